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
    ran("test/red.js > fails", [1, 3], false),
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

function timed(file: string, name: string, durationMs: number | null): [string, BaselineCase] {
  const [id, one] = told(file, name, "PASSED");
  return [id, { ...one, durationMs }];
}

test("what is known to run nothing of what the reproduction does is left out, and what is slow and not known", () => {
  const tests = [
    ran("test/red.py > fails", [1], false),
    ran("test/red.py > is near", [1]),
    ran("test/red.py > is elsewhere", [2]),
    // A module's lines run for whoever loads it.
    { ...ran("test/red.py > only loads", [1, 9]), loaded: { "src/range.js": [1] } },
    ran("test/red.py > of two", [9]),
    ran("test/red.py > of two", [1]),
    ran("test/other.py > is elsewhere", [2]),
  ];
  const cases = new Map([
    told("test/red.py", "fails", "FAILED"),
    timed("test/red.py", "is near", 5000),
    timed("test/red.py", "is elsewhere", 1),
    timed("test/red.py", "only loads", 1),
    timed("test/red.py", "of two", 1),
    timed("test/red.py", "of two (2)", 1),
    timed("test/red.py", "is quick", 1),
    timed("test/red.py", "is slow", 5000),
    timed("test/other.py", "is elsewhere", 1),
  ]);
  const reproduction = { filePath: "test/red.py", isInTree: true };

  expect(nearTestFiles({ tests, coverable: {} }, { cases } as unknown as Baseline, SUSPICIOUS, reproduction)).toEqual([
    { file: "test/red.py", except: ["fails"], unreached: ["is elsewhere", "only loads", "is slow"] },
  ]);
});

test("the whole file is asked where its tests are not told apart, or none is left", () => {
  const one = [ran("test/red.py > fails", [1], false), ran("test/red.py > is elsewhere", [2])];
  const whole = [ran("test/red.py > fails", [1], false), ran("test/red.py", [1])];
  const cases = new Map([told("test/red.py", "fails", "FAILED"), timed("test/red.py", "is elsewhere", 1)]);
  const reproduction = { filePath: "test/red.py", isInTree: true };

  for (const tests of [one, whole])
    expect(nearTestFiles({ tests, coverable: {} }, { cases } as unknown as Baseline, SUSPICIOUS, reproduction)).toEqual([
      { file: "test/red.py", except: ["fails"] },
    ]);
});
