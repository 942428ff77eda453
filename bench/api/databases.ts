import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbedded } from "@fixpoint/db";
import type { DatabaseKind } from "./options.ts";

export interface BenchDatabase {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

export async function startDatabase(kind: DatabaseKind): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fixpoint-bench-"));
  if (kind === "external") throw new Error("not yet");
  const embedded = await startEmbedded({ dataFolder: dataDir });
  return {
    url: embedded.databaseUrl,
    dataDir,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
