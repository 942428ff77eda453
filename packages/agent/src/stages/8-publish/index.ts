import { writeEvidence } from "../../evidence/bundle.ts";
import type { RunState } from "../../run/state.ts";
import type { StageEnd, StageRunner } from "../../run/stage-runner.ts";
import type { RunOptions, RunOutcome } from "../../types/run.ts";

const WORDS: Record<RunOutcome["resultStatus"], StageEnd> = {
  validated_fix: { outcome: "passed", reason: "patch_ready", summary: "Patch, regression test and evidence are ready." },
  reproduced: {
    outcome: "passed",
    reason: "test_ready",
    summary: "The failing test and the evidence are ready; there is no fix to deliver.",
  },
  no_result: {
    outcome: "skipped",
    reason: "nothing_to_publish",
    summary: "There is nothing to publish; what was tried is kept as evidence.",
  },
  unsuitable_issue: { outcome: "skipped", reason: "nothing_to_publish", summary: "There is nothing to publish." },
  error: { outcome: "skipped", reason: "nothing_to_publish", summary: "There is nothing to publish." },
};

/** Stage 8, the agent's part: writes the evidence bundle. Pushing and the pull request are the code host's. */
export async function prepareDelivery(
  outcome: RunOutcome,
  state: RunState,
  options: RunOptions,
  stages: StageRunner,
  now: () => Date,
): Promise<RunOutcome> {
  const delivered = await stages.run("publish", async () => {
    const evidenceDir =
      state.copy !== null && state.environment !== null ? await writeEvidence(outcome, state, options, now()) : null;
    return { end: WORDS[outcome.resultStatus], evidenceDir };
  });
  return { ...outcome, evidenceDir: delivered.evidenceDir };
}
