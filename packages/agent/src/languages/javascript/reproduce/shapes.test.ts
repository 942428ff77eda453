import { expect, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";

interface Written {
  files: Record<string, string>;
  title?: string;
  text: string;
}

async function written({ files, title = "It is wrong", text }: Written) {
  const workspace = await makeRepository(files);
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    return await javascriptAdapter.writeReproductions(workspace, profile, parseIssue({ title, text }), 16);
  } finally {
    workspace.dispose();
  }
}

function packageOf(code: string, more: Record<string, unknown> = {}): Record<string, string> {
  return { "package.json": JSON.stringify({ name: "jars", main: "index.js", ...more }), "index.js": code };
}

const JARS = packageOf("exports.open = () => null;\nexports.fill = () => null;\nexports.config = () => null;\n");

test("a number may be how an object prints, and a record may have no prototype", async () => {
  const tests = await written({
    files: JARS,
    text: "`open(1)` returns 3 instead of -4. `fill(1)` returns `{ b: 1 }` instead of `{ a: 1 }`.",
  });
  const codes = tests.map(({ code }) => code).join("\n");

  expect(codes).toContain("assert.strictEqual(open(1), -4);");
  expect(codes).toContain("assert.strictEqual(String(open(1)), '-4');");
  expect(codes).toContain("assert.deepStrictEqual(structuredClone(fill(1)), { a: 1 });");
});

test("a text with commas may be how a list was printed", async () => {
  const tests = await written({ files: JARS, text: "`open(3)` gives `1 l, 2 l` instead of `2 l, 2 l`." });

  expect(tests.map(({ code }) => code).join("\n")).toContain(`assert.strictEqual([open(3)].flat().join(', '), '2 l, 2 l');`);
});

test("a line whose value is told is no set-up of the next, unless it changes what the code declared", async () => {
  const [, second] = await written({
    files: JARS,
    text: "```js\nconst { open } = require('jars')\nopen(1) // => 2, expected 3\nopen(2) // => 3, expected 4\n```",
  });
  const [, stateful] = await written({
    files: JARS,
    text: "```js\nconst { open } = require('jars')\nconst jar = open(1)\njar.fill(1) // => 2, expected 3\njar.fill(2) // => 3, expected 4\n```",
  });

  expect(second?.code).not.toContain("open(1)");
  expect(stateful?.code).toContain("jar.fill(1);\n");
});

test("of several calls around, that one is meant which throws what is stated", async () => {
  const tests = await written({
    files: JARS,
    text: "```\nTypeError: jar.trim is not a function\n    at open (/app/jars/index.js:1:2)\n```\n\nWe call `open(-1)`. Others like `open(1)` work. For this one I'd expect `{ a: 2 }`.",
  });

  expect(tests.slice(0, 2).map(({ code, symptom }) => [/open\(-?1\)/.exec(code)?.[0], symptom])).toEqual([
    ["open(1)", { kind: "exception", errorType: "TypeError", message: "jar.trim is not a function" }],
    ["open(-1)", { kind: "exception", errorType: "TypeError", message: "jar.trim is not a function" }],
  ]);
});

test("where an error is stated, a value that should be comes before a bare call", async () => {
  const [first] = await written({
    files: JARS,
    text: "```js\nconst { open } = require('jars')\nopen('2')\n```\n```\nTypeError: x.trim is not a function\n    at open (/app/jars/index.js:1:2)\n```\nI expected `open('2')` to be `'2e+0'`.",
  });

  expect(first).toMatchObject({ demandsNoValue: false });
  expect(first?.code).toContain("assert.strictEqual(open('2'), '2e+0');");
});

test("what is right as it is becomes a second example and no test", async () => {
  const tests = await written({ files: JARS, text: "`open(1)` returns '3' instead of '-4'. `open(2)` is right." });

  expect(tests).toHaveLength(1);
  expect(tests[0]?.secondExamples).toMatchObject([{ kind: "unseen_example", learns: true }]);
  expect(tests[0]?.secondExamples[0]?.code).toContain("assert.strictEqual(JSON.stringify(open(2)), 'what it gives");
});

test("a template is a text, with its blanks", async () => {
  const [first] = await written({
    files: JARS,
    text: "```js\nconst { open } = require('jars')\nopen('x')\n```\nprints `  <b>x{{</b>`, and I expected `  <b>x</b>`.",
  });

  expect(first?.code).toContain("assert.strictEqual(open('x'), '  <b>x</b>');");
  expect(first?.symptom).toMatchObject({ actual: '"  <b>x{{</b>"' });
});

test("a module is called within the line that loads it", async () => {
  const [first] = await written({
    files: packageOf("module.exports = () => null;\n"),
    text: "```\n$ node -e \"require('jars')(null)\"\nTypeError: no jar\n    at open (/app/jars/index.js:3:1)\n```\nI expected `[]`.",
  });

  expect(first?.code).toContain("const jars = require(");
  expect(first?.code).toContain("assert.deepStrictEqual(jars(null), []);");
});

test("what a wrapper for all loaders exports is found", async () => {
  const [first] = await written({
    files: packageOf(
      "(function (root) {\n  function jar() { return null; }\n  if (typeof module !== 'undefined') { module.exports = jar; } else { root.jar = jar; }\n})(this);\n",
      { name: "jar-kit" },
    ),
    text: "`jar(1)` returns null instead of 1.",
  });

  expect(first?.code).toContain("const jar = require(");
});

const CLASS = "class Jar {}\n";
const ISSUE = "```js\nconst Jar = require('jars')\nnew Jar(1).size() // => 2, expected 1\n```";

test("a package with code for both loaders is asked by require", async () => {
  const [first] = await written({
    files: {
      ...packageOf(`${CLASS}module.exports = Jar;\n`, { exports: { import: "./index.mjs", require: "./index.js" } }),
      "index.mjs": `${CLASS}export { Jar };\nexport default Jar;\n`,
    },
    text: ISSUE,
  });

  expect(first?.code).toMatch(/const Jar = require\('[./]*index\.js'\)/);
});

test("what is constructed is the default export and no namespace", async () => {
  const [first] = await written({
    files: {
      "package.json": JSON.stringify({ name: "jars", main: "index.mjs" }),
      "index.mjs": `${CLASS}export { Jar };\nexport default Jar;\n`,
    },
    text: ISSUE,
  });

  expect(first?.code).toMatch(/import Jar from '[./]*index\.mjs'/);
});
