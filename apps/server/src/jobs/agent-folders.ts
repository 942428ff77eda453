import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { isAbsolute, join, relative } from "node:path";
import type { AppContext } from "../context.ts";

/** Where one run of the agent writes, and what it may use of the machine. `name` tells the runs of a bug apart. */
export async function agentSurroundings(
  { env }: AppContext,
  run: { issueId: string; name: string },
): Promise<{ outDir: string; cacheDir: string; timeoutMs: number; jobs: number }> {
  const outDir = evidenceFolder(env.dataDir, run);
  const cacheDir = join(env.dataDir, "cache");
  await mkdir(outDir, { recursive: true });
  await mkdir(cacheDir, { recursive: true });
  return { outDir, cacheDir, timeoutMs: env.FIXPOINT_RUN_TIMEOUT * 1000, jobs: env.FIXPOINT_JOBS ?? availableParallelism() };
}

export function evidenceFolder(dataDir: string, { issueId, name }: { issueId: string; name: string }): string {
  return join(dataDir, "evidence", issueId, name);
}

/** The evidence's place as it is stored, below the data folder; null where there is none, or it lies elsewhere. */
export function storedEvidencePath({ env }: AppContext, evidenceDir: string | null): string | null {
  const inside = evidenceDir && relative(env.dataDir, evidenceDir);
  return inside && !inside.startsWith("..") && !isAbsolute(inside) ? inside : null;
}
