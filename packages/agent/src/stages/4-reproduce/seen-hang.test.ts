import { expect, test } from "vitest";
import { javascriptAdapter } from "../../languages/javascript/index.ts";
import { makeRepository } from "../../languages/javascript/testing/repositories.ts";
import { parseIssue } from "../1-intake/index.ts";
import { reproduce } from "./index.ts";
import { requestOf } from "./testing/request.ts";

test("a call that never ends is seen by running it, where other words than usual tell of it", { timeout: 120_000 }, async () => {
  const workspace = await makeRepository({
    "package.json": '{ "name": "steps", "main": "steps.js", "scripts": { "test": "node --test" } }\n',
    "steps.js": "exports.steps = (to) => {\n  let at = 0;\n  while (at !== to) at += 2;\n  return at;\n};\n",
  });
  try {
    const facts = parseIssue({
      title: "The page stops responding",
      text: "`steps(3)` should be `2`, and the tab stops responding.",
    });
    const request = await requestOf(javascriptAdapter, workspace, facts);

    const { admitted } = await reproduce(request, { signal: workspace.signal, timeMs: 60_000 });

    expect(admitted?.test.symptom).toEqual({ kind: "hang" });
    expect(admitted?.test.code).toContain("assert.strictEqual(steps(3), 2)");
  } finally {
    workspace.dispose();
  }
});
