import { describe, expect, test } from "vitest";
import type { BaselineCase } from "../stages/3-environment/baseline.ts";
import type { TestCase } from "../types/tests.ts";
import {
  gateV,
  isIndistinct,
  isUnproven,
  isUnsupported,
  pathViolations,
  regressions,
  valueIsUnknown,
  type GateVFacts,
  type PathClass,
} from "./gate-v.ts";

const good: GateVFacts = {
  misfit: null,
  pathViolations: [],
  syntaxErrors: [],
  typeErrors: [],
  reproductionPassed: [true, true, true, true, true, true],
  regressions: [],
  suite: "compared",
  failedExamples: [],
  objections: [],
  tampered: [],
  failsWithoutFix: null,
  switchesOff: null,
  isValueUnknown: false,
  isUnsupported: false,
  isDenied: false,
  bringsExpected: false,
  onlySilences: false,
  isFitted: false,
  isWide: false,
  byChance: null,
  calledElsewhere: null,
  readElsewhere: null,
  isIndistinct: false,
  isAmbiguous: false,
};

describe("gateV", () => {
  test("passes what holds everywhere, also without a suite", () => {
    expect(gateV(good)).toMatchObject({ passed: true, code: "validated" });
    expect(gateV({ ...good, suite: null })).toMatchObject({ passed: true });
  });

  test.each<[string, Partial<GateVFacts>]>([
    ["edit_misfit", { misfit: "changes nothing" }],
    ["path_refused", { pathViolations: ["test/a.js: changes an existing test"] }],
    ["does_not_parse", { syntaxErrors: ["a.js: unexpected token"] }],
    ["type_errors", { typeErrors: ["a.ts:3: Type 'string' is not assignable to type 'number'."] }],
    ["reproduction_fails", { reproductionPassed: [false] }],
    ["reproduction_fails", { reproductionPassed: [] }],
    ["reproduction_flaky", { reproductionPassed: [true, true, false, true, true, true] }],
    ["reproduction_flaky", { reproductionPassed: [true, true] }],
    ["regression", { regressions: ["adds: fails now"] }],
    ["suite_not_finished", { suite: "not_finished" }],
    ["second_example_fails", { failedExamples: ["the second block"] }],
    ["unsupported", { switchesOff: "all 3 neighbours of its input that had a value have none with this fix" }],
    ["value_unknown", { isValueUnknown: true }],
    ["unsupported", { isUnsupported: true }],
    ["unsupported", { isDenied: true }],
    ["unsupported", { bringsExpected: true }],
    ["unsupported", { isFitted: true }],
    ["unsupported", { isWide: true }],
    ["unsupported", { byChance: { position: 40, considered: 1000, surviving: 30, ways: 30 } }],
    ["unsupported", { onlySilences: true }],
    ["unsupported", { calledElsewhere: { file: "a.js", line: 3 } }],
    ["unsupported", { readElsewhere: { gives: "rulesOf", file: "a.js", line: 3 } }],
    ["indistinct", { isIndistinct: true }],
    ["ambiguous", { isAmbiguous: true }],
    ["edit_refused", { objections: ["src/a.js: it begins to import node:test"] }],
    ["tree_changed", { tampered: ["test/a.test.js"] }],
    ["reproduction_flaky", { failsWithoutFix: false }],
  ])("refuses with %s", (code, change) => {
    expect(gateV({ ...good, ...change })).toMatchObject({ passed: false, code });
  });

  test("tells what is wrong from what is only not proven", () => {
    expect(isUnproven(gateV({ ...good, isUnsupported: true }))).toBe(true);
    expect(isUnproven(gateV({ ...good, isIndistinct: true }))).toBe(true);
    expect(isUnproven(gateV({ ...good, regressions: ["adds: fails now"] }))).toBe(false);
    expect(isUnproven(gateV(good))).toBe(false);
  });
});

