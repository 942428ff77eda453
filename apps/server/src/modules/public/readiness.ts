import { setTimeout as delay } from "node:timers/promises";
import { InfrastructureError } from "@fixpoint/contracts";
import type { FastifyBaseLogger } from "fastify";
import type { AppContext } from "../../context.ts";

/** Below the time-out of the usual probes. */
const ANSWER_WITHIN_MS = 2_000;

async function checkDatabase(context: AppContext): Promise<void> {
  await context.connection.ping();
  await context.queue.counts();
}

/** Why requests should go elsewhere now; null when they may come here. */
export async function reasonNotReady(
  context: AppContext,
  log: FastifyBaseLogger,
): Promise<{ code: string; message: string } | null> {
  if (context.isStopping()) return { code: "stopping", message: "The server is shutting down." };
  const waiting = new AbortController();
  try {
    await Promise.race([
      checkDatabase(context),
      delay(ANSWER_WITHIN_MS, null, { signal: waiting.signal }).then(() => {
        throw new InfrastructureError("database_silent", `No answer for ${ANSWER_WITHIN_MS} ms`);
      }),
    ]);
    return null;
  } catch (error) {
    log.warn({ err: error }, "not ready");
    return { code: "not_ready", message: "The database or the queue does not answer." };
  } finally {
    waiting.abort();
  }
}
