import type { TestOutcome, TestResults } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { compareTests } from "./test-changes.ts";

function results(tests: Record<string, TestOutcome>): TestResults {
  return {
    output: null,
    output_storage_path: null,
    test_run: "npm test",
    aggregate_test_results: "FAILED",
    granular_test_results: Object.entries(tests).map(([name, status]) => ({
      name,
      status,
      file: null,
      duration_ms: null,
      message: null,
    })),
  };
}

test("every kind of change is named, the worst first", () => {
  const compared = compareTests(
    results({ kept: "PASSED", mended: "FAILED", broken: "PASSED", stuck: "ERROR", gone: "PASSED" }),
    results({ kept: "PASSED", mended: "PASSED", broken: "FAILED", stuck: "FAILED", fresh: "PASSED" }),
  );

  expect(compared.map(({ name, change }) => [name, change])).toEqual([
    ["broken", "Broken"],
    ["mended", "Fixed"],
    ["stuck", "Still failing"],
    ["fresh", "New"],
    ["gone", "Gone"],
    ["kept", "Still passing"],
  ]);
});

test("without a run after the fix nothing is called a change", () => {
  expect(compareTests(results({ one: "FAILED" }), null)[0]?.change).toBeNull();
});
