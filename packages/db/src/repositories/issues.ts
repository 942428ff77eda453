import { randomUUID } from "node:crypto";
import type { AgentResultStatus, StatusResult } from "@fixpoint/contracts";
import { and, DrizzleQueryError, eq, sql } from "drizzle-orm";
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

const TWIN_CONSTRAINT = "issues_external";

function isTwin(error: unknown): boolean {
  return (
    error instanceof DrizzleQueryError && (error.cause as { constraint?: string } | undefined)?.constraint === TWIN_CONSTRAINT
  );
}

/**
 * Stores a bug with its first run, both or neither; null when its tracker's issue is there already, or the project is not.
 * One statement, so that the project's row, which gives out the numbers without a gap, is locked for no longer than it takes.
 */
export async function createIssue(db: Queryable, values: NewIssue): Promise<IssueRow | null> {
  const id = randomUUID();
  const runId = randomUUID();
  // Never half of a surrogate pair at the cut.
  const preview = values.text.slice(0, PREVIEW_LENGTH).replace(/[\ud800-\udbff]$/, "");
  const externalId = values.externalId ?? null;
  const insert = sql`
    with numbered as (
      update projects set last_issue_number = last_issue_number + 1
      where organization_id = ${values.organizationId} and id = ${values.projectId}
      returning last_issue_number as number, key_prefix
    ), stored as (
      insert into issues (id, organization_id, project_id, number, key, title, text, preview, status_result, issue_url, source,
        external_id, created_by_id, current_run_id)
      select ${id}, ${values.organizationId}, ${values.projectId}, number, key_prefix || '-' || number, ${values.title},
        ${values.text}, ${preview}, ${JSON.stringify(NOT_RUN)}::jsonb, ${values.issueUrl}, ${values.source}, ${externalId},
        ${values.createdById}, ${runId}
      from numbered
      returning number, key, created_at, updated_at, list_item
    ), run as (
      insert into issue_runs (id, organization_id, issue_id) select ${runId}, ${values.organizationId}, ${id} from stored
    )
    select * from stored`;
  type Stored = { number: number; key: string; created_at: string; updated_at: string; list_item: string };
  let stored: Stored | undefined;
  try {
    stored = (await db.execute<Stored>(insert)).rows[0];
  } catch (error) {
    if (isTwin(error)) return null;
    throw error;
  }
  if (!stored) return null;
  return {
    ...values,
    id,
    externalId,
    preview,
    number: stored.number,
    key: stored.key,
    listItem: stored.list_item,
    currentRunId: runId,
    statusResult: NOT_RUN,
    agentProcessingStatus: "not_started",
    agentResultStatus: null,
    coveredLines: null,
    coverableLines: null,
    isArchived: false,
    createdAt: new Date(stored.created_at),
    updatedAt: new Date(stored.updated_at),
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
