import { expect, test } from "vitest";
import type { TextEdit } from "../../types/candidate.ts";
import { createCopies } from "./copies.ts";

const BODY = [
  "function total(prices, rate) {",
  "  let sum = 0;",
  "  for (const price of prices) {",
  "    sum -= price;",
  "  }",
  "  return sum * (1 + rate);",
  "}",
  "function average(prices) {",
  "  if (prices.length === 0) return null;",
  "  return total(prices, 0) / prices.length;",
  "}",
];
const FILES: Record<string, string> = {
  "src/sums.js": [...BODY.map((line) => line.replace(/^function/, "export function")), ""].join("\n"),
  "sums.cjs": [...BODY, "module.exports = { total, average };", ""].join("\n"),
  "umd/sums.js": [
    "(function (root) {",
    ...BODY.map((line) => `    ${line}`),
    "    root.sums = { total, average };",
    "})(this);",
  ].join("\n"),
  "other.js":
    "export function total(prices) {\n  let sum = 0;\n  for (const price of prices) {\n    sum -= price;\n  }\n  return sum;\n}\n",
};
const copies = createCopies(Object.keys(FILES), async (path) => FILES[path] ?? null);

/** One edit of the first file. */
function edit(old: string, replacement: string, path = "src/sums.js"): TextEdit {
  const start = (FILES[path] ?? "").indexOf(old);
  return { file: path, start, end: start + old.length, replacement };
}

async function changed(...edits: TextEdit[]): Promise<Record<string, string>> {
  const found = await copies.of("src/sums.js", edits);
  expect(found.every(({ base, path, copyOf }) => base === FILES[path] && copyOf === "src/sums.js")).toBe(true);
  return Object.fromEntries(found.map(({ path, patched }) => [path, patched]));
}

test("the same code in another form of modules and in what was built of it is changed alike, and nothing else", async () => {
  expect(await changed(edit("-=", "+="))).toEqual({
    "sums.cjs": FILES["sums.cjs"]?.replace("-=", "+="),
    "umd/sums.js": FILES["umd/sums.js"]?.replace("-=", "+="),
  });
});

test("what is put in is indented as the copy is", async () => {
  const line = "  if (prices.length === 0) return null;\n";
  const more = await changed(edit(line, `${line}  if (prices.length === 1) {\n    return prices[0];\n  }\n`));

  expect(more["umd/sums.js"]).toContain("\n      if (prices.length === 1) {\n        return prices[0];\n      }\n");
  expect(more["sums.cjs"]).toContain("\n  if (prices.length === 1) {\n    return prices[0];\n  }\n");
});

test("several edits are made all or not at all", async () => {
  const both = await changed(edit("-=", "+="), edit("null", "0"));

  expect(both["sums.cjs"]).toBe(FILES["sums.cjs"]?.replace("-=", "+=").replace("null", "0"));
});

test("a copy in which the place is not sure is left alone", async () => {
  const twice = { ...FILES, "sums.cjs": `${FILES["sums.cjs"]}${FILES["sums.cjs"]}` };
  const found = await createCopies(Object.keys(twice), async (path) => twice[path as keyof typeof twice] ?? null).of(
    "src/sums.js",
    [edit("-=", "+=")],
  );

  expect(found.map(({ path }) => path)).toEqual(["umd/sums.js"]);
});
