import { expect, test } from "vitest";
import { makeRepository } from "../testing/repositories.ts";
import { javascriptAdapter } from "../index.ts";

// It takes the three gigabytes that a run may have.
test("a test that fills the memory was stopped: it is no crash of the runner's", { timeout: 120_000 }, async () => {
  const workspace = await makeRepository({
    "package.json": '{ "name": "steps", "scripts": { "test": "node --test" } }\n',
    "steps.js":
      "exports.steps = (to) => {\n  const all = [];\n  while (all.length !== to) all.push([1], [2]);\n  return all;\n};\n",
    "test/steps.test.js":
      "const { test } = require('node:test');\nconst { steps } = require('../steps.js');\n\ntest('odd', () => {\n  steps(3);\n});\n",
  });
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");

    const run = await javascriptAdapter.runTests(workspace, profile, { files: ["test/steps.test.js"], timeMs: 90_000 });

    const failure = run.cases[0]?.failure ?? run.failure;
    expect(failure).toMatchObject({ kind: "timeout", message: expect.stringContaining("memory limit") });
  } finally {
    await workspace.dispose();
  }
});
