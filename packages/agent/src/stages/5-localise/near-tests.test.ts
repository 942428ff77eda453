import { expect, test } from "vitest";
import type { SpectrumResult } from "../../types/language.ts";
import type { Baseline, BaselineCase } from "../3-environment/baseline.ts";
import { nearTestFiles } from "./near-tests.ts";

function ran(test: string, lines: number[], passed = true): SpectrumResult["tests"][number] {
  return { test, passed, lines: { "src/range.js": lines } };
}

function told(file: string, name: string, outcome: BaselineCase["outcome"], flaky = false): [string, BaselineCase] {
  return [`${file}::${name}`, { file, name, outcome, flaky, durationMs: null, failure: null }];
}

const SUSPICIOUS = [1, 2, 3].map((line) => ({ file: "src/range.js", line, score: 1 / line, reasons: [] }));
const SPECTRUM: SpectrumResult = {
  tests: [
    ran("test/red.js > holds", [3]),
    ran("test/red.js > fails", [1], false),
    ran("test/most.js", [1, 2]),
    ran("test/less.js", [2]),
  ],
  coverable: {},
};
const BASELINE = {
  cases: new Map([
    told("test/red.js", "holds", "PASSED"),
    told("test/red.js", "fails", "FAILED"),
    told("test/red.js", "sometimes", "PASSED", true),
    told("test/red.js", "later", "SKIPPED"),
    told("test/most.js", "all", "PASSED"),
    told("test/less.js", "some", "PASSED"),
    told("test/all-red.js", "none", "ERROR"),
    told("test/elsewhere.js", "another", "PASSED"),
  ]),
} as unknown as Baseline;

test("what runs most of what is suspicious comes first, without what does not pass", () => {
  const own = { filePath: "test/reproduction.js", isInTree: false };

  expect(nearTestFiles(SPECTRUM, BASELINE, SUSPICIOUS, own)).toEqual([
    { file: "test/most.js", except: [] },
    { file: "test/less.js", except: [] },
    { file: "test/red.js", except: ["fails", "sometimes"] },
  ]);
});

test("what passes beside the red test that is the reproduction is nearest", () => {
  const [first] = nearTestFiles(SPECTRUM, BASELINE, SUSPICIOUS, { filePath: "test/red.js", isInTree: true });

  expect(first).toEqual({ file: "test/red.js", except: ["fails", "sometimes"] });
});

test("what passes beside it is nearest as well where its runner does not tell it apart", () => {
  const tests = [ran("test/other.js > fails", [1], false), ran("test/most.js", [1, 2])];
  const cases = new Map([
    told("test/other.js", "holds", "PASSED"),
    told("test/other.js", "fails", "FAILED"),
    told("test/most.js", "all", "PASSED"),
  ]);
  const baseline = { cases } as unknown as Baseline;

  const files = nearTestFiles({ tests, coverable: {} }, baseline, SUSPICIOUS, { filePath: "test/other.js", isInTree: true });

  expect(files).toEqual([
    { file: "test/other.js", except: ["fails"] },
    { file: "test/most.js", except: [] },
  ]);
});
