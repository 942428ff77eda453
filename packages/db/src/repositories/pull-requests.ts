import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { pullRequests, repositories } from "../schema/index.ts";
import type { RepositoryRow } from "./repositories.ts";

export type PullRequestRow = typeof pullRequests.$inferSelect;
export type NewPullRequest = Omit<typeof pullRequests.$inferInsert, "id" | "createdAt" | "updatedAt">;

/** Stores the bug's one pull request, or brings it up to date. */
export async function savePullRequest(db: Queryable, values: NewPullRequest): Promise<PullRequestRow> {
  const { status, number, title, url, branch, baseBranch, headSha, baseSha, runId } = values;
  const rows = await db
    .insert(pullRequests)
    // A closed one is looked at when somebody asks, and now and then.
    .values({ id: randomUUID(), ...values, ...(status === "CLOSED" ? { nextLookAt: sql`now() + interval '1 hour'` } : {}) })
    .onConflictDoUpdate({
      target: pullRequests.issueId,
      set: { status, number, title, url, branch, baseBranch, headSha, baseSha, runId, updatedAt: sql`now()` },
    })
    .returning();
  return rows[0] as PullRequestRow;
}

/** What a look at the host found; false when it was known already. */
export async function notePullRequestState(
  db: Queryable,
  id: string,
  found: Pick<PullRequestRow, "status" | "headSha" | "baseBranch" | "isTakenOver">,
): Promise<boolean> {
  const { status, headSha, baseBranch, isTakenOver } = found;
  const rows = await db
    .update(pullRequests)
    .set({ status, headSha, baseBranch, isTakenOver, updatedAt: sql`now()` })
    .where(
      and(
        eq(pullRequests.id, id),
        sql`(${pullRequests.status}, ${pullRequests.headSha}, ${pullRequests.baseBranch}, ${pullRequests.isTakenOver}) is distinct from (${status}, ${headSha}, ${baseBranch}, ${isTakenOver}::boolean)`,
      ),
    )
    .returning({ id: pullRequests.id });
  return rows.length > 0;
}

type Followed = Pick<
  PullRequestRow,
  "checks" | "repairRounds" | "needsPerson" | "toldPerson" | "headSha" | "baseSha" | "lookError" | "failures"
>;

/** What only those who follow it care for. */
export async function updateFollowed(db: Queryable, id: string, change: Partial<Followed>): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(pullRequests).set(change).where(eq(pullRequests.id, id));
}

export async function lookNow(db: Queryable, id: string): Promise<void> {
  await db
    .update(pullRequests)
    .set({ nextLookAt: sql`now()` })
    .where(eq(pullRequests.id, id));
}

/** Plans the look after this one, unless somebody has asked for one since it was read. */
export async function planNextLook(
  db: Queryable,
  { id, nextLookAt: seen }: Pick<PullRequestRow, "id" | "nextLookAt">,
  seconds: number,
): Promise<void> {
  const nextLookAt = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .update(pullRequests)
    .set({ nextLookAt })
    .where(and(eq(pullRequests.id, id), eq(pullRequests.nextLookAt, seen)));
}

/** As it is now; nobody changes it until the transaction ends. null when it is gone. */
export async function lockPullRequest(db: Queryable, id: string): Promise<PullRequestRow | null> {
  return (await db.select().from(pullRequests).where(eq(pullRequests.id, id)).for("no key update"))[0] ?? null;
}

/** Where its branch is, as far as is known here; null when it is gone. */
export async function headOfPullRequest(db: Queryable, id: string): Promise<string | null> {
  const rows = await db.select({ headSha: pullRequests.headSha }).from(pullRequests).where(eq(pullRequests.id, id));
  return rows[0]?.headSha ?? null;
}

/** To be looked at now: those that may still change, of one project or of repositories that a host told about. */
export async function lookNowAt(
  db: Queryable,
  which: { organizationId: string } & ({ projectId: string } | { provider: RepositoryRow["provider"]; externalId: string }),
): Promise<void> {
  const ofRepository =
    "projectId" in which
      ? eq(repositories.projectId, which.projectId)
      : and(eq(repositories.provider, which.provider), eq(repositories.externalId, which.externalId));
  const projects = db
    .select({ id: repositories.projectId })
    .from(repositories)
    .where(and(eq(repositories.organizationId, which.organizationId), ofRepository));
  await db
    .update(pullRequests)
    .set({ nextLookAt: sql`now()` })
    .where(
      and(
        eq(pullRequests.organizationId, which.organizationId),
        inArray(pullRequests.projectId, projects),
        inArray(pullRequests.status, ["OPEN", "DRAFT", "CLOSED"]),
      ),
    );
}

/** Whose time has come, the one that waits longest first. A merged one is at its end. */
export async function duePullRequests(db: Queryable, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: pullRequests.id })
    .from(pullRequests)
    .where(and(inArray(pullRequests.status, ["OPEN", "DRAFT", "CLOSED"]), lte(pullRequests.nextLookAt, sql`now()`)))
    .orderBy(asc(pullRequests.nextLookAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

export interface HostedPullRequest {
  pullRequest: PullRequestRow;
  repository: RepositoryRow;
}

/** With the repository that it is in; null when either is gone. */
export async function findHostedPullRequest(db: Queryable, id: string): Promise<HostedPullRequest | null> {
  const rows = await db
    .select({ pullRequest: pullRequests, repository: repositories })
    .from(pullRequests)
    .innerJoin(repositories, eq(repositories.projectId, pullRequests.projectId))
    .where(eq(pullRequests.id, id))
    .orderBy(asc(repositories.createdAt))
    .limit(1);
  return rows[0] ?? null;
}

/** null when the bug has none. */
export async function findPullRequestOfIssue(
  db: Queryable,
  organizationId: string,
  issueId: string,
): Promise<PullRequestRow | null> {
  const rows = await db
    .select()
    .from(pullRequests)
    .where(and(eq(pullRequests.organizationId, organizationId), eq(pullRequests.issueId, issueId)));
  return rows[0] ?? null;
}

/** Until the transaction ends nobody else, in whatever process, publishes for this bug. */
export async function lockPublishing(db: Queryable, issueId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${issueId}`}, 0))`);
}
