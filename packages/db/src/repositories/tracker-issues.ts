import type pg from "pg";
import { createIssues, type NewIssue } from "./create-issues.ts";
import type { Db } from "../connection/connect.ts";
import type { issues } from "../schema/index.ts";

/** One issue as its tracker has it. */
export interface ImportedIssue {
  externalId: string;
  title: string;
  text: string;
  issueUrl: string | null;
  isOpen: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export interface ImportPlace {
  organizationId: string;
  projectId: string;
  source: NonNullable<(typeof issues.$inferSelect)["source"]>;
  externalSourceId: string;
}

/** Bugs as the list shows them from now on. */
export interface ImportResult {
  created: string[];
  updated: string[];
}

const PREVIEW = `regexp_replace(left(w.text, 200), E'\\\\s+$', '')`;

// What is older than what is here is left alone: deliveries come late and out of order.
const UPDATE_ISSUES = `
  with wanted as materialized (
    select * from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::boolean[], $9::timestamptz[])
      as w (external_id, title, text, issue_url, is_open, updated_at)
  ), present as materialized (
    select i.id, w.*,
      (not w.is_open and not i.is_archived and not exists (select from pull_requests p where p.issue_id = i.id)) as closes,
      (w.is_open and i.is_archived_by_tracker) as opens,
      (i.title, i.text, i.issue_url) is distinct from (w.title, w.text, w.issue_url) as reads_otherwise
    from issues i join wanted w on w.external_id = i.external_id
    where i.project_id = $1 and i.source = $2 and i.external_source_id = $3
      and (i.external_updated_at is null or w.updated_at >= i.external_updated_at)
    order by i.id for update of i
  )
  update issues i set
    title = w.title, text = w.text, issue_url = w.issue_url, external_updated_at = w.updated_at,
    preview = case when w.reads_otherwise then ${PREVIEW} else i.preview end,
    is_archived = case when w.closes then true when w.opens then false else i.is_archived end,
    is_archived_by_tracker = case when w.closes then true when w.opens then false else i.is_archived_by_tracker end,
    updated_at = case when w.closes or w.opens or w.reads_otherwise then now() else i.updated_at end
  from present w
  where i.id = w.id and (w.closes or w.opens or w.reads_otherwise or i.external_updated_at is distinct from w.updated_at)
  returning case when w.closes or w.opens or w.reads_otherwise then i.list_item end as "listItem"`;

const KNOWN = `
  select external_id as id from issues
  where project_id = $1 and source = $2 and external_source_id = $3 and external_id = any($4)
  union all
  select external_id from deleted_issues
  where project_id = $1 and source = $2 and external_source_id = $3 and external_id = any($4)`;

/**
 * Brings bugs to what their tracker says, in one transaction of the caller's: new open ones are stored without a run,
 * closed ones archived and opened ones brought back, what was deleted here stays deleted. Each external id at most once.
 * Nothing is stored when the project is gone.
 */
export async function importIssues(
  client: Pick<pg.ClientBase, "query">,
  place: ImportPlace,
  given: readonly ImportedIssue[],
): Promise<ImportResult> {
  const { organizationId, projectId, source, externalSourceId } = place;
  // One import into a project at a time: what is looked up next is not stored by another one meanwhile.
  const project = await client.query("select from projects where organization_id = $1 and id = $2 for update", [
    organizationId,
    projectId,
  ]);
  if (project.rowCount === 0) return { created: [], updated: [] };
  const scope = [projectId, source, externalSourceId];
  const ids = given.map(({ externalId }) => externalId);
  const known = new Set((await client.query<{ id: string }>(KNOWN, [...scope, ids])).rows.map(({ id }) => id));
  const fresh = given.filter(({ externalId, isOpen }) => isOpen && !known.has(externalId));
  const created =
    fresh.length === 0
      ? []
      : await createIssues(
          client,
          fresh.map((issue) => newIssueOf(place, issue)),
        );
  const present = given.filter(({ externalId }) => known.has(externalId));
  const updated = await client.query<{ listItem: string | null }>(UPDATE_ISSUES, [...scope, ...columnsOf(present)]);
  return {
    created: created.flatMap((issue) => (issue ? [issue.listItem] : [])),
    updated: updated.rows.flatMap(({ listItem }) => (listItem === null ? [] : [listItem])),
  };
}

function columnsOf(given: readonly ImportedIssue[]): unknown[] {
  return [
    given.map(({ externalId }) => externalId),
    given.map(({ title }) => title),
    given.map(({ text }) => text),
    given.map(({ issueUrl }) => issueUrl),
    given.map(({ isOpen }) => isOpen),
    given.map(({ updatedAt }) => updatedAt),
  ];
}

function newIssueOf(place: ImportPlace, issue: ImportedIssue): NewIssue {
  const { externalId, title, text, issueUrl, createdAt, updatedAt } = issue;
  const external = { externalId, externalUpdatedAt: updatedAt };
  return { ...place, ...external, title, text, issueUrl, createdAt, createdById: null, isStarted: false };
}

const ARCHIVE = `
  update issues i set is_archived = true, is_archived_by_tracker = true, updated_at = now()
  where project_id = $1 and source = $2 and external_source_id = $3 and external_id = $4 and not is_archived
    and not exists (select from pull_requests p where p.issue_id = i.id)
  returning list_item as "listItem"`;

/** For an issue that its tracker has no more; the bug as the list shows it then, null where nothing changed. */
export async function archiveImported(db: Db, place: ImportPlace, externalId: string): Promise<string | null> {
  const values = [place.projectId, place.source, place.externalSourceId, externalId];
  const { rows } = await db.$client.query<{ listItem: string }>(ARCHIVE, values);
  return rows[0]?.listItem ?? null;
}
