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

describe("tests of several files", () => {
  /** Passes once the other one has begun. */
  const meets = (own: string, other: string): string => `${head}const fs = require('node:fs');
test('meets', async () => {
  fs.writeFileSync(__dirname + '/${own}.begun', '');
  for (let i = 0; i < 200 && !fs.existsSync(__dirname + '/${other}.begun'); i += 1) await new Promise((done) => setTimeout(done, 50));
  if (!fs.existsSync(__dirname + '/${other}.begun')) throw new Error('alone');
  steps(2);
});
`;
  /** Fails where another one that does so is under way. */
  const alone = `${head}const fs = require('node:fs');
test('is alone', async () => {
  fs.mkdirSync(__dirname + '/taken');
  await new Promise((done) => setTimeout(done, 3000));
  fs.rmdirSync(__dirname + '/taken');
  steps(2);
});
`;

  async function together(files: Record<string, string>): Promise<string[]> {
    const repository = await makeRepository({
      "package.json": '{ "name": "steps", "scripts": { "test": "node --test" } }\n',
      "steps.js": STEPS,
      "test/red.test.js": `${head}test('is red', () => {\n  throw new Error(String(steps(2)));\n});\n`,
      ...files,
    });
    try {
      const detected = await javascriptAdapter.detect(repository.root);
      if (detected === null) throw new Error("nothing was detected");
      const reproduction: ReproductionTest = {
        id: "r1",
        testName: "is red",
        filePath: "test/red.test.js",
        code: "",
        derivedFrom: "the issue",
        symptom: { kind: "wrong_value", expected: null, actual: null },
        probe: {},
        secondExamples: [],
      };
      const asked = { reproduction, testFiles: Object.keys(files), timeMs: 50_000 };
      const { tests } = await javascriptAdapter.spectrum({ ...repository, jobs: 2 }, detected, asked);
      return tests.map(({ test: name }) => name);
    } finally {
      repository.dispose();
    }
  }

  test("are counted at once, and told in the files' order", async () => {
    const slowest = meets("a", "b").replace("steps(2);", "await new Promise((done) => setTimeout(done, 500)); steps(2);");

    expect(await together({ "test/a.test.js": slowest, "test/b.test.js": meets("b", "a") })).toEqual([
      "is red",
      "test/a.test.js > meets",
      "test/b.test.js > meets",
    ]);
  });

  test("are counted by themselves where they come between each other", async () => {
    expect(await together({ "test/a.test.js": alone, "test/b.test.js": alone })).toEqual([
      "is red",
      "test/a.test.js > is alone",
      "test/b.test.js > is alone",
    ]);
  });
});
