import { expect, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";

const FILES = {
  "package.json": JSON.stringify({ name: "cells", main: "index.js", scripts: { test: "node --test" } }),
  "index.js": "function cell(text) {\n  return text;\n}\nmodule.exports = { cell };\n",
};

test("functions that may be meant are tried one by one, and none speaks against a fix of another", async () => {
  const workspace = await makeRepository({
    ...FILES,
    "index.js":
      "function cell(text) {\n  return text;\n}\nfunction shout(text) {\n  return text;\n}\nmodule.exports = { cell, shout };\n",
  });
  const profile = await javascriptAdapter.detect(workspace.root);
  const text =
    "It is cut:\n\n| given | result | expected |\n|---|---|---|\n| `a b` | `a` | `a-b` |\n| `c d` | `c` | `c-d` |\n| `e f` | `e` | `e-f` |\n";

  const tests = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 9);

  workspace.dispose();
  expect(tests.length).toBeGreaterThan(1);
  for (const { code, secondExamples } of tests) {
    const [mine, other] = code.includes("cell(") ? ["cell(", "shout("] : ["shout(", "cell("];
    for (const one of [code, ...secondExamples.map((second) => second.code)]) {
      expect(one).toContain(mine);
      expect(one).not.toContain(other);
    }
  }
});

test("a row's value that is half of a text in quotes is what tells its function from the others", async () => {
  const workspace = await makeRepository(FILES);
  const profile = await javascriptAdapter.detect(workspace.root);
  const text = 'It is cut:\n\n| given | result | expected |\n|---|---|---|\n| `"b,c"` | `"b` | `b,c` |\n';

  const tests = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 4);

  workspace.dispose();
  expect(tests[0]?.symptom).toMatchObject({ kind: "wrong_value", actual: JSON.stringify('"b') });
});

test.each([
  [
    "a function that is assigned",
    "exports.render = function (text, options) {\n  return text;\n};\n",
    /render\('\*a\*'\)\.trim\(\), '<p>b<\/p>'/,
  ],
  [
    "a method of a converter",
    "class Marker {\n  makeHtml(text) {\n    return text;\n  }\n}\nmodule.exports = { Marker };\n",
    /new Marker\(\)\.makeHtml\('\*a\*'\)\.trim\(\)/,
  ],
])("what goes in and comes out in blocks is of %s", async (_, source, code) => {
  const workspace = await makeRepository({ ...FILES, "index.js": source });
  const profile = await javascriptAdapter.detect(workspace.root);
  const text = "This\n\n```\n*a*\n```\n\ngives me\n\n```\n<a>b</a>\n```\n\nbut should be\n\n```\n<p>b</p>\n```\n";

  const [test] = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 4);

  workspace.dispose();
  expect(test?.code).toMatch(code);
});
