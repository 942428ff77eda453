import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { runsSlowTests, tempFolder, tempRepository } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import { replayEvidence } from "./evidence/replay.ts";
import { javascriptAdapter } from "./languages/javascript/index.ts";
import { pythonAdapter } from "./languages/python/index.ts";
import { runPipeline } from "./pipeline.ts";
import { FEW_CANDIDATES } from "./testing/few-candidates.ts";
import type { IssueInput } from "./types/facts.ts";
import type { LanguageAdapter } from "./types/language.ts";
import type { RunOutcome } from "./types/run.ts";

interface Language {
  adapter: LanguageAdapter;
  issue: IssueInput;
  /** Another example, for where there is no suite: see docs/decisions/071-how-early-for-how-few.md. */
  other: string;
  /** A project with a bug and without a suite. */
  bare: Record<string, string>;
  /** Two green tests. */
  suite: Record<string, string>;
  hanging: Record<string, string>;
  /** What cannot be installed; nothing but a test of its own needs it. */
  unusable: Record<string, string>;
  /** The same, needed by the code itself. */
  needed: Record<string, string>;
  missing: string;
  /** Development that cannot be had, the project's runner with it. */
  runnerless: { files: Record<string, string>; adapter: LanguageAdapter; runner: string; builtIn: string };
}

const TITLE = "clamp gives the lower limit for large values";
const LIMITS =
  "exports.clamp = function clamp(value, low, high) {\n  if (value < low) return low;\n  if (value > high) return low;\n  return value;\n};\n";
const NODE_TEST =
  'const assert = require("node:assert");\nconst { test } = require("node:test");\nconst { clamp } = require("..");\n\n';
const SHAPES =
  "def clamp(value, low, high):\n    if value < low:\n        return low\n    if value > high:\n        return low\n    return value\n";

function manifest(more: object): string {
  return `${JSON.stringify({ name: "shapes", version: "1.0.0", main: "limits.js", ...more }, null, 2)}\n`;
}
const NODE_SCRIPT = { scripts: { test: "node --test" } };
const GONE = { dependencies: { gone: "file:vendor/gone-1.0.0.tgz" } };

const LANGUAGES: Language[] = [
  {
    adapter: javascriptAdapter,
    issue: { title: TITLE, text: '```js\nconst { clamp } = require("shapes");\n\nclamp(9, 0, 3); // => 0, should be 3\n```\n' },
    other: "`clamp(20, 5, 8)` gives `5` and should be `8`.\n",
    bare: { "package.json": manifest({}), "limits.js": LIMITS },
    suite: {
      "package.json": manifest(NODE_SCRIPT),
      "test/limits.test.js": `${NODE_TEST}test("inside", () => assert.equal(clamp(2, 0, 3), 2));\ntest("below", () => assert.equal(clamp(-1, 0, 3), 0));\n`,
    },
    hanging: {
      "test/loop.test.js": `${NODE_TEST}test("before", () => assert.equal(clamp(1, 0, 3), 1));\ntest("loops", () => { for (;;); });\n`,
      "test/wait.test.js": `${NODE_TEST}test("waits", () => new Promise(() => setInterval(() => {}, 1000)));\n`,
    },
    unusable: {
      "package.json": manifest({ ...NODE_SCRIPT, ...GONE }),
      "test/gone.test.js": 'require("gone");\n',
    },
    needed: { "limits.js": `require("gone");\n${LIMITS}` },
    missing: "gone",
    runnerless: {
      files: {
        "package.json": manifest({
          scripts: { test: "mocha --require ./setup" },
          // Neither is asked of a registry.
          devDependencies: { mocha: "file:vendor/mocha-10.0.0.tgz", gone: "git+ssh://git@127.0.0.1:1/acme/gone.git" },
        }),
        "test/limits.js":
          'const assert = require("assert");\nconst { clamp } = require("..");\n\ndescribe("clamp", () => {\n  it("inside", () => assert.equal(clamp(2, 0, 3), 2));\n});\n',
      },
      adapter: javascriptAdapter,
      runner: "mocha",
      builtIn: "node:test",
    },
  },
  {
    adapter: pythonAdapter,
    issue: { title: TITLE, text: "```python\n>>> from shapes import clamp\n>>> clamp(9, 0, 3)\n0\n```\n\nExpected: `3`\n" },
    other: "`clamp(20, 5, 8)` gives `5` and should be `8`.\n",
    bare: { "pyproject.toml": '[project]\nname = "shapes"\nversion = "1.0.0"\n', "shapes.py": SHAPES },
    suite: {
      "tests/test_shapes.py":
        "from shapes import clamp\n\n\ndef test_inside():\n    assert clamp(2, 0, 3) == 2\n\n\ndef test_below():\n    assert clamp(-1, 0, 3) == 0\n",
    },
    hanging: {
      "tests/test_wait.py":
        "import time\nfrom shapes import clamp\n\n\ndef test_before():\n    assert clamp(1, 0, 3) == 1\n\n\ndef test_waits():\n    while True:\n        time.sleep(1)\n",
    },
    unusable: {
      "pyproject.toml": '[project]\nname = "shapes"\nversion = "1.0.0"\ndependencies = ["no-such-distribution"]\n',
      "tests/test_gone.py": "import no_such_distribution\n\n\ndef test_it():\n    pass\n",
    },
    needed: { "shapes.py": `import no_such_distribution\n\n\n${SHAPES}` },
    missing: "no-such-distribution",
    runnerless: {
      files: {
        "tests/test_shapes.py":
          "import pytest\nfrom shapes import clamp\n\n\ndef test_inside():\n    assert clamp(2, 0, 3) == 2\n",
      },
      // This machine has pytest, so the answer of one without it is given instead.
      adapter: {
        ...pythonAdapter,
        install: async () => ({
          status: "failed",
          detail: "the system's Python lacks: pytest",
          toolVersions: {},
          cacheKey: null,
          dependencies: [],
          missing: ["pytest"],
        }),
      },
      runner: "pytest",
      builtIn: "unittest",
    },
  },
];

