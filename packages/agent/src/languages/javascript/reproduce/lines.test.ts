import { expect, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";
import { textOfCells, textOfLines } from "./texts.ts";

const FILES = {
  "package.json": JSON.stringify({ name: "poem", main: "index.js", scripts: { test: "node --test" } }),
  "index.js": 'function centre(lines, width) {\n  return lines.join("\\n");\n}\nmodule.exports = { centre };\n',
};

async function codesFor(text: string): Promise<string[]> {
  const workspace = await makeRepository(FILES);
  const profile = await javascriptAdapter.detect(workspace.root);

  const tests = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 4);

  workspace.dispose();
  return tests.map(({ code }) => code);
}

test("a block of lines is the text that a call should give", async () => {
  const text = "Steps:\n\n1. `centre(['a', 'bcd'], 3)`\n\nExpected:\n\n```\n a\nbcd\n```\n\nActual: nothing is moved.\n";

  const [code] = await codesFor(text);

  expect(code).toContain('assert.strictEqual(centre(["a", "bcd"], 3), " a\\nbcd");');
});

test.each(["one line", "{ a: [Object],\n  b: 1 }", "[\n  1,\n"])("%j is no text of lines", (text) => {
  expect(textOfLines(text)).toBeNull();
});

test.each(['"ink; red";2', 'a|"b|c"', 'x,"y z",3'])("%s is a line of cells", (text) => {
  expect(textOfCells(text)).toBe(JSON.stringify(text));
});

test.each(['"a","b"', "a;b", '"a; b"', '"a" and b'])("%s is none", (text) => {
  expect(textOfCells(text)).toBeNull();
});

test("blanks before all lines of a block are part of what should be printed", async () => {
  const text = "```js\ncentre(['a', 'b'], 9)\n```\n\nExpected:\n\n```\n    a\n    b\n```\n\nActual:\n\n```\na\nb\n```\n";

  const [code] = await codesFor(text);

  expect(code).toContain('assert.strictEqual(centre(["a", "b"], 9), "    a\\n    b");');
});

test("what a session should give below it is of its last call, and a wish that may be of two calls speaks against no fix", async () => {
  const workspace = await makeRepository(FILES);
  const profile = await javascriptAdapter.detect(workspace.root);
  const text = "```\n> centre(['a'], 3)\n1\n> centre(['b'], 3)\n15\n```\n\nWith three columns the value has to be 5.\n";

  const [first] = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 4);
  workspace.dispose();

  expect(first?.code).toContain('assert.strictEqual(centre(["b"], 3), 5);');
  expect(first?.secondExamples.map(({ kind }) => kind)).toEqual(["neighbour"]);
});

test("a piece of what is printed is looked for in it, beside the one that stands there now", async () => {
  const text = "The page has `No. 3 - soup (1 left)`, though it has to be `No. 3 - soup (4 left)`. I call `centre([3], 9)`.";

  const [whole, piece] = await codesFor(text);

  expect(whole).toContain('assert.strictEqual(centre([3], 9), "No. 3 - soup (4 left)");');
  expect(piece).toContain('["No. 3 - soup (4 left)", "No. 3 - soup (1 left)"].find((part) =>');
  expect(piece).toContain("String(centre([3], 9)).includes(part)");
});

test.each([
  ["`centre(['a'], 1)` gives `'2.50'`, it should be 12.50.", 'assert.strictEqual(centre(["a"], 1), "12.50");'],
  ["```js\ncentre(['a'], 1);\n// Expected: 12.50\n// Actual: 2.50\n```\n", 'assert.strictEqual(centre(["a"], 1), "12.50");'],
  ["`centre(['a'], 1)` gives 2.5, it should be 12.50.", 'assert.strictEqual(centre(["a"], 1), 12.50);'],
])("a number with a zero at its end is a text where what comes out now is one: %s", async (text, code) => {
  const [first] = await codesFor(text);

  expect(first).toContain(code);
});

test("a text that comes out now is known as one where a text should come out", async () => {
  const workspace = await makeRepository(FILES);
  const profile = await javascriptAdapter.detect(workspace.root);
  const text = "| lines | `centre(lines, 3)` | expected |\n|---|---|---|\n| 'a' | -,250 left | -250 left |\n";

  const [first] = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 4);
  workspace.dispose();

  expect(first?.symptom).toEqual({ kind: "wrong_value", expected: '"-250 left"', actual: '"-,250 left"' });
});

test.each(["throws TypeError", "raises an error"])("%s is no text that comes out now", async (now) => {
  const workspace = await makeRepository(FILES);
  const profile = await javascriptAdapter.detect(workspace.root);
  const text = `\`\`\`js\ncentre([], 3); // ${now}, should be ''\n\`\`\`\n`;

  const tests = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 4);
  workspace.dispose();

  expect(tests.map(({ symptom }) => symptom)).toContainEqual({ kind: "wrong_value", expected: "''", actual: null });
});

test("what comes and what should, each behind an arrow of its own, are told apart", async () => {
  const workspace = await makeRepository(FILES);
  const profile = await javascriptAdapter.detect(workspace.root);
  const text = "```js\ncentre(['a', 'bcd'], 3);\n// => got      ['a', 'b']\n// => expected [' a', 'bcd']\n```\n";

  const [first] = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 4);
  workspace.dispose();

  expect(first?.symptom).toEqual({ kind: "wrong_value", expected: "[' a', 'bcd']", actual: "['a', 'b']" });
});
