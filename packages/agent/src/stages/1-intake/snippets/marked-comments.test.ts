import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";
import { withSignsInWords } from "./marked-comments.ts";

function read(code: string): unknown[] {
  return parseIssue({ title: "A bug", text: `\`\`\`js\n${code}\n\`\`\`` }).expectations.map(
    ({ expression, expected, actual }) => [expression, expected, actual],
  );
}

test.each([
  ["tally('aab')   // 2 ❌ 3", "tally('aab')", "3", "2"],
  ["tally('b')     // 'x'  ✗ 'y'", "tally('b')", "'y'", "'x'"],
  ["tally([])      // [1, 2] ❌ → ✅ [2, 1]", "tally([])", "[2, 1]", "[1, 2]"],
  ["tally(7)       // ❌ true ✅ false", "tally(7)", "false", "true"],
  ["tally(8)       // ✅ -1.5 ❌ 1.5", "tally(8)", "-1.5", "1.5"],
  ["tally(9)       // 40 ❌ 4 (ten times too much)", "tally(9)", "4", "40"],
  ["tally(11)      // 5 WRONG 4", "tally(11)", "4", "5"],
  ["tally(12)      // 5 ❌ (4)", "tally(12)", "4", "5"],
  ["tally(14)  ->  5   ❌ (4)", "tally(14)", "4", "5"],
  ["tally(13)      // 2 OK", "tally(13)", "2", null],
  ["tally(10)      // null ❌ 0, there is none", "tally(10)", "0", "null"],
])("signs between two values tell which comes and which should: %s", (line, expression, expected, actual) => {
  expect(read(line)).toEqual([[expression, expected, actual]]);
});

test("so they do in Python's comments", () => {
  expect(withSignsInWords("tally(3)  # 'a#b' ❌ 'b'")).toBe("tally(3)  # 'a#b', expected 'b'");
});

test.each([
  "tally(1) // 2",
  "tally(1) // 7 ✅",
  "tally(1) // ❌ crashes",
  "say('1 ❌ 2')",
  "// 1 stays ❌ 2",
  "a ❌ b",
  "tally(2) // 3 OK so far",
  "f(X) // 2",
])("other lines stay as they are: %s", (line) => expect(withSignsInWords(line)).toBe(line));

test("a long line costs little", () => {
  const line = `f(1) // ${"[".repeat(50_000)} ❌ ${"9 ".repeat(50_000)}`;

  expect(withSignsInWords(line)).toBe(line);
});
