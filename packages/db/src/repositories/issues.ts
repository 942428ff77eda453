import type { AgentResultStatus, StatusResult } from "@fixpoint/contracts";
import { and, eq, sql } from "drizzle-orm";
import type { Db, Queryable, Transactable } from "../connection/connect.ts";
import { prepared } from "../connection/prepared.ts";
import { deletedIssues, issues, pullRequests } from "../schema/index.ts";
import type { PullRequestRow } from "./pull-requests.ts";

export type IssueRow = typeof issues.$inferSelect;
/** What the checks are before any run. */
export const NOT_RUN: StatusResult = {
  has_fix: false,
  issue_status: null,
  reproduced_status: "not_run",
  unit_tests_status: "not_run",
  pre_commit_test_status: "not_run",
  validation_test_status: "not_run",
};

export async function findIssue(
  db: Queryable,
  scope: { organizationId: string; projectId?: string; issueId: string },
): Promise<{ issue: IssueRow; pullRequest: PullRequestRow | null } | null> {
  const rows = await db
    .select({ issue: issues, pullRequest: pullRequests })
    .from(issues)
    .leftJoin(pullRequests, eq(pullRequests.issueId, issues.id))
    .where(
      and(
        eq(issues.organizationId, scope.organizationId),
        eq(issues.id, scope.issueId),
        scope.projectId ? eq(issues.projectId, scope.projectId) : undefined,
      ),
    );
  return rows[0] ?? null;
}

const archiving = prepared((db) =>
  db
    .update(issues)
    .set({ isArchived: sql`${sql.placeholder("isArchived")}`, updatedAt: sql`now()` })
    .where(
      and(
        eq(issues.organizationId, sql.placeholder("organizationId")),
        eq(issues.projectId, sql.placeholder("projectId")),
        eq(issues.id, sql.placeholder("issueId")),
        sql`${issues.isArchived} <> ${sql.placeholder("isArchived")}`,
      ),
    )
    .returning({ listItem: issues.listItem })
    .prepare("archive_issue"),
);

/** The bug as the list shows it from now on; null when it was as it should be, or is not there. */
export async function archiveIssue(
  db: Db,
  scope: { organizationId: string; projectId: string; issueId: string },
  isArchived: boolean,
): Promise<string | null> {
  const [changed] = await archiving(db).execute({ ...scope, isArchived });
  return changed?.listItem ?? null;
}

/** False when there was none. One that a tracker sent is remembered, so that the next look does not bring it back. */
export async function deleteIssue(db: Transactable, organizationId: string, issueId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(issues)
      .where(and(eq(issues.organizationId, organizationId), eq(issues.id, issueId)))
      .returning();
    if (!gone) return false;
    const { projectId, source, externalSourceId, externalId } = gone;
    if (source !== "local" && externalId !== null)
      await tx.insert(deletedIssues).values({ projectId, source, externalSourceId, externalId }).onConflictDoNothing();
    return true;
  });
}

export interface IssueChange {
  agentProcessingStatus?: IssueRow["agentProcessingStatus"];
  agentResultStatus?: AgentResultStatus | null;
  statusResult?: StatusResult;
  coveredLines?: number | null;
  coverableLines?: number | null;
  currentRunId?: string | null;
}

export async function updateIssue(db: Queryable, organizationId: string, issueId: string, change: IssueChange): Promise<boolean> {
  const rows = await db
    .update(issues)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(issues.organizationId, organizationId), eq(issues.id, issueId)))
    .returning({ id: issues.id });
  return rows.length > 0;
}
