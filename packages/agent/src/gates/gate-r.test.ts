import { describe, expect, test } from "vitest";
import type { Symptom } from "../types/facts.ts";
import type { TestFailure, TestRun } from "../types/tests.ts";
import { gateR, judgeRun } from "./gate-r.ts";

const FILE = "test/issue.test.js";

function failing(failure: Partial<TestFailure>): TestRun {
  const full: TestFailure = {
    kind: "assertion",
    errorType: "AssertionError",
    message: "",
    expected: null,
    actual: null,
    frames: [],
    ...failure,
  };
  return run({ cases: [{ name: "issue", file: FILE, outcome: "FAILED", durationMs: 1, failure: full }] });
}

function run(partial: Partial<TestRun>): TestRun {
  return {
    command: "node --test",
    ended: "exited",
    exitCode: 1,
    output: "",
    cases: [],
    failure: null,
    durationMs: 1,
    peakMemoryBytes: null,
    ...partial,
  };
}

function codeFor(symptom: Symptom, one: TestRun): string {
  return judgeRun({ testName: "issue", filePath: FILE, symptom }, one).code;
}

const wrongValue: Symptom = { kind: "wrong_value", expected: "[1, 2]", actual: "[1]" };
const typeError: Symptom = {
  kind: "exception",
  errorType: "TypeError",
  message: "Cannot read properties of undefined (reading 'x')",
};

describe("judgeRun", () => {
  test.each<[string, Symptom, Partial<TestFailure>]>([
    ["the stated wrong value", wrongValue, { actual: "[ 1 ]" }],
    ["a wrong value when none is stated", { kind: "wrong_value", expected: "3", actual: null }, { actual: "4" }],
    [
      "Python and JavaScript spellings alike",
      { kind: "wrong_value", expected: null, actual: "{'a': None}" },
      { actual: '{"a": null}' },
    ],
    [
      "members of an object in another order",
      { kind: "wrong_value", expected: null, actual: "{ _: [], zip: 1, sub: { b: 'x, y', a: [2, 1] } }" },
      { actual: "{ zip: 1, _: [], sub: { a: [ 2, 1 ], b: 'x, y' } }" },
    ],
    [
      "the stated exception",
      typeError,
      { kind: "exception", errorType: "TypeError", message: "Cannot read properties of undefined (reading 'x')" },
    ],
    [
      "an exception in a “does not throw” assertion",
      typeError,
      { message: "Got unwanted exception.\nActual message: TypeError Cannot read properties of undefined (reading 'x')" },
    ],
    [
      "an exception named with its module",
      { kind: "exception", errorType: "pkg.errors.ParseError", message: null },
      { kind: "exception", errorType: "ParseError", message: "at 3" },
    ],
    [
      "no exception where one is due",
      { kind: "missing_exception", errorType: "RangeError", message: null },
      { message: "Missing expected exception." },
    ],
    ["a stated hang", { kind: "hang" }, { kind: "timeout" }],
    [
      "a stated missing export",
      { kind: "missing_export", name: "parse" },
      { kind: "import", message: "does not provide an export named 'parse'" },
    ],
    [
      "an import error that the issue quotes",
      { kind: "exception", errorType: "ImportError", message: "cannot import name 'x'" },
      { kind: "import", errorType: "ImportError", message: "cannot import name 'x' from 'y'" },
    ],
    [
      "a file that the project misses",
      { kind: "exception", errorType: null, message: null },
      {
        kind: "exception",
        errorType: "Error",
        message: "ENOENT: no such file or directory, open 'x'",
        frames: [
          { file: "src/a.js", line: 3, function: "f" },
          { file: FILE, line: 2, function: null },
        ],
      },
    ],
    [
      "a throw in project code where a value is due",
      { kind: "wrong_value", expected: "[]", actual: null },
      {
        kind: "exception",
        errorType: "TypeError",
        message: "x is not iterable",
        frames: [
          { file: "src/a.js", line: 3, function: "f" },
          { file: FILE, line: 2, function: null },
        ],
      },
    ],
  ])("admits %s", (_, symptom, failure) => {
    expect(codeFor(symptom, failing(failure))).toBe("reproduced");
  });

  test.each<[string, string, Symptom, Partial<TestFailure>]>([
    ["import_error", "an import error", wrongValue, { kind: "import", message: "Cannot find module 'x'" }],
    ["syntax_error", "a syntax error", wrongValue, { kind: "syntax" }],
    ["fixture_error", "a missing fixture", wrongValue, { kind: "fixture" }],
    ["timeout", "a time-out", wrongValue, { kind: "timeout" }],
    ["crash", "a crash", typeError, { kind: "crash" }],
    ["no_tests", "an empty file", wrongValue, { kind: "no_tests" }],
    ["wrong_symptom", "another value than stated", wrongValue, { actual: "[2]" }],
    [
      "wrong_symptom",
      "members of a list in another order",
      { kind: "wrong_value", expected: null, actual: "[1, 2]" },
      { actual: "[2, 1]" },
    ],
    [
      "test_error",
      "two objects that are written alike",
      { kind: "wrong_value", expected: null, actual: null },
      { message: "Bits('100') != Bits('100')" },
    ],
    ["test_error", "alike on both sides", wrongValue, { expected: "<Box>", actual: "<Box>" }],
    [
      "wrong_symptom",
      "a string where its number is stated",
      { kind: "wrong_value", expected: '"1"', actual: "1" },
      { actual: "'1'" },
    ],
    [
      "wrong_symptom",
      "another exception",
      typeError,
      { kind: "exception", errorType: "RangeError", message: "Cannot read properties of undefined (reading 'x')" },
    ],
    [
      "wrong_symptom",
      "the right type with another message",
      typeError,
      { kind: "exception", errorType: "TypeError", message: "foo is not a function" },
    ],
    ["wrong_symptom", "an assertion where a hang is stated", { kind: "hang" }, { actual: "1" }],
    [
      "wrong_symptom",
      "another missing export",
      { kind: "missing_export", name: "parse" },
      { kind: "import", message: "Cannot find module 'y'" },
    ],
    [
      "test_error",
      "a name that the test made up",
      { kind: "wrong_value", expected: "1", actual: null },
      {
        kind: "exception",
        errorType: "ReferenceError",
        message: "foo is not defined",
        frames: [{ file: FILE, line: 1, function: null }],
      },
    ],
    [
      "fixture_error",
      "a file that the test misses",
      { kind: "exception", errorType: "FileNotFoundError", message: null },
      {
        kind: "exception",
        errorType: "FileNotFoundError",
        message: "data.json",
        frames: [{ file: FILE, line: 2, function: null }],
      },
    ],
    [
      "test_error",
      "any exception of the test alone, where the issue states none",
      { kind: "exception", errorType: null, message: null },
      { kind: "exception", errorType: "Error", message: "x", frames: [{ file: FILE, line: 2, function: null }] },
    ],
    [
      "test_error",
      "a method that does not exist",
      { kind: "exception", errorType: null, message: null },
      {
        kind: "exception",
        errorType: "TypeError",
        message: "lib.foo is not a function",
        frames: [{ file: FILE, line: 1, function: null }],
      },
    ],
  ])("says %s for %s", (code, _, symptom, failure) => {
    expect(codeFor(symptom, failing(failure))).toBe(code);
  });

  test("a passing test shows no bug", () => {
    const passed = run({ cases: [{ name: "suite > issue", file: FILE, outcome: "PASSED", durationMs: 1, failure: null }] });

    expect(codeFor(wrongValue, passed)).toBe("passed_on_base");
  });

  test("a run that was killed is a time-out, and no cases are no test", () => {
    expect(codeFor(wrongValue, run({ ended: "timeout", exitCode: null }))).toBe("timeout");
    expect(codeFor(wrongValue, run({}))).toBe("no_tests");
    expect(codeFor({ kind: "hang" }, run({ ended: "timeout", exitCode: null }))).toBe("reproduced");
    // Who goes round for ever mostly fills the memory first.
    expect(codeFor({ kind: "hang" }, run({ ended: "memory", exitCode: null }))).toBe("reproduced");
  });

  test("a skipped test is not a reproduction", () => {
    const skipped = run({ cases: [{ name: "issue", file: FILE, outcome: "SKIPPED", durationMs: null, failure: null }] });

    expect(codeFor(wrongValue, skipped)).toBe("no_tests");
  });
});

