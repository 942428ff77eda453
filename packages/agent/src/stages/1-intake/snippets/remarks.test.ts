import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";
import { withRemarks } from "./remarks.ts";

function read(text: string): unknown[] {
  return parseIssue({ title: "A bug", text }).expectations.map(({ expression, expected, actual }) => [
    expression,
    expected,
    actual,
  ]);
}

test.each([
  ["area(2)   returns 3, should be 4", "area(2)  # returns 3, should be 4"],
  ["new Box(1).size() -> 3", "new Box(1).size()  # -> 3"],
  ["list(a)[0].b: should be 2", "list(a)[0].b  # should be 2"],
  ["area('is (') is 1", "area('is (')  # is 1"],
])("what is said behind the call of a line is its comment: %s", (line, commented) => {
  expect(withRemarks(line, "#")).toBe(commented);
});

test.each([
  "area(2)  # returns 3",
  "if (a) throws(b)",
  "x = area(2)",
  "area(a) {",
  "area(a) => {",
  "area(",
  "def area(a): returns",
])("other lines stay as they are: %s", (line) => {
  expect(withRemarks(line, "#").split("  # ")[0]).toBe(line.split("  # ")[0]);
});

test("what a call gives and should give may stand in lines of their own below it", () => {
  const text =
    "Once each:\n\n    ways([2, 3], 7)\n    -> [[2, 2, 3]]\n    expected []\n\n    ways([1], 1)\n    => [[1]]\n    but should be [[1], []]\n";

  expect(read(text)).toEqual([
    ["ways([2, 3], 7)", "[]", "[[2, 2, 3]]"],
    ["ways([1], 1)", "[[1], []]", "[[1]]"],
  ]);
  expect(withRemarks("check(a)\nexpected = 3\nf(b) =>\n-> 2", "#")).toBe("check(a)\nexpected = 3\nf(b) =>\n-> 2");
});

test("calls in an indented list, one a line", () => {
  const text = "All are wrong:\n\n    area(2)      gives 3, should be 4\n    area(3, 1)   gives 9, should be -1\n";

  expect(read(text)).toEqual([
    ["area(2)", "4", "3"],
    ["area(3, 1)", "-1", "9"],
  ]);
});

test.each([
  ["```py\nleft(a)  # -1, expected 2\n```", "-1", "2"],
  ["```py\nleft(a)  # 4, I expect 1\n```", "4", "1"],
  ["```js\nleft(a)\n// is 'b', must be 'c'\n```", "'b'", "'c'"],
  ["It says that `left(a)` returns\n\n    to [b]c\n\nwhile it should return\n\n    to [bc]\n", "to [b]c", "to [bc]"],
  ["```py\nleft(a)  # 4 but I would expect 1\n```", "4", "1"],
  ["`left(a)`, must give 0.3, not 0.2.", "0.2", "0.3"],
  ["`left(a)` should be 9:05.", null, "9:05"],
  ["`left(a)` should be 2024-02-29.", null, "2024-02-29"],
  ["`left(a)` should be 29 February 2024.", null, "29 February 2024"],
  ["`left(a)` should be $1,200.50.", null, "$1,200.50"],
  ["`left(a)` should be 3.", null, "3"],
  ["```py\nleft(a)  # Money('1'), should be Money('2')\n```", "Money('1')", "Money('2')"],
  ["left(a, 1) should return (1, 'b') but is (1, 'a').", "(1, 'a')", "(1, 'b')"],
  ["```py\nleft(a)  # True, but it is not used\n```", "True", null],
  ["```\n>>> left(a)\n'b'\n```\nThe right answer is 'c'.", "'b'", '"c"'],
  ["```\nleft(a)\n\nExpected: 'b(1)'\nActual:   'c(1)'\n```", "'c(1)'", "'b(1)'"],
  ["Actual: left(a) = '1:1'\nExpected: left(a) = '1:01'", "'1:1'", "'1:01'"],
])("the whole of a value is read: %s", (text, actual, expected) => {
  expect(read(text)).toContainEqual([expect.stringMatching(/^left\(a(?:, 1)?\)$/), expected, actual]);
});

test("a day of a month is no number", () => {
  expect(read("`due(1)` is wrong, I expected 31 January and 28 February.")).toEqual([]);
});

test("what is thrown in place of a value", () => {
  const { expectations } = parseIssue({ title: "A bug", text: "`left(1)` should be `2` but it dies with a ValueError." });

  expect(expectations).toContainEqual(
    expect.objectContaining({
      expression: "left(1)",
      expected: "2",
      throws: { which: "actual", type: "ValueError", message: null },
    }),
  );
});

test("a call with what it gave in the line below, without prompts", () => {
  const text = "It says\n\n    areas([2, 3])\n    ['4', '8']\n\nthat is one too few. It should be `['4', '9']`.\n";

  expect(read(text)).toContainEqual(["areas([2, 3])", "['4', '9']", "['4', '8']"]);
});

test.each([
  ["a value that goes on", "areas(2)\n[3] + rest"],
  ["a value behind something else", "areas(2) +\n[3]"],
  ["code behind the value", "draw(2)\n[a, b]\n.map(draw)"],
])("no value below: %s", (_, code) => {
  expect(withRemarks(code, "//")).toBe(code);
});

test.each([
  ["const n = await send(2);\n// n => 1, expected 0", "const n = await send(2);\nn  // => 1, expected 0"],
  ["box = pack(2)\n# box.size is 1, should be 2", "box = pack(2)\nbox.size  # => 1, should be 2"],
  ["const n = send(2);\n// nothing => sent", "const n = send(2);\n// nothing => sent"],
  ["// n => 1, expected 0\nconst n = send(2);", "// n => 1, expected 0\nconst n = send(2);"],
])("a comment that names a variable of the code above is said of it: %s", (code, commented) => {
  expect(withRemarks(code, code.includes("#") ? "#" : "//")).toBe(commented);
});

test.each([
  ["console.log(plural('sheep'))   // sheeps   <-- expected: sheep", "plural('sheep')", "sheep", "sheeps"],
  ["String(first);   // '0.01' ... but it is '-0.01' what we owe", "String(first)", "'-0.01'", "'0.01'"],
  ["sum(1, 2)  // 4 <- should be 3", "sum(1, 2)", "3", "4"],
])("a comment that points at what it shows tells both: %s", (line, expression, expected, actual) => {
  expect(read(`Look:\n\n\`\`\`js\n${line}\n\`\`\`\n`)).toContainEqual([expression, expected, actual]);
});
