import { randomUUID } from "node:crypto";
import type { AgentResultStatus, StatusResult } from "@fixpoint/contracts";
import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Queryable, Transactable } from "../connection/connect.ts";
import { issues, projects, pullRequests } from "../schema/index.ts";
import type { PullRequestRow } from "./pull-requests.ts";

export type IssueRow = typeof issues.$inferSelect;
/** A list row: everything but the text, which may be 5 MB. */
export type IssueSummaryRow = Omit<IssueRow, "text">;
export interface IssueSummary {
  issue: IssueSummaryRow;
  pullRequest: PullRequestRow | null;
}

/** What the checks are before any run. */
export const NOT_RUN: StatusResult = {
  has_fix: false,
  issue_status: null,
  reproduced_status: "not_run",
  unit_tests_status: "not_run",
  pre_commit_test_status: "not_run",
  validation_test_status: "not_run",
};

const PREVIEW_LENGTH = 200;

function summaryColumns() {
  const { text: _text, ...columns } = getTableColumns(issues);
  return columns;
}

function summaries(db: Queryable) {
  return db
    .select({ issue: summaryColumns(), pullRequest: pullRequests })
    .from(issues)
    .leftJoin(pullRequests, eq(pullRequests.issueId, issues.id));
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** Newest first. `query` is looked for in key, title and text, regardless of case. */
export async function listIssues(
  db: Queryable,
  scope: { organizationId: string; projectId: string; query?: string },
): Promise<IssueSummary[]> {
  const pattern = scope.query ? `%${escapeLike(scope.query)}%` : null;
  return summaries(db)
    .where(
      and(
        eq(issues.organizationId, scope.organizationId),
        eq(issues.projectId, scope.projectId),
        pattern
          ? sql`(${issues.title} ilike ${pattern} or ${issues.text} ilike ${pattern} or ${issues.key} ilike ${pattern})`
          : undefined,
      ),
    )
    .orderBy(desc(issues.number));
}

export async function findIssueSummary(db: Queryable, organizationId: string, issueId: string): Promise<IssueSummary | null> {
  const rows = await summaries(db).where(and(eq(issues.organizationId, organizationId), eq(issues.id, issueId)));
  return rows[0] ?? null;
}

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

export interface NewIssue {
  organizationId: string;
  projectId: string;
  title: string;
  text: string;
  issueUrl: string | null;
  source: IssueRow["source"];
  externalId?: string;
  createdById: string | null;
}

/** null when its tracker's issue is there already. Numbers have no gaps: the project's row is locked meanwhile. */
export async function createIssue(db: Transactable, values: NewIssue): Promise<IssueRow | null> {
  return db.transaction(async (tx) => {
    const counted = await tx
      .update(projects)
      .set({ lastIssueNumber: sql`${projects.lastIssueNumber} + 1` })
      .where(and(eq(projects.organizationId, values.organizationId), eq(projects.id, values.projectId)))
      .returning();
    const project = counted[0];
    if (!project) return null;
    if (values.externalId) {
      const twin = await tx
        .select({ id: issues.id })
        .from(issues)
        .where(
          and(eq(issues.projectId, values.projectId), eq(issues.source, values.source), eq(issues.externalId, values.externalId)),
        );
      if (twin.length > 0) {
        await tx
          .update(projects)
          .set({ lastIssueNumber: project.lastIssueNumber - 1 })
          .where(eq(projects.id, project.id));
        return null;
      }
    }
    const number = project.lastIssueNumber;
    // Never half of a surrogate pair at the cut.
    const preview = values.text.slice(0, PREVIEW_LENGTH).replace(/[\ud800-\udbff]$/, "");
    const rows = await tx
      .insert(issues)
      .values({ id: randomUUID(), ...values, number, key: `${project.keyPrefix}-${number}`, preview, statusResult: NOT_RUN })
      .returning();
    return rows[0] ?? null;
  });
}

/** False when there was none. */
export async function deleteIssue(db: Queryable, organizationId: string, issueId: string): Promise<boolean> {
  const rows = await db
    .delete(issues)
    .where(and(eq(issues.organizationId, organizationId), eq(issues.id, issueId)))
    .returning({ id: issues.id });
  return rows.length > 0;
}

export interface IssueChange {
  isArchived?: boolean;
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
