import { sameValue } from "../../gates/compare-values.ts";
import type { ReproductionTest } from "../../types/language.ts";
import type { TestFailure, TestRun } from "../../types/tests.ts";
import { caseId, isRed, type Baseline } from "../3-environment/baseline.ts";

/** More say no more. */
const MOST = 4;

/**
 * How many of the project's tests that failed on the base commit pass with an edit: each is an example that the search has
 * not seen. The reproduction itself is none, nor one that fails in the same way: it may be the same example. Pure.
 */
export function mendedTests(
  baseline: Baseline | null,
  run: TestRun | null,
  { testName, filePath, symptom }: Pick<ReproductionTest, "testName" | "filePath" | "symptom">,
): number {
  if (baseline === null || run === null) return 0;
  const passed = new Set(run.cases.filter(({ outcome }) => outcome === "PASSED").map(caseId));
  const mended = [...baseline.cases].filter(([id, one]) => {
    if (!isRed(one) || one.flaky || !passed.has(id)) return false;
    if (one.name === testName && one.file === filePath) return false;
    return symptom.kind !== "wrong_value" || !demandsSame(symptom.expected, one.failure);
  });
  return Math.min(MOST, mended.length);
}

/** Runners that do not tell the value apart have it in their message. */
function demandsSame(stated: string | null, failure: TestFailure | null): boolean {
  if (stated === null || failure === null) return false;
  if (failure.expected !== null) return sameValue(stated, failure.expected);
  return failure.message.includes(stated.trim());
}
