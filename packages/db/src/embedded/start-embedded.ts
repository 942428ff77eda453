import { mkdir } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { findBinaries } from "./binaries.ts";
import { createCluster, ensureDatabase, launchUntilReady, livingPostmaster } from "./cluster.ts";
import { type Hold, holdSession, otherClients } from "./hold.ts";
import { clusterPaths, socketUrl, type ClusterPaths } from "./paths.ts";
import { withStartLock } from "./start-lock.ts";
import { stopPostmaster } from "./stop-postmaster.ts";
import { unprivilegedPrefix } from "./unprivileged.ts";

export const DATABASE = "fixpoint";
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
const LOOKS = 10;
const BETWEEN_LOOKS_MS = 50;

export interface EmbeddedDatabase {
  databaseUrl: string;
  /** Of the PostgreSQL that answers now. */
  pid(): number;
  /** True when an earlier process had left it running. */
  reused: boolean;
  /** Stops PostgreSQL, unless another process of this machine still uses it. Never rejects. */
  stop(): Promise<void>;
}

/** Whether nobody else uses it. A client that has just left is still seen for a moment. */
async function isLeftAlone(paths: ClusterPaths): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await otherClients(paths)) === 0) return true;
    await delay(BETWEEN_LOOKS_MS);
  }
  return false;
}

/**
 * PostgreSQL under the data folder, on a Unix socket only. One that is alive
 * (its parent was killed, or another process started it) is used as it is;
 * one that dies is started again by whoever notices first, as often as it takes.
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

  /** Until it runs: a disk that is full or takes no writes now may do so later. */
  async function restart(reason: string): Promise<void> {
    tell(`PostgreSQL ended (${reason}); starting it again`);
    for (let failures = 0; !stopping; failures += 1) {
      try {
        await bringUp();
        if (failures > 0) tell("PostgreSQL runs again");
        return;
      } catch (error) {
        if (failures === 0) tell(`PostgreSQL cannot be started; trying again until it can be: ${String(error)}`);
        await delay(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS), undefined, { ref: false });
      }
    }
  }

  async function bringUp(): Promise<boolean> {
    return withStartLock(paths.lock, async () => {
      if (stopping) return false;
      const living = await livingPostmaster(paths);
      if (living === null) {
        await createCluster(binaries, prefix, paths);
        pid = await launchUntilReady(binaries, prefix, paths);
      } else pid = living;
      hold = await holdSession(paths, (reason) => {
        if (!stopping) void restart(reason);
      });
      return living !== null;
    });
  }

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await withStartLock(paths.lock, async () => {
      await hold?.release();
      if (!(await isLeftAlone(paths))) return;
      const living = await livingPostmaster(paths);
      if (living !== null) await stopPostmaster(living);
    }).catch(() => {});
  }

  const reused = await bringUp();
  await ensureDatabase(paths, DATABASE);
  return { databaseUrl: socketUrl(paths, DATABASE), pid: () => pid, reused, stop };
}
