import { reproductionCase } from "../../gates/reproduction-failure.ts";
import { reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";
import { writeInside } from "../../run/safe-files.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { Workspace } from "../../types/language.ts";
import type { Environment } from "../3-environment/index.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import type { CheckedCandidate } from "./check-candidate.ts";
import { compareSuite } from "./compare-suite.ts";
import type { FileChange } from "./diffs.ts";
import type { SecondExamples } from "./second-examples.ts";
import type { SuiteScreen } from "./suite-screen.ts";

/** A fix on its tree, and who may speak against a variation of it. */
export interface Probe {
  environment: Environment;
  admitted: Admitted;
  workspace: Workspace;
  examples: SecondExamples;
  /** How the fix answers to the inputs near the example's. */
  answered: CheckedCandidate["examples"];
  screen: SuiteScreen;
  /** Else the suite's word on a mutant is worth nothing. */
  isJudgedBySuite: boolean;
  suiteMs: number;
  context: StageContext;
}

/** Puts the changes in the tree. */
export async function writeAll(workspace: Workspace, changes: readonly FileChange[]): Promise<void> {
  for (const change of changes) await writeInside(workspace.root, change.path, change.patched);
}

/** Whether the reproduction or the suite notices the tree as it is now. */
export async function somethingTurnsRed(probe: Probe): Promise<boolean> {
  const { environment, admitted, workspace, context } = probe;
  const run = await runReproduction(
    environment.adapter,
    workspace,
    environment.profile,
    admitted.test,
    reproductionTimeMs(admitted.test, context.timeMs),
  );
  if (reproductionCase(run, admitted.test)?.outcome !== "PASSED") return true;
  return suiteTurnsRed(probe);
}

/** Whether the suite notices it. */
export async function suiteTurnsRed({ environment, workspace, screen, suiteMs }: Probe): Promise<boolean> {
  if ((await screen.regressions(workspace, suiteMs)).length > 0) return true;
  const suite = await compareSuite(environment, workspace, suiteMs);
  return suite.regressions.length > 0 || suite.state === "not_finished";
}