test("a value is unknown where the test demands none and no other input had one", () => {
  const none = { unseen: 0, kept: 0 };
  expect(valueIsUnknown(true, none)).toBe(true);
  expect(valueIsUnknown(false, none)).toBe(false);
  expect(valueIsUnknown(true, { ...none, kept: 2 })).toBe(true);
  expect(valueIsUnknown(true, { ...none, kept: 3 })).toBe(false);
  expect(valueIsUnknown(true, { ...none, unseen: 1 })).toBe(false);
  expect(valueIsUnknown(true, { ...none, kept: 9 }, true)).toBe(true);
});

test("one example is a proof only beside a suite, a second one, or other inputs that keep their values", () => {
  const many = { unseen: 0, ordinary: 10, kept: 6 };
  expect(isUnsupported(null, many)).toBe(true);
  expect(isUnsupported("compared", many)).toBe(false);
  expect(isUnsupported(null, { ...many, unseen: 1 })).toBe(false);
  expect(isUnsupported(null, { ...many, unseen: 1, kept: 3 })).toBe(true);
  expect(isUnsupported(null, { ...many, unseen: 2, kept: 0 })).toBe(false);
  expect(isUnsupported(null, { ...many, kept: 7 })).toBe(false);
  expect(isUnsupported(null, { ...many, ordinary: 2, kept: 2 })).toBe(true);
});

test("examples that pass half of the mutants tell nothing apart, but for where a suite does", () => {
  expect(isIndistinct(null, { run: 12, unnoticed: 6, same: 0 })).toBe(true);
  expect(isIndistinct(null, { run: 12, unnoticed: 5, same: 0 })).toBe(false);
  expect(isIndistinct(null, { run: 12, unnoticed: 3, same: 6 })).toBe(true);
  expect(isIndistinct(null, { run: 12, unnoticed: 2, same: 7 })).toBe(false);
  expect(isIndistinct(null, { run: 12, unnoticed: 0, same: 8 })).toBe(true);
  expect(isIndistinct(null, { run: 3, unnoticed: 0, same: 0 })).toBe(true);
  expect(isIndistinct("compared", { run: 12, unnoticed: 12, same: 0 })).toBe(false);
});

describe("regressions", () => {
  const one = (name: string, outcome: TestCase["outcome"]): BaselineCase => ({
    name,
    file: "t.js",
    outcome,
    durationMs: 1,
    failure: null,
    flaky: false,
  });

  test("names what is red, skipped or gone", () => {
    const green = [one("a", "PASSED"), one("b", "PASSED"), one("c", "PASSED"), one("d", "PASSED")];

    const found = regressions(green, [one("a", "PASSED"), one("b", "FAILED"), one("c", "SKIPPED"), one("new", "FAILED")]);

    expect(found).toEqual(["b: fails now", "c: skipped now", "d: no longer reported"]);
  });

  test("a name that has the time of day in it is another one in each run", () => {
    const green = [one("at[19:56:10]", "PASSED"), one("at[19:56:11]", "PASSED"), one("of[1]", "PASSED")];

    expect(regressions(green, [one("at[20:01:44]", "PASSED"), one("at[20:01:45]", "PASSED"), one("of[1]", "PASSED")])).toEqual(
      [],
    );
    expect(regressions(green, [one("at[20:01:44]", "PASSED"), one("at[20:01:45]", "FAILED"), one("of[1]", "PASSED")])).toEqual([
      "at[19:56:11]: no longer reported",
    ]);
  });
});

describe("pathViolations", () => {
  const classify = (file: string): PathClass =>
    file.includes("test") ? "test" : file.endsWith(".lock") ? "lockfile" : file.endsWith("rc") ? "config" : "source";

  test("lets source files through and nothing that decides about tests", () => {
    expect(pathViolations(["src/a.js"], classify)).toEqual([]);
    expect(
      pathViolations(["src/a.js", "test/a.js", "x.lock", ".mocharc", ".github/workflows/ci.yml", ".husky/pre-commit"], classify),
    ).toHaveLength(5);
  });
});
