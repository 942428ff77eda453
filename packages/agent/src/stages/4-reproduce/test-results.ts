import type { TestResults } from "@fixpoint/contracts";
import type { TestRun } from "../../types/tests.ts";

const MAX_OUTPUT = 64 * 1024;
const MAX_MESSAGE = 4000;
const MAX_CASES = 2000;

/** Middle cut out, since the beginning says what was run and the end how it went. */
export function cutMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const half = Math.floor(limit / 2);
  return `${text.slice(0, half)}\n… ${text.length - 2 * half} characters left out …\n${text.slice(-half)}`;
}

/** A run of tests in the words of the contract, bounded. */
export function toTestResults(run: TestRun): TestResults {
  const failed = run.cases.some((one) => one.outcome === "FAILED");
  const errored = run.cases.some((one) => one.outcome === "ERROR") || run.failure !== null || run.ended !== "exited";
  const passed = run.cases.some((one) => one.outcome === "PASSED");
  return {
    output: cutMiddle(run.output, MAX_OUTPUT),
    output_storage_path: null,
    test_run: run.command,
    granular_test_results: run.cases.slice(0, MAX_CASES).map((one) => ({
      name: one.name,
      file: one.file,
      status: one.outcome,
      duration_ms: one.durationMs,
      message: one.failure === null ? null : cutMiddle(one.failure.message, MAX_MESSAGE),
    })),
    aggregate_test_results: failed ? "FAILED" : errored ? "ERROR" : passed ? "PASSED" : "SKIPPED",
  };
}
