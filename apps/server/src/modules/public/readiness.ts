import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { InfrastructureError } from "@fixpoint/contracts";
import type { FastifyBaseLogger } from "fastify";
import type { AppContext } from "../../context.ts";

/** Below the time-out of the usual probes. */
const ANSWER_WITHIN_MS = 2_000;

/** PostgreSQL writes ahead in files of this size. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

interface Reason {
  code: string;
  message: string;
}

/** The built-in database needs a disk that takes writes. */
async function checkDataFolder(folder: string): Promise<Reason | null> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize, files, ffree } = await statfs(folder);
    if (bavail * bsize >= LEAST_FREE_BYTES && (files === 0 || ffree > 0)) return null;
    return { code: "disk_full", message: "The disk of the data folder is full. Free some space; the server goes on by itself." };
  } catch (error) {
    const { message } = error as Error;
    return { code: "data_folder_not_writable", message: `The data folder cannot be written to: ${message}` };
  }
}

async function checkDatabase(context: AppContext): Promise<Reason | null> {
  const isReadOnly = await context.connection.isReadOnly();
  await context.queue.counts();
  return isReadOnly ? { code: "database_read_only", message: "The database takes no writes." } : null;
}

async function checkStorage(context: AppContext): Promise<Reason | null> {
  const folder = context.env.DATABASE_URL ? null : await checkDataFolder(context.env.dataDir);
  return folder ?? checkDatabase(context);
}

/** Why requests should go elsewhere now; null when they may come here. */
export async function reasonNotReady(context: AppContext, log: FastifyBaseLogger): Promise<Reason | null> {
  if (context.isStopping()) return { code: "stopping", message: "The server is shutting down." };
  const waiting = new AbortController();
  try {
    return await Promise.race([
      checkStorage(context),
      delay(ANSWER_WITHIN_MS, null, { signal: waiting.signal }).then(() => {
        throw new InfrastructureError("database_silent", `No answer for ${ANSWER_WITHIN_MS} ms`);
      }),
    ]);
  } catch (error) {
    log.warn({ err: error }, "not ready");
    return { code: "not_ready", message: "The database or the queue does not answer." };
  } finally {
    waiting.abort();
  }
}
