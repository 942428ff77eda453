import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

const CODE = "```js\nconst shelf = new Shelf(2);\nconst left = shelf.put('ink');\n```\n";

function read(text: string): unknown[] {
  return parseIssue({ title: "A bug", text })
    .expectations.filter(({ expression }) => expression !== null)
    .map(({ expression, expected, actual, snippet }) => [expression, expected, actual, snippet]);
}

test("what a section says of several calls and variables of the code is said of each", () => {
  const found = read(
    `${CODE}\n**Expected behavior**\n\`left\` is \`1\` and \`shelf.has('ink')\` returns \`true\`.\n\n**Actual behavior**\n\`left\` is \`2\` and \`shelf.has('ink')\` returns \`false\`.\n`,
  );

  expect(found).toContainEqual(["left", "1", "2", 0]);
  expect(found).toContainEqual(["shelf.has('ink')", "true", "false", 0]);
  expect(found.every((one) => /^(?:left|shelf\.has\('ink'\))$/.test(String((one as unknown[])[0])))).toBe(true);
});

test("a word that the code does not declare is no variable", () => {
  const found = read(`${CODE}\n**Expected behavior**\nThe flag \`done\` is \`true\`.\n`);

  expect(found).not.toContainEqual(["done", "true", null, 0]);
});

test.each([
  ["It should read:", "['ink', 'pen']"],
  ["Somebody else would be confused. I'd like to see", "['ink', 'pen']"],
  ["The list should have come back as it was:", "['ink', 'pen']"],
  ["It should be like this:", null],
  ["It should work with such a list:", null],
])("what stands below “%s” is told to be right: %s", (lead, expected) => {
  const found = read(`\`\`\`\n> rows('ink')\n[ '' ]\n\`\`\`\n\n${lead}\n\n\`\`\`\n['ink', 'pen']\n\`\`\`\n`);

  expect(found.some((one) => (one as unknown[])[1] === "['ink', 'pen']")).toBe(expected !== null);
});

test("what stands below “`f(1)` gives” is what comes now", () => {
  const found = read("Writing it with `row(['a; b', 'c'])` gives\n\n    a; b;c\n\nwhich has three cells. Expected `'a; b';c`.\n");

  expect(found).toContainEqual(["row(['a; b', 'c'])", "'a; b';c", "a; b;c", 0]);
});

test("a label at the start of the sentence says more than the heading above", () => {
  const found = read(
    "Steps:\n\n1. `put('ink')`\n\nExpected:\n\n```\nink\n```\n\nActual: nothing. In short, `rows('ink')` is `['', 'ink']`.\n",
  );

  expect(found).toContainEqual(["rows('ink')", null, "['', 'ink']", null]);
});

test("what stands below “I get” is what comes now", () => {
  const found = read("So I write\n\n    rows(['ink'])\n\nand I get\n\n    []\n\nwhere it should be\n\n    ['ink']\n");

  expect(found).toContainEqual(["rows(['ink'])", "['ink']", "[]", 0]);
});
