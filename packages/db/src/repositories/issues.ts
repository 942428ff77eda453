import { randomUUID } from "node:crypto";
import type { AgentResultStatus, StatusResult } from "@fixpoint/contracts";
import { and, eq, sql } from "drizzle-orm";
import pg from "pg";
import type { Db, Queryable } from "../connection/connect.ts";
import { prepared } from "../connection/prepared.ts";
import { issues, pullRequests } from "../schema/index.ts";
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

const PREVIEW_LENGTH = 200;

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

function isTwin(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === "issues_external";
}

/** Stores a bug with its first run. In one statement, so that the project's row, which gives out the numbers, is locked for no longer than that. */
const CREATE_ISSUE = `
  with numbered as (
    update projects set last_issue_number = last_issue_number + 1
    where organization_id = $3 and id = $4
    returning last_issue_number as number, key_prefix
  ), stored as (
    insert into issues (id, current_run_id, organization_id, project_id, number, key, title, text, preview, status_result,
      issue_url, source, external_id, created_by_id)
    select $1, $2, $3, $4, number, key_prefix || '-' || number, $5, $6, $7, $8, $9, $10, $11, $12 from numbered
    returning number, key, created_at, updated_at, list_item
  ), run as (
    insert into issue_runs (id, organization_id, issue_id) select $2, $3, $1 from stored
  )
  select number, key, created_at as "createdAt", updated_at as "updatedAt", list_item as "listItem" from stored`;

/**
 * A bug with its first run, both or neither; null when its tracker's issue is there already, or the project is not.
 * Numbers have no gaps.
 */
export async function createIssue(db: Db, values: NewIssue): Promise<IssueRow | null> {
  const id = randomUUID();
  const runId = randomUUID();
  // Never half of a surrogate pair at the cut.
  const preview = values.text.slice(0, PREVIEW_LENGTH).replace(/[\ud800-\udbff]$/, "");
  const { organizationId, projectId, title, text, issueUrl, source, externalId = null, createdById } = values;
  type Stored = Pick<IssueRow, "number" | "key" | "createdAt" | "updatedAt" | "listItem">;
  let stored: Stored | undefined;
  try {
    const parameters = [
      id,
      runId,
      organizationId,
      projectId,
      title,
      text,
      preview,
      NOT_RUN,
      issueUrl,
      source,
      externalId,
      createdById,
    ];
    stored = (await db.$client.query<Stored>({ name: "create_issue", text: CREATE_ISSUE, values: parameters })).rows[0];
  } catch (error) {
    if (isTwin(error)) return null;
    throw error;
  }
  if (!stored) return null;
  return {
    ...values,
    ...stored,
    id,
    externalId,
    preview,
    currentRunId: runId,
    statusResult: NOT_RUN,
    agentProcessingStatus: "not_started",
    agentResultStatus: null,
    coveredLines: null,
    coverableLines: null,
    isArchived: false,
  };
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

/** False when there was none. */
export async function deleteIssue(db: Queryable, organizationId: string, issueId: string): Promise<boolean> {
  const rows = await db
    .delete(issues)
    .where(and(eq(issues.organizationId, organizationId), eq(issues.id, issueId)))
    .returning({ id: issues.id });
  return rows.length > 0;
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
