import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbedded } from "@fixpoint/db";
import { findInstalled, startExternalCluster } from "@fixpoint/db/testing";
import type { DatabaseKind } from "./options.ts";

export interface BenchDatabase {
  url: string;
  /** Empty, for the server's files. */
  dataDir: string;
  stop(): Promise<void>;
}

async function startCluster(kind: DatabaseKind, dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  if (kind === "embedded") {
    const embedded = await startEmbedded({ dataFolder: dataDir });
    return { url: embedded.databaseUrl, stop: embedded.stop };
  }
  const installed = findInstalled();
  if (installed === null) throw new Error("No PostgreSQL server is installed here. Install Debian's postgresql.");
  return startExternalCluster(installed);
}

/** An empty PostgreSQL of its own, gone with all its files when it is stopped. */
export async function startDatabase(kind: DatabaseKind): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fixpoint-bench-"));
  const cluster = await startCluster(kind, dataDir);
  return {
    url: cluster.url,
    dataDir,
    async stop() {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
