import { expect, test } from "vitest";
import type { RepairEngine } from "./engines/types.ts";
import { javascriptAdapter } from "./languages/javascript/index.ts";
import { runOnFiles } from "./testing/run-on-files.ts";
import type { Judged } from "./types/candidate.ts";

const SOURCE = "exports.sum = (a, b) => {\n  return a - b;\n};\n";
const FILES = {
  "package.json": '{ "name": "sums", "version": "1.0.0", "main": "sums.js", "scripts": { "test": "node --test" } }\n',
  "sums.js": SOURCE,
  "test/sums.test.js":
    "const assert = require('node:assert');\nrequire('node:test')('nothing', () => assert.equal(require('../sums.js').sum(2, 0), 2));\n",
};
const START = SOURCE.indexOf("a - b");
/** Right until inputs near the example's were asked, which is after the reproduction passed with it once. */
const UNSTEADY =
  "(process.argv[1].includes('observe') ? require('fs').writeFileSync(__dirname + '/.seen', '') : require('fs').existsSync(__dirname + '/.seen')) ? (b === 0 ? a : 0) : a + b";

function passing(replacement: string, score: number): Judged {
  const edits = [{ file: "sums.js", start: START, end: START + 5, replacement }];
  return { verdict: "pass", candidate: { id: replacement, edits, family: "operator", description: replacement, line: 2, score } };
}

const engine: RepairEngine = {
  name: "search",
  async *propose() {
    yield passing(UNSTEADY, 0.9);
    yield passing("a + b", 0.4);
    yield passing("b + a", 0.1);
    for (let at = 0; at < 97; at += 1) yield { ...passing(`${at}`, 0.01), verdict: "fail" };
  },
};

test("what passes once is proven when it would be chosen, and what falls then makes room for the next", async () => {
  const { resultStatus, evidence, patch } = await runOnFiles({
    files: FILES,
    issue: { title: "Wrong sum", text: "`sum(2, 3)` returns -1 instead of 5." },
    deps: { engines: [engine], adapters: [javascriptAdapter] },
  });

  expect(resultStatus).toBe("validated_fix");
  expect(patch).toContain("+  return a + b;");
  const said = Object.fromEntries(evidence.tried.map(({ what, result }) => [what, result]));
  expect(said).toMatchObject({ [UNSTEADY]: "reproduction_flaky", "a + b": "validated", "b + a": "plausible" });
  expect(evidence.tried.find(({ what }) => what === "a + b")?.detail).toContain("passes in 6 of 6 runs");
  expect(evidence.tried.find(({ what }) => what === "b + a")?.detail).not.toContain("runs");
}, 120_000);
