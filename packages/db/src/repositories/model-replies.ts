import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { issueRuns, modelReplies, pullRequestRounds } from "../schema/index.ts";

/** JSON; null where the call was not made yet. */
export async function findModelReply(db: Queryable, runId: string, hash: string): Promise<string | null> {
  const rows = await db
    .select({ reply: modelReplies.reply })
    .from(modelReplies)
    .where(and(eq(modelReplies.runId, runId), eq(modelReplies.hash, hash)));
  return rows[0]?.reply ?? null;
}

/** The first reply stays. */
export async function storeModelReply(
  db: Queryable,
  values: { runId: string; hash: string; organizationId: string; issueId: string; reply: string },
): Promise<void> {
  await db.insert(modelReplies).values(values).onConflictDoNothing();
}

/** Of runs and rounds that have ended: nobody takes them up again. */
export async function forgetModelReplies(db: Queryable): Promise<void> {
  const openRun = db
    .select({ one: sql`1` })
    .from(issueRuns)
    .where(and(eq(issueRuns.id, modelReplies.runId), inArray(issueRuns.status, ["waiting", "running"])));
  const openRound = db
    .select({ one: sql`1` })
    .from(pullRequestRounds)
    .where(and(eq(pullRequestRounds.id, modelReplies.runId), inArray(pullRequestRounds.status, ["waiting", "running"])));
  await db.delete(modelReplies).where(and(notExists(openRun), notExists(openRound)));
}
