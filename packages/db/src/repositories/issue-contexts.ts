import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { issueContexts, issues } from "../schema/index.ts";
import type { ImportPlace } from "./tracker-issues.ts";

export type IssueContextRow = typeof issueContexts.$inferSelect;

export type ImportedContext = Pick<IssueContextRow, "trackerKey" | "comments" | "attachments" | "crash"> & { externalId: string };

/** What the tracker says beside the text replaces what it said before; for issues that are bugs here. */
export async function writeIssueContexts(db: Queryable, place: ImportPlace, contexts: readonly ImportedContext[]): Promise<void> {
  const found = await db
    .select({ id: issues.id, externalId: issues.externalId })
    .from(issues)
    .where(
      and(
        eq(issues.organizationId, place.organizationId),
        eq(issues.projectId, place.projectId),
        eq(issues.source, place.source),
        eq(issues.externalSourceId, place.externalSourceId),
        inArray(
          issues.externalId,
          contexts.map(({ externalId }) => externalId),
        ),
      ),
    );
  const given = new Map(contexts.map((context) => [context.externalId, context]));
  const rows = found.flatMap(({ id, externalId }) => {
    const context = given.get(externalId ?? "");
    if (!context) return [];
    const { trackerKey, comments, attachments, crash } = context;
    return [{ issueId: id, organizationId: place.organizationId, trackerKey, comments, attachments, crash }];
  });
  if (rows.length === 0) return;
  const set = {
    trackerKey: excluded("tracker_key"),
    comments: excluded("comments"),
    attachments: excluded("attachments"),
    crash: excluded("crash"),
    readAt: sql`now()`,
  };
  await db.insert(issueContexts).values(rows).onConflictDoUpdate({ target: issueContexts.issueId, set });
}

function excluded(column: string) {
  return sql.raw(`excluded.${column}`);
}

export async function findIssueContext(db: Queryable, organizationId: string, issueId: string): Promise<IssueContextRow | null> {
  const rows = await db
    .select()
    .from(issueContexts)
    .where(and(eq(issueContexts.organizationId, organizationId), eq(issueContexts.issueId, issueId)));
  return rows[0] ?? null;
}
