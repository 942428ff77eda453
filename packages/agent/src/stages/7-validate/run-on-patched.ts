import { reproductionCase } from "../../gates/reproduction-failure.ts";
import { editedTimeMs, runReproduction } from "../../run/run-reproduction.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { ReproductionTest, Workspace } from "../../types/language.ts";
import type { TestRun } from "../../types/tests.ts";
import type { Environment } from "../3-environment/index.ts";
import type { Admitted } from "../4-reproduce/index.ts";

/** The reproduction in a fresh process on a patched tree, where it may take a little longer than on the base commit. */
export function runOnPatched(
  { environment, admitted }: { environment: Environment; admitted: Admitted },
  workspace: Workspace,
  context: StageContext,
): Promise<TestRun> {
  const { test, runs } = admitted;
  const baseMs = Math.max(...runs.map(({ durationMs }) => durationMs));
  return runReproduction(environment.adapter, workspace, environment.profile, test, editedTimeMs(test, baseMs, context.timeMs));
}

/** It passed as a real test, and the run came to its end. */
export function passesReproduction(run: TestRun, test: ReproductionTest): boolean {
  return reproductionCase(run, test)?.outcome === "PASSED" && run.failure === null && run.ended === "exited";
}
