import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../connection/connect.ts";
import { prepared } from "../connection/prepared.ts";
import { issues } from "../schema/index.ts";

export interface IssueListScope {
  organizationId: string;
  projectId: string;
  /** Looked for in key, title and text, regardless of case. */
  query?: string | undefined;
}

/** What one query reads at a time, so that no list, however long, is held in memory as a whole. */
const PAGE_LENGTH = 2000;
const BEYOND_ALL = 2_147_483_647;

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

const page = prepared((db) => {
  const rows = db
    .select({ listItem: issues.listItem, number: issues.number })
    .from(issues)
    .where(
      and(
        eq(issues.organizationId, sql.placeholder("organizationId")),
        eq(issues.projectId, sql.placeholder("projectId")),
        lt(issues.number, sql.placeholder("before")),
        sql`(${sql.placeholder("pattern")}::text is null or ${issues.title} ilike ${sql.placeholder("pattern")}
          or ${issues.text} ilike ${sql.placeholder("pattern")} or ${issues.key} ilike ${sql.placeholder("pattern")})`,
      ),
    )
    .orderBy(desc(issues.number))
    .limit(PAGE_LENGTH)
    .as("page");
  return db
    .select({
      items: sql<string | null>`string_agg(${rows.listItem}, ',' order by ${rows.number} desc)`,
      count: sql<number>`count(*)::int`,
      last: sql<number | null>`min(${rows.number})`,
    })
    .from(rows)
    .prepare("issue_list");
});

interface Page {
  items: string;
  /** Number of its last bug. */
  last: number;
  count: number;
}

/** List items as JSON without its brackets, newest first, in parts. Nothing for a project that is not the organization's. */
export async function* listIssues(db: Db, scope: IssueListScope): AsyncGenerator<string> {
  const pattern = scope.query ? `%${escapeLike(scope.query)}%` : null;
  const { organizationId, projectId } = scope;
  async function read(before: number): Promise<Page | null> {
    const [found] = await page(db).execute({ organizationId, projectId, pattern, before });
    return found?.items && found.last !== null ? { items: found.items, last: found.last, count: found.count } : null;
  }
  let reading: Promise<Page | null> | null = read(BEYOND_ALL);
  while (reading) {
    const found: Page | null = await reading;
    if (!found) return;
    // The database reads on while what it gave is sent.
    reading = found.count < PAGE_LENGTH ? null : read(found.last);
    // Whoever stops in between never asks what came of it.
    reading?.catch(() => {});
    yield found.items;
  }
}

const one = prepared((db) =>
  db
    .select({ listItem: issues.listItem })
    .from(issues)
    .where(and(eq(issues.organizationId, sql.placeholder("organizationId")), eq(issues.id, sql.placeholder("issueId"))))
    .prepare("issue_list_item"),
);

/** One bug as the list shows it; null when it is gone. */
export async function findListItem(db: Db, organizationId: string, issueId: string): Promise<string | null> {
  const [found] = await one(db).execute({ organizationId, issueId });
  return found?.listItem ?? null;
}
