import fc from "fast-check";
import { expect, test } from "vitest";
import { suggestedLines } from "./suggested-lines.ts";
import { withSuggestion } from "./suggestion-patch.ts";
import { requestIssue } from "./request-issue.ts";

const at = (startLine: number, endLine: number, replacement: string) => ({ path: "a.js", startLine, endLine, replacement });

test.each([
  ["```suggestion\n  return [];\n```", ["  return [];"]],
  ["Better:\n\n```suggestion\na\nb\n```\nand\n```suggestion\n```\n", ["a\nb", ""]],
  ["````suggestion\n```\n````", ["```"]],
  ["```suggestion\r\na\r\n```\r\n", ["a"]],
  ["```js\nreturn [];\n```", []],
])("the suggestions of %j", (note, wanted) => {
  expect(suggestedLines(note)).toEqual(wanted);
});

test.each([
  ["one line", at(2, 2, "B"), "a\nB\nc\n"],
  ["several lines by one", at(1, 2, "x"), "x\nc\n"],
  ["the last line by two", at(3, 3, "c\nd"), "a\nb\nc\nd\n"],
  ["a line by nothing", at(2, 2, ""), "a\nc\n"],
])("%s is replaced", (_, suggestion, wanted) => {
  expect(withSuggestion("a\nb\nc\n", suggestion)).toBe(wanted);
});

test("line ends of the file are kept, and lines that it has not are refused", () => {
  expect(withSuggestion("a\r\nb\r\n", at(1, 1, "x\ny"))).toBe("x\r\ny\r\nb\r\n");
  for (const [from, to] of [
    [0, 1],
    [2, 1],
    [3, 4],
  ])
    expect(() => withSuggestion("a\nb\nc\n", at(from ?? 0, to ?? 0, "x"))).toThrow("has no lines");
});

test("a line replaced by itself changes nothing", () => {
  const texts = fc.array(
    fc.string().filter((line) => !/[\r\n]/.test(line) && line !== ""),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(texts, fc.nat(), (lines, pick) => {
      const line = (pick % lines.length) + 1;
      const text = `${lines.join("\n")}\n`;
      expect(withSuggestion(text, at(line, line, lines[line - 1] ?? ""))).toBe(text);
    }),
  );
});

test("a suggestion is no code of the request", () => {
  const issue = requestIssue({ title: "t", text: "x" }, "Also handle `null`.\n```suggestion\n  f(null) // => 1\n```\n");
  expect(issue).toMatchObject({ title: "Also handle `null`.", text: "Also handle `null`." });
});
