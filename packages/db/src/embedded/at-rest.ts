import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { InputError } from "@fixpoint/contracts";
import { otherClients } from "./hold.ts";
import { livingPostmaster } from "./cluster.ts";
import { clusterPaths } from "./paths.ts";
import { withStartLock } from "./start-lock.ts";
import { stopPostmaster } from "./stop-postmaster.ts";

/** Whether a built-in database was ever made below the data folder. */
export function hasEmbedded(dataFolder: string): boolean {
  return existsSync(clusterPaths(dataFolder).cluster);
}

/**
 * Runs `work` with the folder of the cluster while no PostgreSQL runs on it and
 * none can start. @throws InputError when somebody uses it.
 */
export async function withEmbeddedAtRest<T>(dataFolder: string, work: (cluster: string) => Promise<T>): Promise<T> {
  const paths = clusterPaths(dataFolder);
  await mkdir(paths.root, { recursive: true, mode: 0o700 });
  return withStartLock(paths.lock, async () => {
    const living = await livingPostmaster(paths);
    if (living !== null) {
      if ((await otherClients(paths)) > 0)
        throw new InputError("server_running", `A server uses the data folder ${dataFolder}`, { hint: "Stop it first." });
      // Left over from a process that was killed.
      await stopPostmaster(living);
    }
    return work(paths.cluster);
  });
}
