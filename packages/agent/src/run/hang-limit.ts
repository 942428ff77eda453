import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../types/language.ts";
import { runReproduction } from "./run-reproduction.ts";
import { writeInside } from "./safe-files.ts";

/** Where nothing is known of what a healthy run takes. */
const UNKNOWN_MS = 4_000;
const LEAST_MS = 1_000;
/** So many times a healthy run, since others have the machine too; and where time is short. */
const TIMES_HEALTHY = 3;
const LEAST_TIMES_HEALTHY = 1.5;

/** Pure. `healthyMs`: what a run of the test's file takes that ends, null where that is not known. `roomMs`: what there is for one. */
export function hangLimitMs(healthyMs: number | null, roomMs: number): number {
  const wanted = healthyMs === null ? UNKNOWN_MS : TIMES_HEALTHY * healthyMs;
  return Math.round(Math.max(LEAST_MS, LEAST_TIMES_HEALTHY * (healthyMs ?? 0), Math.min(wanted, roomMs)));
}

/** How long a hang that was shown is waited for again: runs its file with the test skipped, which loads all the same. */
export async function measureHangLimit(
  adapter: LanguageAdapter,
  workspace: Workspace,
  profile: ProjectProfile,
  test: ReproductionTest,
  /** For one repeat, as it is when that is known. */
  roomMs: () => number,
): Promise<number> {
  const skipped = adapter.skipped(test.code);
  if (skipped === null) return hangLimitMs(null, roomMs());
  try {
    await writeInside(workspace.root, test.filePath, skipped);
    const run = await runReproduction(adapter, workspace, profile, test, UNKNOWN_MS);
    const isHealthy = run.ended === "exited" && run.failure === null && run.cases.every(({ outcome }) => outcome === "SKIPPED");
    return hangLimitMs(isHealthy ? run.durationMs : null, roomMs());
  } finally {
    await writeInside(workspace.root, test.filePath, test.code);
  }
}
