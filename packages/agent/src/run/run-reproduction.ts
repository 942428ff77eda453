import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../types/language.ts";
import type { TestRun } from "../types/tests.ts";

const RUN_MS = 60_000;
/** A stated hang is waited for once: that it lasts so long shows it. */
const HANG_MS = 10_000;
/** Of the time that is left, where it has to be repeated. */
const SHARE_OF_FIRST = 0.5;
/** Where a hang is known, whoever has to end gets so many times what a hang was given. */
const TO_END = 2;

export function reproductionTimeMs({ symptom, hangMs }: ReproductionTest, leftMs: number): number {
  const hanging = hangMs === undefined ? HANG_MS : Math.min(HANG_MS, TO_END * hangMs);
  return Math.max(1000, Math.min(symptom.kind === "hang" ? hanging : RUN_MS, leftMs));
}

/** An edited program may do more than the base, which often fails at once; what takes longer than so many times that seems not to end. */
const OF_BASE = { times: 10, leastMs: 5000 };

/** For a run with an edit, of which most that take long never end or fill the memory; `baseMs`: what it took on the base commit. */
export function editedTimeMs(test: ReproductionTest, baseMs: number, leftMs: number): number {
  return Math.min(reproductionTimeMs(test, leftMs), Math.max(OF_BASE.leastMs, OF_BASE.times * baseMs));
}

/** For the first run of those that gate R wants. */
export function firstTimeMs(test: ReproductionTest, leftMs: number): number {
  return reproductionTimeMs(test, test.symptom.kind === "hang" ? leftMs * SHARE_OF_FIRST : leftMs);
}

/** The runner that the test is written for: the project's tests may have one that ours are not written for. */
export function runnerOfTest(profile: ProjectProfile, { isInTree }: Pick<ReproductionTest, "isInTree">): string {
  return (isInTree === true ? profile.testRunner : null) ?? profile.reproductionRunner;
}

/** The test for a run of other code in the place of its file: none of that is its test. */
export function inItsPlace(test: ReproductionTest, code: string): ReproductionTest {
  return { ...test, isAlone: false, code };
}

/** Runs the reproduction's file alone, or of it no more than the test. */
export function runReproduction(
  adapter: LanguageAdapter,
  workspace: Workspace,
  profile: ProjectProfile,
  test: ReproductionTest,
  timeMs: number,
): Promise<TestRun> {
  return adapter.runTests(workspace, profile, {
    files: [test.filePath],
    timeMs,
    runner: runnerOfTest(profile, test),
    ...(test.isAlone === true && { only: test.testName }),
  });
}
