import { mkdir } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { runPipeline, type RepairEngine } from "@fixpoint/agent";
import type { Sandbox } from "@fixpoint/sandbox";
import { rankSuspicious } from "../../packages/agent/src/engines/search/ranking.ts";

export interface Watched {
  repositoryPath: string;
  /** Commit to start from. */
  base: string;
  issue: { title: string; text: string };
  /** Of the folder for its evidence. */
  name: string;
  dataDir: string;
  /** Seconds. */
  timeout: number;
  sandbox: Sandbox;
  signal: AbortSignal;
}

/** A run up to the suspicious lines: what they are ranked by, and how they came out. Null where nothing shows the bug. */
export async function watch({ name, dataDir, timeout, repositoryPath, ...run }: Watched): Promise<object | null> {
  let rankedBy: object | null = null;
  let ranked: object | null = null;
  const engine: RepairEngine = {
    name: "search",
    propose({ suspicious, reproduction, failure }) {
      ranked = { suspicious, reproduction, failure };
      return Readable.from([]);
    },
  };
  const outDir = path.join(dataDir, "evidence", name);
  const cacheDir = path.join(dataDir, "dependencies");
  for (const folder of [outDir, cacheDir]) await mkdir(folder, { recursive: true });
  await runPipeline(
    {
      ...run,
      repository: repositoryPath,
      jobs: 1,
      outDir,
      cacheDir,
      engine: "search",
      timeoutMs: timeout * 1_000,
      onEvent: () => undefined,
    },
    {
      engines: [engine],
      rankSuspicious(spectrum, facts, frames, options) {
        rankedBy = { spectrum, facts: { title: facts.title }, frames, sources: Object.fromEntries(options?.sources ?? []) };
        return rankSuspicious(spectrum, facts, frames, options);
      },
    },
  );
  return rankedBy === null || ranked === null ? null : { ...(rankedBy as object), ...(ranked as object) };
}
