import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { pullRequestRounds, pullRequests } from "../schema/index.ts";

export type PullRequestRoundRow = typeof pullRequestRounds.$inferSelect;
export type NewRound = Pick<typeof pullRequestRounds.$inferInsert, "organizationId" | "pullRequestId" | "kind" | "headSha"> &
  Partial<Pick<typeof pullRequestRounds.$inferInsert, "noteId" | "checkName" | "checkSummary" | "baseSha">>;

/** null while another round of the pull request is not done. */
export async function createRound(db: Queryable, values: NewRound): Promise<PullRequestRoundRow | null> {
  const rows = await db
    .insert(pullRequestRounds)
    .values({ id: randomUUID(), ...values })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

/** Takes the round for one worker: whoever takes it next has a larger fence. null when it is done. */
export async function claimRound(db: Queryable, id: string): Promise<PullRequestRoundRow | null> {
  const rows = await db
    .update(pullRequestRounds)
    .set({ status: "running", fence: sql`${pullRequestRounds.fence} + 1`, startedAt: sql`now()` })
    .where(and(eq(pullRequestRounds.id, id), inArray(pullRequestRounds.status, ["waiting", "running"])))
    .returning();
  return rows[0] ?? null;
}

function holds({ id, fence }: Pick<PullRequestRoundRow, "id" | "fence">) {
  return and(eq(pullRequestRounds.id, id), eq(pullRequestRounds.fence, fence), eq(pullRequestRounds.status, "running"));
}

/** What was proven and is to be pushed; false when another worker has taken the round. */
export async function keepProven(
  db: Queryable,
  round: PullRequestRoundRow,
  proven: Pick<PullRequestRoundRow, "patch" | "commitMessage" | "evidencePath" | "reason">,
): Promise<boolean> {
  const rows = await db.update(pullRequestRounds).set(proven).where(holds(round)).returning({ id: pullRequestRounds.id });
  return rows.length > 0;
}

export interface RoundEnd {
  outcome: NonNullable<PullRequestRoundRow["outcome"]>;
  reason: string;
  commitSha?: string | null;
  evidencePath?: string | null;
}

/** False when another worker has taken the round: nothing of it is stored then. */
export async function finishRound(db: Queryable, round: PullRequestRoundRow, end: RoundEnd): Promise<boolean> {
  const rows = await db
    .update(pullRequestRounds)
    .set({ ...end, status: "done", finishedAt: sql`now()` })
    .where(holds(round))
    .returning({ id: pullRequestRounds.id });
  return rows.length > 0;
}

/** Newest first. */
export async function roundsOf(db: Queryable, pullRequestId: string): Promise<PullRequestRoundRow[]> {
  return db
    .select()
    .from(pullRequestRounds)
    .where(eq(pullRequestRounds.pullRequestId, pullRequestId))
    .orderBy(desc(pullRequestRounds.createdAt));
}

/** Of every organization: what a worker makes sure is queued. */
export async function openRounds(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: pullRequestRounds.id })
    .from(pullRequestRounds)
    .where(inArray(pullRequestRounds.status, ["waiting", "running"]));
  return rows.map(({ id }) => id);
}

export interface EvidenceInUse {
  issueId: string;
  /** Whose fix the pull request began with. */
  runId: string | null;
  /** null where it has none. */
  round: Pick<PullRequestRoundRow, "id" | "fence"> | null;
}

/** What pull requests of these bugs go back to: one row for each round, or one where there is none. */
export async function evidenceInUse(db: Queryable, issueIds: string[]): Promise<EvidenceInUse[]> {
  return db
    .select({
      issueId: pullRequests.issueId,
      runId: pullRequests.runId,
      round: { id: pullRequestRounds.id, fence: pullRequestRounds.fence },
    })
    .from(pullRequests)
    .leftJoin(pullRequestRounds, eq(pullRequestRounds.pullRequestId, pullRequests.id))
    .where(inArray(pullRequests.issueId, issueIds));
}
