import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { pullRequests, repositories } from "../schema/index.ts";
import type { RepositoryRow } from "./repositories.ts";

export type PullRequestRow = typeof pullRequests.$inferSelect;
export type NewPullRequest = Omit<typeof pullRequests.$inferInsert, "id" | "createdAt" | "updatedAt">;

/** Stores the bug's one pull request, or brings it up to date. */
export async function savePullRequest(db: Queryable, values: NewPullRequest): Promise<PullRequestRow> {
  const { status, number, title, url, branch, baseBranch, headSha } = values;
  const rows = await db
    .insert(pullRequests)
    .values({ id: randomUUID(), ...values })
    .onConflictDoUpdate({
      target: pullRequests.issueId,
      set: { status, number, title, url, branch, baseBranch, headSha, updatedAt: sql`now()` },
    })
    .returning();
  return rows[0] as PullRequestRow;
}

/** Changes the status; false when it was that already. */
export async function setPullRequestStatus(
  db: Queryable,
  organizationId: string,
  id: string,
  change: { status: PullRequestRow["status"]; headSha?: string },
): Promise<boolean> {
  const rows = await db
    .update(pullRequests)
    .set({ ...change, updatedAt: sql`now()` })
    .where(
      and(
        eq(pullRequests.organizationId, organizationId),
        eq(pullRequests.id, id),
        sql`${pullRequests.status} is distinct from ${change.status}`,
      ),
    )
    .returning({ id: pullRequests.id });
  return rows.length > 0;
}

/** Pull requests that may still change, with the repository they are in; of one project, or of all when no scope is given. */
export async function openPullRequests(
  db: Queryable,
  scope?: { organizationId: string; projectId: string },
): Promise<{ pullRequest: PullRequestRow; repository: RepositoryRow }[]> {
  return db
    .select({ pullRequest: pullRequests, repository: repositories })
    .from(pullRequests)
    .innerJoin(repositories, eq(repositories.projectId, pullRequests.projectId))
    .where(
      and(
        inArray(pullRequests.status, scope ? ["OPEN", "DRAFT", "CLOSED"] : ["OPEN", "DRAFT"]),
        scope
          ? and(eq(pullRequests.organizationId, scope.organizationId), eq(pullRequests.projectId, scope.projectId))
          : undefined,
      ),
    );
}