describe("gateR", () => {
  const reproduction = { testName: "issue", filePath: FILE, symptom: wrongValue };
  const red = failing({ actual: "[1]" });

  test("needs five alike", () => {
    expect(
      gateR(
        reproduction,
        Array.from({ length: 5 }, () => red),
      ).passed,
    ).toBe(true);
    expect(gateR(reproduction, [red, red]).code).toBe("not_run");
    expect(gateR(reproduction, []).code).toBe("not_run");
  });

  test("refuses what changes between runs", () => {
    const green = run({ cases: [{ name: "issue", file: FILE, outcome: "PASSED", durationMs: 1, failure: null }] });

    expect(gateR(reproduction, [red, red, green, red, red]).code).toBe("flaky");
    expect(
      gateR({ ...reproduction, symptom: { kind: "wrong_value", expected: "[1]", actual: null } }, [
        red,
        red,
        red,
        red,
        failing({ actual: "[7]" }),
      ]).code,
    ).toBe("flaky");
  });
});

describe("a test of the project itself", () => {
  const stuck = failing({
    kind: "exception",
    errorType: "TypeError",
    message: "Cannot read properties of undefined (reading 'length')",
    frames: [{ file: FILE, line: 1, function: null }],
  });
  const symptom: Symptom = { kind: "exception", errorType: "TypeError", message: null };

  test("that cannot go on with what it is given shows the bug", () => {
    const judged = (isInTree: boolean): string => judgeRun({ testName: "issue", filePath: FILE, symptom, isInTree }, stuck).code;

    expect(judged(true)).toBe("reproduced");
    expect(judged(false)).toBe("test_error");
  });

  test("that misses a name of its own shows none", () => {
    const failure = { kind: "exception", errorType: "ReferenceError", message: "helper is not defined" } as const;
    const broken = failing({ ...failure, frames: [{ file: FILE, line: 1, function: null }] });

    expect(judgeRun({ testName: "issue", filePath: FILE, symptom: wrongValue, isInTree: true }, broken).code).toBe("test_error");
  });
});
