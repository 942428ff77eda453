import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

const read = (title: string, code: string) =>
  parseIssue({ title, text: `\`\`\`python\n${code}\n\`\`\`\n` }).expectations.map(({ expression, expected, actual }) => [
    expression,
    expected,
    actual,
  ]);

test("what the title tells of is what comes now, though a comment shows it without a word", () => {
  expect(read("Dates with the offset -0000 come back as None", "parse('a +0000')  # 1\nparse('a -0000')  # None")).toEqual([
    ["parse('a +0000')", "1", null],
    ["parse('a -0000')", null, "None"],
  ]);
});

test("of two truths the other one is meant then", () => {
  expect(read("even(4) is False", "even(4)  # False")).toContainEqual(["even(4)", "True", "False"]);
});

test.each(["None should come back", "It returns 1 instead of None", "Something else is wrong"])("%s: no such title", (title) => {
  expect(read(title, "parse('a')  # None")).toContainEqual(["parse('a')", "None", null]);
});
