import { expect, test } from "vitest";
import type { TestCase, TestRun } from "../../types/tests.ts";
import type { Baseline } from "../3-environment/baseline.ts";
import { mendedTests } from "./mended-tests.ts";

function red(name: string, expected: string | null, message = ""): TestCase {
  const failure = { kind: "assertion" as const, errorType: null, message, expected, actual: null, frames: [] };
  return { name, file: "test/a.test.js", outcome: "FAILED", durationMs: null, failure };
}

function runOf(cases: TestCase[]): TestRun {
  return { command: "", ended: "exited", exitCode: 0, output: "", cases, failure: null, durationMs: 0, peakMemoryBytes: null };
}

const RED = [red("the example", "3"), red("the same value", "7"), red("said in words", null, "assert 4 == 7"), red("other", "9")];
const BASELINE: Baseline = {
  run: runOf(RED),
  cases: new Map(RED.map((one) => [`${one.file ?? ""}::${one.name}`, { ...one, flaky: false }])),
  partial: false,
};
const TEST = {
  testName: "the example",
  filePath: "test/a.test.js",
  symptom: { kind: "wrong_value" as const, expected: "7", actual: "3" },
};
const passing = (names: string[]): TestRun =>
  runOf(RED.map((one) => (names.includes(one.name) ? { ...one, outcome: "PASSED", failure: null } : one)));

test("red tests that an edit mends count, but for the reproduction and what demands the same", () => {
  expect(mendedTests(BASELINE, passing(RED.map(({ name }) => name)), TEST)).toBe(1);
  expect(mendedTests(BASELINE, passing(["the example"]), TEST)).toBe(0);
  expect(mendedTests(BASELINE, passing([]), TEST)).toBe(0);
  expect(mendedTests(null, passing(["other"]), TEST)).toBe(0);
});
