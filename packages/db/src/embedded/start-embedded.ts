import { mkdir } from "node:fs/promises";
import { findBinaries } from "./binaries.ts";
import { createCluster, ensureDatabase, launchUntilReady, livingPostmaster } from "./cluster.ts";
import { type Hold, holdSession, otherClients } from "./hold.ts";
import { clusterPaths, socketUrl } from "./paths.ts";
import { withStartLock } from "./start-lock.ts";
import { stopPostmaster } from "./stop-postmaster.ts";
import { unprivilegedPrefix } from "./unprivileged.ts";

export const DATABASE = "fixpoint";

export interface EmbeddedDatabase {
  databaseUrl: string;
  /** Of the PostgreSQL that answers now. */
  pid(): number;
  /** True when an earlier process had left it running. */
  reused: boolean;
  /** Stops PostgreSQL, unless another process of this machine still uses it. Never rejects. */
  stop(): Promise<void>;
}

/**
 * PostgreSQL under the data folder, on a Unix socket only. One that is alive
 * (its parent was killed, or another process started it) is used as it is;
 * one that dies is started again by whoever notices first.
 */
export async function startEmbedded(options: {
  dataFolder: string;
  onRestart?: (reason: string) => void;
}): Promise<EmbeddedDatabase> {
  const paths = clusterPaths(options.dataFolder);
  await mkdir(paths.root, { recursive: true, mode: 0o700 });
  const binaries = await findBinaries();
  const prefix = await unprivilegedPrefix();
  const tell = options.onRestart ?? (() => {});
  let pid = 0;
  let stopping = false;
  let hold: Hold | null = null;

  function restart(reason: string): void {
    if (stopping) return;
    tell(`PostgreSQL ended (${reason}); starting it again`);
    void bringUp().catch((error: unknown) => tell(`PostgreSQL could not be started again: ${String(error)}`));
  }

  async function bringUp(): Promise<boolean> {
    return withStartLock(paths.lock, async () => {
      if (stopping) return false;
      const living = await livingPostmaster(paths);
      if (living === null) {
        await createCluster(binaries, prefix, paths);
        pid = await launchUntilReady(binaries, prefix, paths);
      } else pid = living;
      hold = await holdSession(paths, restart);
      return living !== null;
    });
  }

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await withStartLock(paths.lock, async () => {
      await hold?.release();
      if ((await otherClients(paths)) > 0) return;
      await stopPostmaster(pid);
    }).catch(() => {});
  }

  const reused = await bringUp();
  await ensureDatabase(paths, DATABASE);
  return { databaseUrl: socketUrl(paths, DATABASE), pid: () => pid, reused, stop };
}
