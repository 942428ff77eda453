import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { javascriptAdapter } from "./index.ts";
import { inPlaceOf, judgeInTree, redTest } from "./testing/judge-in-tree.ts";
import { makeRepository } from "./testing/repositories.ts";

const BODY = "n > range.from && n < range.to";
const SOURCE = `module.exports = function inRange (n, range) {\n  return ${BODY}\n}\n`;
/** Counts what fails, as scripts do that grew their own way to assert. */
const COUNTS = `const check = require('./check')
require('./lower')
require('./upper')
console.log(\`\${check.failed} of \${check.all} failed\`)
process.exit(check.failed > 0 ? 1 : 0)
`;
const CHECK = `exports.all = 0
exports.failed = 0
exports.check = function (told, is, should) {
  exports.all += 1
  if (is === should) return
  exports.failed += 1
  console.log(\`FAIL \${told}: expected \${should}, got \${is}\`)
}
`;
const part = (told: string, call: string): string => `require('./check').check('${told}', require('..')(${call}), true)\n`;
const ASSERTS = "const assert = require('assert')\nconst inRange = require('..')\n\n";

const EDITS = ["n >= range.from && n < range.to", "n > range.from && n <= range.to", "n >=", "true", "process.exit(0)"];

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

async function open(test: string, files: Record<string, string>) {
  const manifest = { name: "range", version: "1.0.0", main: "index.js", scripts: { test } };
  const workspace = await makeRepository({ "package.json": JSON.stringify(manifest), "index.js": SOURCE, ...files });
  disposals.push(workspace.dispose);
  const profile = await javascriptAdapter.detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  return { workspace, profile };
}

const COUNTING = {
  "test/index.js": COUNTS,
  "test/check.js": CHECK,
  "test/lower.js": part("the lower bound", "1, { from: 1, to: 5 }"),
  "test/upper.js": part("within", "2, { from: 1, to: 5 }"),
};

describe("scripts that assert by themselves", { timeout: 60_000 }, () => {
  it("are the suite that the test command names, each one test", async () => {
    const { workspace, profile } = await open("node test/a.js && node test/b.js && node test/c.js", {
      "test/a.js": `${ASSERTS}assert.equal(inRange(2, { from: 1, to: 5 }), true)\n`,
      "test/b.js": `${ASSERTS}assert.strictEqual(inRange(1, { from: 1, to: 5 }), true)\n`,
      "test/c.js": "require('no-such-package')\n",
    });

    const run = await javascriptAdapter.runTests(workspace, profile, { timeMs: 60_000 });

    expect(profile).toMatchObject({ testRunner: "script", reproductionRunner: "node:test" });
    expect(profile.testFiles).toEqual(["test/a.js", "test/b.js", "test/c.js"]);
    expect(run.command).toBe("node test/a.js && node test/b.js && node test/c.js");
    expect(run).toMatchObject({
      cases: [
        { name: "test/a.js", outcome: "PASSED" },
        { name: "test/b.js", outcome: "FAILED", failure: { kind: "assertion", actual: "false", expected: "true" } },
      ],
      failure: { kind: "import", message: "Cannot find module 'no-such-package'" },
    });
  });

  it("say what is wrong by their status, and in what they printed before it", async () => {
    const { workspace, profile } = await open("node test", COUNTING);

    const run = await javascriptAdapter.runTests(workspace, profile, { timeMs: 60_000 });

    expect(profile.testFiles).toEqual(["test/index.js"]);
    expect(run.cases).toEqual([
      expect.objectContaining({
        name: "test/index.js",
        outcome: "FAILED",
        failure: expect.objectContaining({
          kind: "assertion",
          message: "The script ended with status 1\nFAIL the lower bound: expected true, got false\n1 of 2 failed",
        }),
      }),
    ]);
  });

  it("that are ended from outside crash, and those that never end are stopped", async () => {
    const { workspace, profile } = await open("node test/dies.js && node test/hangs.js", {
      "test/dies.js": "process.kill(process.pid, 'SIGSEGV')\nsetTimeout(() => {}, 1000)\n",
      "test/hangs.js": "for (;;) {}\n",
    });

    const kindOf = async (file: string, timeMs: number) =>
      (await javascriptAdapter.runTests(workspace, profile, { files: [file], timeMs })).cases.map(({ failure }) => failure?.kind);

    expect(await kindOf("test/dies.js", 60_000)).toEqual(["crash"]);
    expect(await kindOf("test/hangs.js", 2000)).toEqual(["timeout"]);
  });

  it.each([
    ["by what they count", "node test", COUNTING],
    [
      "by what they print",
      "node test",
      {
        ...COUNTING,
        "test/index.js": COUNTS.replace(
          /process\.exit.*\n/,
          "console.log(`${check.all - check.failed} of ${check.all} tests passed`)\n",
        ),
      },
    ],
    [
      "by what they throw",
      "node test/index.js",
      { "test/index.js": `${ASSERTS}assert.strictEqual(inRange(1, { from: 1, to: 5 }), true)\n` },
    ],
  ])("judge edits in one process, %s", async (_, test, files) => {
    const { workspace, profile } = await open(test, files);
    const red = redTest("test/index.js", "test/index.js", files["test/index.js"]);

    const { verdicts, said } = await judgeInTree(workspace, profile, red, inPlaceOf("index.js", SOURCE, BODY, EDITS));
    const spectrum = await javascriptAdapter.spectrum(workspace, profile, { reproduction: red, testFiles: [], timeMs: 60_000 });

    expect(said).toEqual([]);
    expect(Object.keys(verdicts).filter((id) => verdicts[id] === "pass")).toEqual([EDITS[0], "true"]);
    expect(spectrum.tests[0]).toMatchObject({ passed: false, lines: { "index.js": expect.arrayContaining([2]) } });
  });

  it("are not passed by a program that ends the process", async () => {
    const { workspace, profile } = await open("node test", COUNTING);
    await writeFile(path.join(workspace.root, "index.js"), "module.exports = () => process.exit(0)\n");

    const run = await javascriptAdapter.runTests(workspace, profile, { timeMs: 60_000 });

    expect(run.cases).toMatchObject([{ name: "test/index.js", outcome: "FAILED", failure: { kind: "assertion" } }]);
  });

  it("of a runner that needs no command are that runner's", async () => {
    const { profile } = await open("node test/index.js", {
      "test/index.js": "const test = require('tape')\ntest('x', (t) => t.end())\n",
    });

    expect(profile.testRunner).toBe("tape");
  });
});
