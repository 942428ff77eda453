import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Coverage, ProjectProfile, ReproductionTest, Workspace } from "../../types/language.ts";
import { javascriptAdapter } from "./index.ts";
import { makeRepository } from "./testing/repositories.ts";

vi.setConfig({ testTimeout: 60_000 });

const STEPS = `exports.steps = (to) => {
  let at = 0;
  while (at !== to) {
    if (at < 0) {
      at = to;
    }
    at += 2;
  }
  return at;
};
exports.words = (text) => /^(a+)+$/.test(text);
exports.never = () => new Promise(() => setInterval(() => undefined, 1000));
`;
const head = "const { test } = require('node:test');\nconst { steps, words, never } = require('../steps.js');\n\n";

let workspace: Workspace & { dispose(): void };
let profile: ProjectProfile;

beforeAll(async () => {
  workspace = await makeRepository({
    "package.json": '{ "name": "steps", "scripts": { "test": "node --test" } }\n',
    "steps.js": STEPS,
    "test/steps.test.js": `${head}test('ends', () => steps(2));\n`,
    "test/loop.test.js": `${head}test('hangs', () => {\n  steps(3);\n});\n`,
    "test/regex.test.js": `${head}test('hangs', () => {\n  words('${"a".repeat(60)}b');\n});\n`,
    "test/wait.test.js": `${head}test('hangs', async () => {\n  await never();\n});\n`,
  });
  const found = await javascriptAdapter.detect(workspace.root);
  if (found === null) throw new Error("nothing was detected");
  profile = found;
});
afterAll(() => workspace.dispose());

async function covered(filePath: string, { runner = "node:test", probe = {} } = {}): Promise<Coverage[]> {
  const reproduction: ReproductionTest = {
    id: "r1",
    testName: "hangs",
    filePath,
    code: "",
    derivedFrom: "the issue",
    symptom: { kind: "hang" },
    hangMs: 1500,
    probe,
    secondExamples: [],
  };
  const options = { reproduction, testFiles: ["test/steps.test.js"], timeMs: 30_000 };
  return (await javascriptAdapter.spectrum(workspace, { ...profile, reproductionRunner: runner }, options)).tests;
}

const LOOP = [1, 2, 3, 4, 7, 11, 12];

describe("what a test ran that never ends", () => {
  test("is counted until it is cut off, and what comes after it still runs", async () => {
    const tests = await covered("test/loop.test.js");

    expect(tests.map(({ passed }) => passed)).toEqual([false, true]);
    expect(tests[0]?.lines).toEqual({ "steps.js": LOOP });
    expect(tests[1]?.lines["steps.js"]).toContain(9);
  });

  test("is counted within one expression, too", async () => {
    expect((await covered("test/regex.test.js"))[0]?.lines["steps.js"]).toContain(11);
  });

  test("is counted where it only waits", async () => {
    expect((await covered("test/wait.test.js"))[0]?.lines["steps.js"]).toContain(12);
  });

  test("is counted by the probe where the runner tells nothing before its end", async () => {
    const code = "const { steps } = require('../steps.js');\nmodule.exports = async function probe() {\n  steps(3);\n};\n";
    const probe = { format: "cjs", file: "test/fixpoint-probe.cjs", code };

    expect((await covered("test/loop.test.js", { runner: "jest", probe }))[0]?.lines).toEqual({ "steps.js": LOOP });
  });
});
