import { expect, test } from "vitest";
import { codeFrame } from "./code-frames.ts";
import { parseIssue } from "../index.ts";
import { runnerDiff } from "./runner-diffs.ts";

test.each([
  ["+ actual - expected\n\n+ 'a'\n- 'b'", "'b'", "'a'"],
  ["  + expected - actual\n\n  -one\n  +two\n", "two", "one"],
  ["- Expected\n+ Received\n\n  head\n- b\n+ a\n  tail\n\n ❯ test/x.test.js:3:1", "head\nb\ntail", "head\na\ntail"],
  ["- Expected  - 1\n+ Received  + 2\n\n- 7\n+ 8\n\n    at Object.<anonymous> (a.js:1:1)", "7", "8"],
  ["Expected values to be strictly equal:\n\n5 !== 4\n\n    at x (a.js:1:1)", "4", "5"],
  ["AssertionError: expected 'a' to deeply equal 'b' // Object.is equality\n", "'b'", "'a'"],
  ['expect(received).toBe(expected)\n\n    Expected: "b"\n    Received: "a"\n', '"b"', '"a"'],
])("both sides of a runner's diff: %j", (code, expected, actual) => expect(runnerDiff(code)).toEqual({ expected, actual }));

test.each([
  "- old line\n+ new line",
  "+ actual - expected\n\n  same\n  same",
  "+ actual - expected\n\n+ 'a'\n...\n- 'b'",
  "+ actual - expected",
  "AssertionError: expected [ 1, …(3) ] to equal [ 2, …(3) ]",
  "Expected: soon",
])("nothing is read of %j", (code) => expect(runnerDiff(code)).toBeNull());

const FRAME =
  "     11| it('adds', () => {\n     12|   const list = [1, 2];\n     13|   expect(total(list))\n       |          ^\n     14|     .toBe(3);";

test("the code that a runner frames: what is looked at, and what is made before", () => {
  expect(codeFrame(FRAME)).toEqual({ setup: "const list = [1, 2];", expression: "total(list)" });
  expect(codeFrame("> 4 |   t.is(pad('a', 3), '  a')\n  5 | })")).toEqual({ setup: "", expression: "pad('a', 3)" });
  expect(codeFrame("   4| assert.equal(\n   5|   pad('a',\n   6|     3), '  a')")).toEqual({
    setup: "",
    expression: "pad('a',\n    3)",
  });
});

test.each(["a | b", "1| expect(f(1)\n2| ", "1| expect(f(1))\n9| toBe(2)", "1| if (x)\n2| expect(f(1)).toBe(2)"])(
  "no frame is read of %j",
  (code) => expect(codeFrame(code)).toBeNull(),
);

function read(text: string): unknown[] {
  return parseIssue({ title: "A bug", text }).expectations.map(({ expression, expected, actual }) => [
    expression,
    expected,
    actual,
  ]);
}

test.each([
  [`\`\`\`\n- Expected\n+ Received\n\n- 3\n+ 12\n\n ❯ a.test.js:13:10\n${FRAME}\n\`\`\``, ["total(list)", "3", "12"]],
  [
    "The check is `assert.equal(slug(title), wanted)`:\n\n```diff\n+ actual - expected\n\n+ 'a--b'\n- 'a-b'\n```\n\nThe title was fine, the input was `a & b`.",
    ['slug("a & b")', "'a-b'", "'a--b'"],
  ],
  [
    "`expect(sorted([2, 1])).toEqual(…)` says\n\n```\n- Expected\n+ Received\n\n- [1, 2]\n+ [2, 1]\n```\n",
    ["sorted([2, 1])", "[1, 2]", "[2, 1]"],
  ],
  [`\`\`\`\nExpected: 3\nReceived: 12\n\n${FRAME}\n\`\`\``, ["total(list)", "3", "12"]],
])("a diff is said of what the assertion looks at: %j", (text, example) => expect(read(text)).toContainEqual(example));

test("but not where nothing tells what that takes", () => {
  const text = "`assert.equal(slug(title), wanted)`:\n\n```diff\n+ actual - expected\n\n+ 'a--b'\n- 'a-b'\n```\n";

  expect(read(text)).not.toContainEqual(expect.arrayContaining(["'a-b'"]));
});

test("a long text of signs costs little", () => {
  expect(runnerDiff(`+ actual - expected\n${"+ -\n".repeat(200_000)}`)).toBeNull();
});
