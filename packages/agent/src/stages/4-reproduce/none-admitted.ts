import { STABLE_RUNS } from "../../gates/gate-r.ts";
import type { StageEnd } from "../../run/stage-runner.ts";

/** What is said where tests were tried and none was admitted. `refused`: the gate's codes; `all`: tests that there were to try. Pure. */
export function noneAdmitted(refused: readonly { code: string }[], all: number, advice: string): StageEnd {
  const tried = refused.length;
  // It failed as the issue says as often as it was run.
  if (refused.some(({ code }) => code === "not_run"))
    return {
      outcome: "failed",
      reason: "out_of_time",
      summary: `A test fails on the base commit as the issue states, but there was no time left to see it do so in ${STABLE_RUNS} runs alike. Start a run with more time.`,
    };
  return {
    outcome: "failed",
    reason: tried < all ? "out_of_time" : "no_candidate_failed",
    summary: `${tried} test${tried === 1 ? " was" : "s were"} written from the issue; none failed on the base commit for the stated reason. That does not mean that there is no bug.${advice}`,
  };
}
