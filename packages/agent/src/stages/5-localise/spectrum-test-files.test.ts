import { expect, test } from "vitest";
import type { TestRun } from "../../types/tests.ts";
import { caseId, type Baseline, type BaselineCase } from "../3-environment/baseline.ts";
import { spectrumTestFiles } from "./spectrum-test-files.ts";

const FILES = [
  "test/approx.js",
  "test/core/config.js",
  "test/matrix/sum.js",
  "test/number/abs.js",
  "test/number/sign.js",
  "test/parse.js",
];

function baseline(red: string): Baseline {
  const cases = FILES.map((file): BaselineCase => ({
    name: "a",
    file,
    outcome: file === red ? "FAILED" : "PASSED",
    durationMs: 1,
    failure: null,
    flaky: false,
  }));
  return { run: {} as TestRun, cases: new Map(cases.map((one) => [caseId(one), one])), partial: false };
}

const frame = (file: string) => ({ file, line: 1, function: null });

test("those near the failing test come first, with its own file before all", () => {
  const facts = { files: [], identifiers: ["parse"] };
  const failing = { test: { filePath: "test/number/sign.js", isInTree: true }, failure: { frames: [frame("src/sum.js")] } };

  expect(spectrumTestFiles(baseline(""), facts, failing)).toEqual([
    "test/number/sign.js",
    "test/matrix/sum.js",
    "test/parse.js",
    "test/number/abs.js",
    "test/approx.js",
    "test/core/config.js",
  ]);
});

test("of a new test only names tell, and a file with nothing green is none", () => {
  const failing = { test: { filePath: "test/number/new.js" }, failure: { frames: [] } };

  expect(spectrumTestFiles(baseline("test/approx.js"), { files: ["src/parse.ts"], identifiers: [] }, failing)).toEqual([
    "test/parse.js",
    ...FILES.slice(1, 5),
  ]);
  expect(spectrumTestFiles(null, { files: [], identifiers: [] }, failing)).toEqual([]);
});

test("a name that few test files have says more than one that most have", () => {
  const failing = { test: { filePath: "test/number/new.js" }, failure: { frames: [] } };

  expect(spectrumTestFiles(baseline(""), { files: ["test.js"], identifiers: ["abs"] }, failing)[0]).toBe("test/number/abs.js");
});
