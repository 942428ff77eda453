import { expect, test } from "vitest";
import { parseIssue } from "./index.ts";
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
  ["```py\nleft(a)  # 4 but I would expect 1\n```", "4", "1"],
  ["`left(a)`, must give 0.3, not 0.2.", "0.2", "0.3"],
  ["`left(a)` should be 9:05.", null, "9:05"],
  ["`left(a)` should be 2024-02-29.", null, "2024-02-29"],
  ["`left(a)` should be 29 February 2024.", null, "29 February 2024"],
  ["`left(a)` should be $1,200.50.", null, "$1,200.50"],
  ["`left(a)` should be 3.", null, "3"],
])("the whole of a value is read: %s", (text, actual, expected) => {
  expect(read(text)).toContainEqual(["left(a)", expected, actual]);
});

test("a day of a month is no number", () => {
  expect(read("`due(1)` is wrong, I expected 31 January and 28 February.")).toEqual([]);
});
