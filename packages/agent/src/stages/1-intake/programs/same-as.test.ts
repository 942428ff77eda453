import { describe, expect, test } from "vitest";
import { parseIssue } from "../index.ts";

const SESSION = '```\n>>> week = [Day("Mo", 2), Day("Tu", 3)]\n>>> for day in merge(week): print(*day)\n...\nMo 5\n```\n\n';
const wish = (text: string) =>
  parseIssue({ title: "Days", text }).expectations.find(({ expression }) => expression?.endsWith(" == week") === true)
    ?.expression ?? null;

describe("what a function should give is what it took", () => {
  test.each([
    "It should print two lines, same as week.",
    "I'd expect the same list as in `week`.",
    "That ought to be exactly the same as `week`.",
  ])("%s", (told) => {
    expect(wish(`${SESSION}${told}`)).toBe("merge(week) == week");
  });

  test.each([
    "It prints one line, same as week.",
    "It should not be the same as `week`.",
    "It should be the same as above.",
    "It should be the same as week does.",
  ])("not: %s", (told) => {
    expect(wish(`${SESSION}${told}`)).toBeNull();
  });

  test("not in JavaScript, where no list equals another one", () => {
    expect(wish("```js\nconst week = [1];\nmerge(week);\n```\n\nIt should be the same as week.")).toBeNull();
  });

  test("not where two functions take it", () => {
    expect(wish(`${SESSION.replace("```\n\n", ">>> total(week)\n5\n```\n\n")}It should print the same as week.`)).toBeNull();
  });
});
