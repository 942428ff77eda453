import { readFileSync } from "node:fs";
import path from "node:path";
import { runsSlowTests } from "@fixpoint/testing";
import { describe, expect, test, vi } from "vitest";
import { javascriptAdapter } from "../../languages/javascript/index.ts";
import { makeRepository } from "../../languages/javascript/testing/repositories.ts";
import { pythonAdapter } from "../../languages/python/index.ts";
import { makeProject } from "../../languages/python/testing/project.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../types/language.ts";
import { tryReproduction, type Tried } from "./try-reproduction.ts";

vi.setConfig({ testTimeout: 120_000 });

const hanging = (filePath: string, testName: string, code: string): ReproductionTest => ({
  id: "r1",
  testName,
  filePath,
  code,
  derivedFrom: "the issue",
  symptom: { kind: "hang" },
  probe: {},
  secondExamples: [],
});

/** Gate R, noting how long each run might take. */
async function tried(adapter: LanguageAdapter, workspace: Workspace, profile: ProjectProfile, reproduction: ReproductionTest) {
  const given: { timeMs: number; code: string }[] = [];
  const runTests: LanguageAdapter["runTests"] = (where, project, options) => {
    given.push({ timeMs: options.timeMs, code: readFileSync(path.join(where.root, reproduction.filePath), "utf8") });
    return adapter.runTests(where, project, options);
  };
  const request = { adapter: { ...adapter, runTests }, workspace, profile, baseFiles: new Set<string>() };
  const context = { signal: workspace.signal, timeMs: 40_000 };
  const result: Tried = await tryReproduction(request, reproduction, context, performance.now() + 40_000);
  return { ...result, given, left: readFileSync(path.join(workspace.root, reproduction.filePath), "utf8") };
}

function expectShown(result: Awaited<ReturnType<typeof tried>>, code: string): void {
  const { verdict, runs, test: known, given, left } = result;
  expect(verdict.code).toBe("reproduced");
  expect(runs).toHaveLength(5);
  const [first, healthy, ...repeats] = given;
  expect(healthy?.code).toMatch(/skip/);
  expect(repeats.map(({ timeMs }) => timeMs)).toEqual(Array(4).fill(known.hangMs));
  expect(known.hangMs).toBeLessThan(first?.timeMs ?? 0);
  expect(left).toBe(code);
}

describe("a hang is waited for once and repeated for as long as a healthy run takes, a few times over", () => {
  // `seen-hang.test.ts` has one in JavaScript.
  test.runIf(runsSlowTests)("in JavaScript", async () => {
    const workspace = await makeRepository({
      "package.json": '{ "name": "steps", "scripts": { "test": "node --test" } }\n',
      "steps.js": "exports.steps = (to) => {\n  let at = 0;\n  while (at !== to) at += 2;\n  return at;\n};\n",
    });
    try {
      const profile = await javascriptAdapter.detect(workspace.root);
      if (profile === null) throw new Error("nothing was detected");
      const code =
        "const { test } = require('node:test');\nconst { steps } = require('../steps.js');\n\ntest('steps hang', () => {\n  steps(3);\n});\n";

      expectShown(await tried(javascriptAdapter, workspace, profile, hanging("test/steps.test.js", "steps hang", code)), code);
    } finally {
      workspace.dispose();
    }
  });

  test("in Python", async () => {
    await using project = await makeProject({
      "steps.py": "def steps(to):\n    at = 0\n    while at != to:\n        at += 2\n    return at\n",
    });
    const profile = { ...project.profile, reproductionRunner: "unittest" };
    const code =
      "import unittest\nfrom steps import steps\n\n\nclass StepsTest(unittest.TestCase):\n    def test_steps(self):\n        steps(3)\n";

    expectShown(
      await tried(pythonAdapter, project.workspace, profile, hanging("test_hang.py", "StepsTest > test_steps", code)),
      code,
    );
  });
});
