import { runsSlowTests } from "@fixpoint/testing";
import { expect, test } from "vitest";
import type { RepairEngine } from "./engines/types.ts";
import { javascriptAdapter } from "./languages/javascript/index.ts";
import { runOnFiles } from "./testing/run-on-files.ts";
import type { Candidate, Judged } from "./types/candidate.ts";
import type { RunOutcome } from "./types/run.ts";

const SOURCE =
  "exports.shorten = (text, most) => {\n  if (text.length < most) return text;\n  return text.slice(0, most - 1) + '…';\n};\n";
const FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "name": "shorten", "version": "1.0.0", "main": "shorten.js" }\n',
  "shorten.js": SOURCE,
};

function edit(id: string, from: string, replacement: string, family: string, score: number): Candidate {
  const start = SOURCE.indexOf(from);
  const edits = [{ file: "shorten.js", start, end: start + from.length, replacement }];
  return { id, edits, family, description: `\`${from}\` became \`${replacement}\``, line: 2, score };
}

/**
 * The right edit, and so many others that are said to pass or to fail: what gate V makes of them does not matter here. They do
 * different things, unless `isSame`.
 */
function engineWith(passing: number, failing: number, family: string, isSame = false): RepairEngine {
  const others = (verdict: Judged["verdict"], count: number): Judged[] =>
    Array.from({ length: count }, (_, at) => ({
      verdict,
      candidate: edit(`${verdict} ${at}`, "most - 1", `most - 1 - ${at}${isSame ? " * 0" : ""}`, "constant", 0.01),
    }));
  return {
    name: "search",
    async *propose() {
      yield { verdict: "pass", candidate: edit("right", "<", "<=", family, 0.9) };
      yield* others("pass", passing);
      yield* others("fail", failing);
    },
  };
}

const issue = { title: "A text of just that length is cut", text: "`shorten('hello', 5)` returns 'hell…' instead of 'hello'." };

const SUITE = {
  "test/shorten.test.js":
    "const assert = require('node:assert/strict');\nconst { test } = require('node:test');\nconst { shorten } = require('..');\ntest('short ones stay', () => assert.equal(shorten('ab', 5), 'ab'));\ntest('long ones are cut', () => assert.equal(shorten('abcdefgh', 5), 'abcd…'));\n",
};

const runWith = (engine: RepairEngine, files = FILES): Promise<RunOutcome> =>
  runOnFiles({ files: { ...files }, issue, jobs: 1, deps: { engines: [engine], adapters: [javascriptAdapter] } });

test.runIf(runsSlowTests)("an edit that few others pass beside is a fix", { timeout: 120_000 }, async () => {
  const { resultStatus, statusResult, evidence } = await runWith(engineWith(3, 96, "operator"));

  expect(resultStatus).toBe("validated_fix");
  // There is no suite.
  expect(statusResult.unit_tests_status).toBe("not_run");
  expect(evidence.strength?.notes).toContain(
    "Of the first 100 edits considered 4 pass everything that was known during the search, and this was number 1: were none of them right, one would pass as early in 1 of 100 searches.",
  );
});

test("one that many pass beside is a proposal, and says so", { timeout: 120_000 }, async () => {
  const { resultStatus, evidence } = await runWith(engineWith(30, 29, "operator"));

  expect(resultStatus).toBe("reproduced");
  expect(evidence.search?.alternatives[0]?.description).toBe("`<` became `<=`");
  expect(evidence.tried.find(({ what }) => what === "`<` became `<=`")).toMatchObject({
    result: "unsupported",
    detail: expect.stringContaining(
      "Of the first 60 edits considered 31 pass everything that was known during the search, and this was number 1",
    ),
  });
});

test("beside a suite, one that others pass beside which all do the same is a fix", { timeout: 120_000 }, async () => {
  const { resultStatus, evidence } = await runWith(engineWith(30, 69, "operator", true), { ...FILES, ...SUITE });

  expect(resultStatus).toBe("validated_fix");
  expect(evidence.strength?.notes).toContain(
    "Of the first 100 edits considered 31 pass everything that was known during the search, which count as 10, since some do the same; this, or one that does the same, was number 1: were none of them right, one would pass as early in 3 of 100 searches.",
  );
});

test.runIf(runsSlowTests)("what the issue itself proposes was likely before", { timeout: 120_000 }, async () => {
  expect((await runWith(engineWith(30, 69, "proposed"))).resultStatus).toBe("validated_fix");
});
