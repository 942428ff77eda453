import { expect, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";

const FILES = {
  "package.json": JSON.stringify({ name: "cells", main: "index.js", scripts: { test: "node --test" } }),
  "index.js": "function cell(text) {\n  return text;\n}\nmodule.exports = { cell };\n",
};

test("a row's value that is half of a text in quotes is what tells its function from the others", async () => {
  const workspace = await makeRepository(FILES);
  const profile = await javascriptAdapter.detect(workspace.root);
  const text = 'It is cut:\n\n| given | result | expected |\n|---|---|---|\n| `"b,c"` | `"b` | `b,c` |\n';

  const tests = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 4);

  workspace.dispose();
  expect(tests[0]?.symptom).toMatchObject({ kind: "wrong_value", actual: JSON.stringify('"b') });
});
