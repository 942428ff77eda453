import type { RepairResult } from "./run-case.ts";

export interface Tally {
  cases: number;
  reproduced: number;
  plausible: number;
  validated: number;
  /** Of the validated ones; the chosen patch passes the unseen check. */
  correct: number;
  /** The first of the patches that are shown passes the unseen check, validated or proposed. */
  first: number;
  /** Seconds from the issue to its validated fix; null without one. */
  median: number | null;
  p90: number | null;
}

/** The smallest value that so much of the list is not above (nearest rank). */
function quantile(values: readonly number[], share: number): number | null {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? null;
}

export function tally(results: readonly RepairResult[]): Tally {
  const count = (holds: (result: RepairResult) => boolean) => results.filter(holds).length;
  const isValidated = (result: RepairResult) => result.verdict === "validated_fix";
  const seconds = results.filter(isValidated).map((result) => result.seconds);
  return {
    cases: results.length,
    reproduced: count((result) => result.reproduced),
    plausible: count((result) => result.plausible),
    validated: count(isValidated),
    correct: count((result) => result.correct === true),
    first: count((result) => result.rank === 1),
    median: quantile(seconds, 0.5),
    p90: quantile(seconds, 0.9),
  };
}
