import { expect, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";

const FILES = {
  "package.json": JSON.stringify({ name: "oven", main: "index.js", scripts: { test: "node --test" } }),
  "index.js":
    "class Oven {\n  bake(loaf) {\n    return { loaf, minutes: [] };\n  }\n}\nfunction loaves(text) {\n  return [];\n}\nmodule.exports = { Oven, loaves };\n",
};

async function firstFor(text: string): Promise<string | undefined> {
  const workspace = await makeRepository(FILES);
  const profile = await javascriptAdapter.detect(workspace.root);

  const [first] = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 4);

  workspace.dispose();
  return first?.code;
}

test.each([
  [
    "what is printed last is asked, though it calls nothing",
    "```js\nconst found = loaves('rye');\nconsole.log(found.length);\n```\n\nprints 0, I expected 2.",
    "assert.strictEqual(found.length, 2);",
  ],
  [
    "a label before what is printed is no part of it",
    "```js\nconst found = loaves('rye');\nconsole.log('loaves', found.length);\n```\n\nIt prints\n\n```\nloaves 0\n```\n\nbut I expect\n\n```\nloaves 2\n```\n",
    "assert.strictEqual(found.length, 2);",
  ],
  [
    "a label in the sentence is none either",
    "```js\nconst found = loaves('rye');\nconsole.log('loaves:', found.length);\n```\n\nThe output is `loaves: 0`, but it must be `loaves: 2`.",
    "assert.strictEqual(found.length, 2);",
  ],
  [
    "a label tells which of several lines is meant",
    "```js\nconsole.log('all rye:', loaves('rye').length);\nconsole.log('all oat:', loaves('oat').length);\n```\n\nCurrent output:\n\n```\nall rye: 0\nall oat: 0\n```\n\nThe first line should be `all rye: 2`.",
    "assert.strictEqual(loaves('rye').length, 2);",
  ],
  [
    "several values are the line that the console makes of them",
    "```js\nconst done = new Oven().bake('rye');\nconsole.log(done.loaf, done.minutes.length);\n```\n\nIt logs `rye 0`, but it should log `rye 2`.",
    "assert.strictEqual(util.format(done.loaf, done.minutes.length), 'rye 2');",
  ],
  [
    "the console is brought in once, also where the issue brings it",
    "```js\nconst util = require('util');\nconst done = new Oven().bake('rye');\nconsole.log(util.format('%s', done.loaf), done.minutes.length);\n```\n\nIt logs `rye 0`, but it should log `rye 2`.",
    "const util = require('util');\nconst { Oven }",
  ],
  [
    "a session that loads the module by itself is read without that",
    "```\n> import('./index.js').then((m) => globalThis.m = m)\n> m.loaves('rye')\n[]\n```\n\nshould be\n\n```\n[ 'rye' ]\n```\n",
    "{\n  assert.deepStrictEqual(m.loaves('rye'), [ 'rye' ]);",
  ],
  [
    "what a variable keeps is not made again",
    "```js\nconst oven = new Oven();\nconst done = oven.bake('rye');\n```\n\n**Expected:** `null`\n\n**Actual:** `{ loaf: 'rye', minutes: [] }`",
    "const done = oven.bake('rye');\n  assert.strictEqual(done, null);",
  ],
])("%s", async (_, text, code) => {
  expect(await firstFor(text)).toContain(code);
});

test("what a program prints in a function is all that it prints", async () => {
  const program =
    "```js\nconst show = (n) => console.log(n, loaves([n]).length);\nshow(1);\nshow(2);\n```\n\n```\n1 5\n2 7\n```\n\nThe last line should be `2 9`.";

  const workspace = await makeRepository(FILES);
  const profile = await javascriptAdapter.detect(workspace.root);
  const tests = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text: program }), 4);
  workspace.dispose();
  const code = tests[0]?.code;

  expect(tests[0]?.secondExamples.filter(({ kind }) => kind === "unseen_example")).toEqual([]);
  expect(code).toContain("printed.push(util.format(...values))");
  expect(code).toContain("show(2);");
  expect(code).toContain('assert.strictEqual(printed.join("\\n"), "1 5\\n2 9");');
});