async function runOn(
  { adapter, issue }: Language,
  files: Record<string, string>,
  options: { timeoutMs?: number; replay?: boolean; budget?: typeof FEW_CANDIDATES } = {},
): Promise<RunOutcome> {
  await using repository = await tempRepository(files);
  await using folder = await tempFolder();
  const sandbox = await createSandbox({ driver: "auto" });
  const shared = {
    sandbox,
    jobs: 1,
    cacheDir: path.join(folder.path, "cache"),
    signal: new AbortController().signal,
    onEvent: () => undefined,
  };
  const outcome = await runPipeline(
    {
      ...shared,
      issue,
      repository: repository.path,
      engine: "search",
      timeoutMs: options.timeoutMs ?? 300_000,
      // Without a suite, or where little of it is known, one edit of few could pass by chance.
      ...(options.budget && { budget: options.budget }),
      outDir: path.join(folder.path, "out"),
    },
    { adapters: [adapter] },
  );
  if (options.replay === true)
    expect(await replayEvidence({ ...shared, dir: outcome.evidenceDir ?? "", adapters: [adapter] })).toMatchObject({ ok: true });
  return outcome;
}

function withOther({ issue, other, ...language }: Language): Language {
  return { ...language, other, issue: { ...issue, text: `${issue.text}\n${other}` } };
}

describe.each(LANGUAGES)("a project ($adapter.id)", { timeout: 600_000 }, (language) => {
  test.runIf(runsSlowTests)("without any test runner is fixed with the built-in one, says so, and replays", async () => {
    const outcome = await runOn(withOther(language), language.bare, { replay: true });

    expect(outcome.resultStatus).toBe("validated_fix");
    expect(outcome.statusResult.unit_tests_status).toBe("not_run");
    expect(outcome.evidence.environment).toMatchObject({ testRunner: null, testCommand: null, baseline: null });
  });

  test.runIf(runsSlowTests)("whose suite hangs is fixed in time, and what was not compared is said", async () => {
    const outcome = await runOn(
      withOther(language),
      { ...language.bare, ...language.suite, ...language.hanging },
      { timeoutMs: 100_000 },
    );

    expect(outcome.evidence.verdict).toMatchObject({ reason: "validated" });
    expect(outcome.evidence.environment?.notes.join("\n")).toContain("The existing suite ended as timeout");
    expect(outcome.existingUnitTests.filter(({ result_pre_fix }) => result_pre_fix === "PASSED").map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringContaining("inside"), expect.stringContaining("below")]),
    );
  });

  test.runIf(runsSlowTests || language.adapter.id === "python")(
    "whose dependencies cannot be installed is fixed where nothing needs them, and they are named",
    async () => {
      const outcome = await runOn(
        language,
        { ...language.bare, ...language.suite, ...language.unusable },
        { budget: FEW_CANDIDATES },
      );

      expect(outcome.evidence.verdict).toMatchObject({ reason: "validated" });
      expect(outcome.evidence.environment?.install).toBe("failed");
      expect(outcome.evidence.environment?.notes.join("\n")).toMatch(
        new RegExp(`Dependencies could not be installed: [^]*${language.missing}`),
      );
    },
  );

  test.runIf(runsSlowTests || language.adapter.id === "javascript")(
    "whose own test runner cannot be had is shown to be wrong with the built-in one, and replays",
    async () => {
      const { files, adapter, runner, builtIn } = language.runnerless;
      // Whether there is a fix is another matter.
      const outcome = await runOn(
        { ...language, adapter },
        { ...language.bare, ...files },
        { replay: true, budget: FEW_CANDIDATES },
      );

      expect(outcome.statusResult).toMatchObject({ reproduced_status: "passed", unit_tests_status: "not_run" });
      expect(outcome.evidence.environment).toMatchObject({ testRunner: null, baseline: null });
      expect(outcome.evidence.environment?.notes.join("\n")).toContain(
        `test runner, ${runner}, is not there: its suite could not be run, and the reproduction is written for ${builtIn}`,
      );
      expect(outcome.reproductionScript[0]?.test_code).toContain(builtIn);
    },
  );

  test.runIf(runsSlowTests || language.adapter.id === "javascript")(
    "that cannot be loaded without them is the project's error, and no verdict on the bug",
    async () => {
      const outcome = await runOn(language, { ...language.bare, ...language.suite, ...language.unusable, ...language.needed });

      expect(outcome).toMatchObject({
        resultStatus: "error",
        evidence: { verdict: { reason: "install_failed", errorKind: "project" }, environment: { install: "failed" } },
      });
      expect(outcome.evidence.tried.map(({ result }) => result)).toContain("import_error");
    },
  );
});
