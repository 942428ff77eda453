import { describe, expect, test } from "vitest";
import { parseIssue } from "../index.ts";
import { withStepWishes } from "./step-wishes.ts";

const STEPS = "1. `jar = Jar(4)`\n2. `jar.pour(3)` gives 3.\n3. `jar.pour(3)` again gives 3\n4. `jar.pour(1)` returns `1`\n";
const CODE = (third: string, fourth = "") =>
  `\`\`\`\njar = Jar(4)\njar.pour(3)\njar.pour(3)${third}\njar.pour(1)${fourth}\n\`\`\``;

describe("what numbered steps should give", () => {
  test.each([
    ["by their numbers", "\n**Expected**\n\n1 in step 3 and 0 in step 4.", CODE("  # 3, expected 1", "  # 1, expected 0")],
    ["one of them", "\nStep 3 should give `1`, there is no more.", CODE("  # 3, expected 1")],
    ["in other words", "\nIn step 4, I expected `None`.", CODE("", "  # 1, expected None")],
    ["below a heading", "\n### What should happen\n\n`'empty'` for step 4", CODE("", "  # 1, expected 'empty'")],
  ])("%s", (_, told, code) => {
    expect(withStepWishes(`${STEPS}${told}`)).toContain(code);
  });

  test("are wished for behind the steps before", () => {
    const { expectations, snippets } = parseIssue({ title: "A jar", text: `${STEPS}\nExpected: 1 in step 3.` });

    expect(expectations[0]).toMatchObject({ expression: "jar.pour(3)", expected: "1", actual: "3", snippet: 0 });
    expect(snippets[0]?.code).toContain("jar = Jar(4)");
  });

  test("are written as JavaScript where the steps are", () => {
    const text = "1. `const jar = new Jar(4)`\n2. `jar.pour(3)` is 3\n\nStep 2 should be 2.";

    expect(withStepWishes(text)).toContain("jar.pour(3)  // 3, expected 2");
  });

  test.each([
    ["no number", `${STEPS}\nIt should give 1 and 0.`],
    ["what comes now", `${STEPS}\nI got 3 in step 3.`],
    ["a word", `${STEPS}\nI expected an error in step 4.`],
    ["a step that is not there", `${STEPS}\nStep 9 should give 1.`],
    ["steps that are told in words", "1. Take a jar of 4\n2. `jar.pour(3)` gives 3\n\nStep 2 should give 4."],
    ["a list that goes on in words", `${STEPS}5. Fill it\n\nStep 4 should give 4.`],
  ])("are not told by %s", (_, text) => {
    expect(withStepWishes(text)).toBe(text);
  });

  test("no other reading takes them for those of the last call", () => {
    const text = "1. Take `jar = Jar(4)` and fill it\n2. `jar.pour(1)` gives 1\n\nExpected: 5 in step 1.";

    expect(parseIssue({ title: "A jar", text }).expectations.filter(({ expected }) => expected === "5")).toEqual([]);
  });
});
