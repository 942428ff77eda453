import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

function read(text: string): unknown[] {
  return parseIssue({ title: "A bug", text })
    .expectations.filter(({ expected }) => expected !== null)
    .map(({ expression, expected, actual }) => [expression, expected, actual]);
}

test("a member of what a call shows should be another", () => {
  const found = read("```\n> sums([3, 4])\n{ low: 0, high: 4, name: 'a' }\n```\n\nlow should be 3 and `name` must be `'b'`.");

  expect(found).toContainEqual(["sums([3, 4]).low", "3", "0"]);
  expect(found).toContainEqual(["sums([3, 4]).name", "'b'", "'a'"]);
  expect(found.filter((one) => (one as unknown[])[0] === "sums([3, 4])")).toEqual([]);
});

test("members of a Python record are asked by their names", () => {
  const found = read("```\n>>> sums([3, 4])\n{'low': 0, 'high': 4}\n```\n\nlow should be 3.");

  expect(found).toContainEqual(['sums([3, 4])["low"]', "3", "0"]);
});

test.each(["It should be 3.", "weight should be 3.", "high should be 4."])("%s is said of no member", (text) => {
  const found = read(`\`\`\`\n> sums([3, 4])\n{ low: 0, high: 4 }\n\`\`\`\n\n${text}`);

  expect(found.filter((one) => /\.\w+$/.test(String((one as unknown[])[0])))).toEqual([]);
});
