import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

const examplesIn = (text: string) => parseIssue({ title: "Wrong output", text }).unnamed ?? [];
const block = (lead: string, code: string, info = ""): string => `${lead}\n\n\`\`\`${info}\n${code}\n\`\`\`\n\n`;

test.each([
  [
    "comes out and should be",
    block("This", "ul: .a b", "jade") + block("gives me", "<a>b</a>", "html") + block("but should be", "<p>b</p>"),
  ],
  ["should be before what comes out", block("Take", "*a*") + block("Expected:", "<p>b</p>") + block("Actual:", "<a>b</a>")],
])("a text and what %s", (_, text) => {
  expect(examplesIn(text)).toMatchObject([{ expected: '"<p>b</p>"', actual: '"<a>b</a>"', ignores: "ends" }]);
});

test("several lines are compared without their blanks", () => {
  const text =
    block("This", "a\n\nb") + block("gives", "<p>a\n</p><p>b</p>") + block("it should give", "<p>a</p>\n<p>b</p>\n<br>");

  expect(examplesIn(text)).toMatchObject([{ expected: '"<p>a</p><p>b</p><br>"', ignores: "blanks" }]);
});

test.each([
  ["a program", block("This", "mark('a');", "js") + block("gives", "<a>b</a>") + block("should be", "<p>b</p>")],
  ["one side alone", block("This", "*a*") + block("gives", "<a>b</a>") + block("and this", "*b*")],
  ["the same twice", block("This", "*a*") + block("gives", "<a>") + block("should be", "<a>")],
])("none of %s", (_, text) => {
  expect(examplesIn(text)).toEqual([]);
});
