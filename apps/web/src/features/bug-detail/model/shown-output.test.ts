import type { TestResults } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { shownOutput } from "./shown-output.ts";

function results(output: string | null, message: string | null): TestResults {
  return {
    output,
    output_storage_path: null,
    test_run: "npm test",
    aggregate_test_results: message === null ? "PASSED" : "FAILED",
    granular_test_results: [
      { name: "adds up", file: null, status: message === null ? "PASSED" : "FAILED", message, duration_ms: null },
    ],
  };
}

test("what the run printed comes first", () => {
  expect(shownOutput(results("not ok 1\n", "1 !== 2"))).toBe("not ok 1\n");
});

test("a run that printed nothing shows why its tests failed", () => {
  expect(shownOutput(results("", "1 !== 2\n"))).toBe("adds up\n1 !== 2");
  expect(shownOutput(results(null, "1 !== 2"))).toBe("adds up\n1 !== 2");
});

test("nothing printed and nothing failed is nothing", () => {
  expect(shownOutput(results("\n", null))).toBe("");
});
