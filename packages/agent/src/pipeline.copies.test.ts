import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { tempFolder, tempRepository } from "@fixpoint/testing";
import { expect, test } from "vitest";
import type { RepairEngine } from "./engines/types.ts";
import { replayEvidence } from "./evidence/replay.ts";
import { javascriptAdapter } from "./languages/javascript/index.ts";
import { runPipeline } from "./pipeline.ts";

const BODY = `function total(prices, rate) {
  let sum = 0;
  for (const price of prices) {
    sum -= price;
  }
  return sum * (1 + rate);
}
function average(prices) {
  if (prices.length === 0) return null;
  return total(prices, 0) / prices.length;
}
`;
const FILES = {
  "package.json": '{ "name": "sums", "version": "1.0.0", "main": "sums.js", "scripts": { "test": "node --test" } }\n',
  "sums.js": `${BODY}module.exports = { total, average };\n`,
  "sums.mjs": `${BODY}export { total, average };\n`,
  "test/sums.test.js":
    'const test = require("node:test");\nconst assert = require("node:assert/strict");\nconst { average, total } = require("..");\n\ntest("nothing", () => assert.equal(average([]), null));\ntest("free", () => assert.equal(total([0], 1) + 0, 0));\n',
};
const AT = BODY.indexOf("-=");

test("a module that is there in two forms is mended in both, and the patch replays", { timeout: 120_000 }, async () => {
  await using repository = await tempRepository(FILES);
  await using out = await tempFolder();
  const engine: RepairEngine = {
    name: "search",
    async *propose() {
      const edits = [{ file: "sums.js", start: AT, end: AT + 2, replacement: "+=" }];
      const candidate = { id: "1", edits, family: "operator", description: "`-=` became `+=`", line: 4, score: 0.9 };
      yield { verdict: "pass" as const, candidate };
    },
  };
  const signal = new AbortController().signal;
  const sandbox = await createSandbox({ driver: "auto" });

  const run = { sandbox, cacheDir: path.join(out.path, "cache"), jobs: 1, signal, onEvent: () => undefined };
  const { resultStatus, evidence, patch, evidenceDir } = await runPipeline(
    {
      ...run,
      repository: repository.path,
      base: "HEAD",
      issue: {
        title: "Wrong total",
        text: "`total([2, 3], 0)` returns -5 instead of 5. `average([2, 4])` returns -3 instead of 3.",
      },
      engine: "search",
      timeoutMs: 60_000,
      outDir: path.join(out.path, "evidence"),
    },
    { engines: [engine] },
  );

  expect(resultStatus).toBe("validated_fix");
  expect(patch).toContain("+++ b/sums.js");
  expect(patch).toContain("+++ b/sums.mjs");
  expect(evidence.strength?.notes).toContain("sums.mjs has the same code as sums.js, and is changed alike.");
  expect(evidence.strength).toMatchObject({ hunks: 1, neededHunks: 1 });
  const replayed = await replayEvidence({ ...run, dir: evidenceDir ?? "", adapters: [javascriptAdapter] });
  expect(replayed).toEqual({ ok: true, differences: [], verdict: "validated_fix" });
});
