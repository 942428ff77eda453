import { parseArgs } from "node:util";
import type { Candidate, RepairRequest, ReproductionTest } from "@fixpoint/agent";
import { javascriptAdapter } from "../packages/agent/src/languages/javascript/index.ts";
import { makeRepository } from "../packages/agent/src/languages/javascript/testing/repositories.ts";
import { perSecond, rateOfJudge, rateOfProcesses } from "./judge/rates.ts";
import { runBench } from "./shared/run-bench.ts";

const USAGE = `Usage: node bench/test-files.ts [--only <name>] [--count <n>] [--sample <n>]

Judges candidates by a red test of a project, one that vitest, jest, tape, ava or tap runs or that is a script by itself: all in one
process for each of two workers, and beside it in a process of the runner for each candidate. Needs a package registry.
  --only <name> a runner that is measured; may be given more than once, all otherwise
  --count <n>   candidates judged together; default 1000
  --sample <n>  of these, so many get a process each; default 10`;

interface Measured {
  runner: string;
  script: string;
  source: string;
  file: string;
  testFile: string;
  testName: string;
  code: string;
  versions: Record<string, string>;
  /** Further fields of the manifest. */
  settings: Record<string, unknown>;
}

const SOURCE =
  "export interface Range { from: number; to: number }\n\nexport const inRange = (n: number, range: Range): boolean => n > range.from && n < range.to;\n";
const TEST = `import { inRange, type Range } from "../src/range";

describe("a range", () => {
  const range: Range = { from: 1, to: 5 };
  it("holds its lower bound", () => expect([1, 2, 3, 4].map((n) => inRange(n, range))).toEqual([true, true, true, true]));
});
`;
const TAPE = `const test = require("tape");
const { inRange } = require("../src/range.js");

test("holds its lower bound", (t) => {
  const range = { from: 1, to: 5 };
  t.deepEqual([1, 2, 3, 4].map((n) => inRange(n, range)), [true, true, true, true]);
  t.end();
});
`;
const AVA = `const test = require("ava");
const { inRange } = require("../src/range.js");

test("holds its lower bound", (t) => {
  const range = { from: 1, to: 5 };
  t.deepEqual([1, 2, 3, 4].map((n) => inRange(n, range)), [true, true, true, true]);
});
`;
const TAP = TAPE.replace('const test = require("tape")', 'const { test } = require("tap")').replace("t.deepEqual", "t.same");
const SCRIPT = `const assert = require("node:assert");
const { inRange } = require("../src/range.js");

const range = { from: 1, to: 5 };
assert.deepEqual([1, 2, 3, 4].map((n) => inRange(n, range)), [true, true, true, true]);
`;
const VITEST = 'import { describe, expect, it } from "vitest";\n';
const TYPED = {
  source: SOURCE,
  file: "src/range.ts",
  testFile: "test/range.test.ts",
  testName: "a range > holds its lower bound",
};
const PLAIN = {
  source: "exports.inRange = (n, range) => n > range.from && n < range.to;\n",
  file: "src/range.js",
  testFile: "test/range.js",
  testName: "holds its lower bound",
  settings: {},
};
const RUNNERS: readonly Measured[] = [
  { ...TYPED, runner: "vitest", script: "vitest run", code: `${VITEST}${TEST}`, versions: { vitest: "3.2.4" }, settings: {} },
  {
    ...TYPED,
    runner: "jest",
    script: "jest",
    code: TEST,
    versions: { jest: "29.7.0", "ts-jest": "29.2.5", "@types/jest": "29.5.14", typescript: "5.6.3" },
    settings: { jest: { preset: "ts-jest" } },
  },
  { ...PLAIN, runner: "tape", script: "tape 'test/*.js'", code: TAPE, versions: { tape: "5.9.0" } },
  { ...PLAIN, runner: "ava", script: "ava", code: AVA, versions: { ava: "6.4.1" } },
  { ...PLAIN, runner: "tap", script: "tap", code: TAP, versions: { tap: "16.3.10" } },
  { ...PLAIN, runner: "script", script: "node test/range.js", code: SCRIPT, testName: "test/range.js", versions: {} },
];

/** Distinct edits of the one comparison, one of which is right. */
function candidates({ source, file }: Measured, count: number): Candidate[] {
  const start = source.indexOf("n > range");
  const end = source.indexOf(";\n", start);
  return Array.from({ length: count }, (_, index) => {
    const replacement = index === count - 1 ? "n >= range.from && n < range.to" : `n > range.from + ${index} && n < range.to`;
    const edits = [{ file, start, end, replacement }];
    return { id: String(index), edits, family: "bench", description: replacement, line: 3, score: 1 };
  });
}

async function measure(one: Measured, { count, sample }: Options, signal: AbortSignal): Promise<void> {
  const { code, testName, testFile: filePath } = one;
  const manifest = {
    name: "range",
    version: "1.0.0",
    scripts: { test: one.script },
    devDependencies: one.versions,
    ...one.settings,
  };
  const files = { "package.json": JSON.stringify(manifest), [one.file]: one.source, [filePath]: code };
  const repository = await makeRepository(files, "auto");
  const workspace = { ...repository, jobs: 2, signal };
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("The project was not detected.");
    const { status, detail } = await javascriptAdapter.install(workspace, profile, { offline: false });
    if (status === "failed") throw new Error(`${one.runner} was not installed: ${detail}`);
    const reproduction: ReproductionTest = {
      id: "existing-1",
      testName,
      filePath,
      code,
      derivedFrom: "a red test",
      symptom: { kind: "wrong_value", expected: null, actual: null },
      isInTree: true,
      probe: {},
      secondExamples: [],
    };
    const judgeOptions = { baseMust: "fail", timeMs: 300_000, maxPlausible: count, onProgress: () => undefined, signal } as const;
    const request = {
      adapter: javascriptAdapter,
      workspace,
      profile,
      reproduction,
      judgeOptions,
    } as Partial<RepairRequest> as RepairRequest;
    const all = candidates(one, count);
    const together = await rateOfJudge(request, all);
    const apart = await rateOfProcesses(request, all.slice(0, sample));
    const ratio = perSecond(together) / perSecond(apart);
    process.stdout.write(
      `${one.runner.padEnd(7)} ${together.candidates} judged, ${together.verdicts.pass ?? 0} pass: ${perSecond(together).toFixed(0)} a second; ` +
        `one process each ${perSecond(apart).toFixed(2)}; ratio ${ratio.toFixed(0)}\n`,
    );
  } finally {
    repository.dispose();
  }
}

interface Options {
  only: string[];
  count: number;
  sample: number;
}

function readOptions(argv: string[]): Options | null {
  const options = {
    only: { type: "string", multiple: true },
    count: { type: "string", default: "1000" },
    sample: { type: "string", default: "10" },
    help: { type: "boolean", default: false },
  } as const;
  const { values } = parseArgs({ args: argv, options });
  return values.help ? null : { only: values.only ?? [], count: Number(values.count), sample: Number(values.sample) };
}

await runBench({
  usage: USAGE,
  readOptions,
  run: async (options, signal) => {
    const asked = RUNNERS.filter(({ runner }) => options.only.length === 0 || options.only.includes(runner));
    for (const one of asked) await measure(one, options, signal);
  },
});
