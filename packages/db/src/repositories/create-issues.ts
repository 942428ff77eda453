import { randomUUID } from "node:crypto";
import pg from "pg";
import { NOT_RUN, type IssueRow } from "./issues.ts";

export interface NewIssue {
  organizationId: string;
  projectId: string;
  title: string;
  text: string;
  issueUrl: string | null;
  source: IssueRow["source"];
  externalId?: string;
  externalSourceId?: string;
  externalUpdatedAt?: Date;
  /** At its tracker; now, where it is left out. */
  createdAt?: Date;
  /** False: no run is made for it yet. */
  isStarted?: boolean;
  createdById: string | null;
}

const PREVIEW_LENGTH = 200;

// Projects are locked in one order, so that two processes that do this at once do not wait for each other.
const CREATE_ISSUES = `
  with wanted as materialized (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
      $10::text[], $11::text[], $12::text[], $13::timestamptz[], $14::timestamptz[]) with ordinality
      as w (id, run_id, organization_id, project_id, title, text, preview, issue_url, source, external_id, created_by_id,
        external_source_id, external_updated_at, created_at, position)
  ), locked as materialized (
    select p.id from projects p
    where (p.organization_id, p.id) in (select organization_id, project_id from wanted)
    order by p.id for update
  ), counted as (
    select w.organization_id, w.project_id, count(*)::int as count
    from wanted w join locked on locked.id = w.project_id group by 1, 2
  ), numbered as (
    update projects p set last_issue_number = p.last_issue_number + c.count
    from counted c where p.organization_id = c.organization_id and p.id = c.project_id
    returning p.id, p.organization_id, p.key_prefix, p.last_issue_number - c.count as last
  ), placed as (
    select w.*, n.key_prefix, (n.last + row_number() over (partition by w.project_id order by w.position))::int as number
    from wanted w join numbered n on n.organization_id = w.organization_id and n.id = w.project_id
  ), stored as (
    insert into issues (id, current_run_id, organization_id, project_id, number, key, title, text, preview, status_result,
      issue_url, source, external_id, created_by_id, external_source_id, external_updated_at, created_at)
    select id, run_id, organization_id, project_id, number, key_prefix || '-' || number, title, text, preview, $15::jsonb,
      issue_url, source, external_id, created_by_id, external_source_id, external_updated_at, coalesce(created_at, now())
    from placed
    returning id, current_run_id, organization_id, number, key, created_at, updated_at, list_item
  ), runs as (
    insert into issue_runs (id, organization_id, issue_id) select current_run_id, organization_id, id from stored where current_run_id is not null
  )
  select id, number, key, created_at as "createdAt", updated_at as "updatedAt", list_item as "listItem" from stored`;

/** Whether a bug could not be stored because its tracker's issue is there already. */
export function isTwin(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === "issues_external";
}

/**
 * Stores bugs, each with its first run where it is started: all or none. Answers them in order, null for one whose project is not there.
 * Numbers have no gaps. Throws a `pg.DatabaseError` that `isTwin` knows when one is of a tracker's issue that is there.
 */
export async function createIssues(
  client: Pick<pg.ClientBase, "query">,
  issues: readonly NewIssue[],
): Promise<(IssueRow | null)[]> {
  const rows = issues.map((values) => ({
    ...values,
    id: randomUUID(),
    currentRunId: (values.isStarted ?? true) ? randomUUID() : null,
    externalId: values.externalId ?? null,
    externalSourceId: values.externalSourceId ?? "",
    externalUpdatedAt: values.externalUpdatedAt ?? null,
    createdAt: values.createdAt ?? null,
    // Never half of a surrogate pair at the cut.
    preview: values.text.slice(0, PREVIEW_LENGTH).replace(/[\ud800-\udbff]$/, ""),
  }));
  type Row = (typeof rows)[number];
  const column = (name: keyof Row) => rows.map((row) => row[name]);
  const columns = (
    [
      "id",
      "currentRunId",
      "organizationId",
      "projectId",
      "title",
      "text",
      "preview",
      "issueUrl",
      "source",
      "externalId",
      "createdById",
      "externalSourceId",
      "externalUpdatedAt",
      "createdAt",
    ] as const
  ).map(column);
  type Stored = Pick<IssueRow, "id" | "number" | "key" | "createdAt" | "updatedAt" | "listItem">;
  const result = await client.query<Stored>({ name: "create_issues", text: CREATE_ISSUES, values: [...columns, NOT_RUN] });
  const stored = new Map(result.rows.map((row) => [row.id, row]));
  return rows.map((row) => {
    const made = stored.get(row.id);
    if (!made) return null;
    return {
      ...row,
      ...made,
      statusResult: NOT_RUN,
      agentProcessingStatus: "not_started",
      agentResultStatus: null,
      coveredLines: null,
      coverableLines: null,
      isArchived: false,
      isArchivedByTracker: false,
    };
  });
}
