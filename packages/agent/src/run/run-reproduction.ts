import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../types/language.ts";
import type { TestRun } from "../types/tests.ts";

const RUN_MS = 60_000;
/** A stated hang is waited for on every one of five runs. */
const HANG_MS = 10_000;

export function reproductionTimeMs(test: ReproductionTest, leftMs: number): number {
  return Math.max(1000, Math.min(test.symptom.kind === "hang" ? HANG_MS : RUN_MS, leftMs));
}

/** Runs the reproduction's file alone, with the runner that it is written for. */
export function runReproduction(
  adapter: LanguageAdapter,
  workspace: Workspace,
  profile: ProjectProfile,
  test: ReproductionTest,
  timeMs: number,
): Promise<TestRun> {
  return adapter.runTests(workspace, profile, { files: [test.filePath], timeMs, runner: profile.reproductionRunner });
}
