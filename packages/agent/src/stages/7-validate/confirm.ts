import { gateV, REPRODUCTION_RUNS } from "../../gates/gate-v.ts";
import { runMany } from "../../run/run-many.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { CheckedCandidate } from "./check-candidate.ts";
import { compareUntouched } from "./not-by-rules.ts";
import { passesReproduction, runOnPatched } from "./run-on-patched.ts";

/**
 * The last of gate V, for an edit that would be chosen: the reproduction passes each time that it is run, and nothing that
 * decides about tests was changed by running them. Five runs of the suite's runner are too many for those that come behind it.
 * @throws the signal's reason where the time was over before the answer was known: what was cut off speaks against nobody.
 */
export async function confirm(
  request: Parameters<typeof compareUntouched>[0],
  checked: CheckedCandidate,
  context: StageContext,
): Promise<void> {
  const { candidate, facts } = checked;
  if (checked.workspace === null) return;
  const workspace = { ...checked.workspace, signal: context.signal };
  const again = async (): Promise<boolean> =>
    passesReproduction(await runOnPatched(request, workspace, context), request.admitted.test);
  const passed = await runMany(REPRODUCTION_RUNS - 1, workspace.jobs, again, (one) => !one);
  const untouched = await compareUntouched(request, candidate, workspace, context);
  context.signal.throwIfAborted();
  facts.reproductionPassed.push(...passed);
  Object.assign(facts, untouched);
  checked.verdict = gateV(facts);
}
