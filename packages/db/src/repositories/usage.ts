import type { Usage, UsageFigures } from "@fixpoint/contracts";
import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { issueRuns, issues, usageRecords } from "../schema/index.ts";

/** Notes what a run took, once; `seconds` run from its claim to its end or to now, by the database's clock. */
export async function recordUsage(
  db: Queryable,
  values: { runId: string; result: string | null; candidates: number },
): Promise<void> {
  await db.execute(sql`
    insert into ${usageRecords} (run_id, organization_id, project_id, issue_id, result, seconds, candidates)
    select ${issueRuns.id}, ${issueRuns.organizationId}, ${issues.projectId}, ${issueRuns.issueId}, ${values.result},
      coalesce(extract(epoch from coalesce(${issueRuns.finishedAt}, now()) - ${issueRuns.startedAt}), 0), ${values.candidates}::int
    from ${issueRuns} join ${issues} on ${issues.id} = ${issueRuns.issueId}
    where ${issueRuns.id} = ${values.runId}
    on conflict (run_id) do nothing`);
}

const DAY = sql<string>`to_char(${usageRecords.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;

interface Figures extends UsageFigures {
  date: string;
  projectId: string;
}

function add(sum: UsageFigures, more: UsageFigures): UsageFigures {
  return {
    runs: sum.runs + more.runs,
    seconds: sum.seconds + more.seconds,
    candidates: sum.candidates + more.candidates,
    validatedFixes: sum.validatedFixes + more.validatedFixes,
  };
}

const NONE: UsageFigures = { runs: 0, seconds: 0, candidates: 0, validatedFixes: 0 };

function sumBy(rows: Figures[], key: "date" | "projectId"): Map<string, UsageFigures> {
  const sums = new Map<string, UsageFigures>();
  for (const row of rows) sums.set(row[key], add(sums.get(row[key]) ?? NONE, row));
  return sums;
}

/** What an organization used on the UTC days from `from` to `to`, both included. */
export async function readUsage(db: Queryable, organizationId: string, period: { from: string; to: string }): Promise<Usage> {
  const inPeriod = and(
    eq(usageRecords.organizationId, organizationId),
    gte(usageRecords.createdAt, sql`${period.from}::timestamp at time zone 'UTC'`),
    lt(usageRecords.createdAt, sql`(${period.to}::timestamp + interval '1 day') at time zone 'UTC'`),
  );
  const rows = await db
    .select({
      date: DAY,
      projectId: usageRecords.projectId,
      runs: sql<number>`count(*)::int`,
      seconds: sql<number>`sum(${usageRecords.seconds})::float8`,
      candidates: sql<number>`sum(${usageRecords.candidates})::int`,
      validatedFixes: sql<number>`(count(*) filter (where ${usageRecords.result} = 'validated_fix'))::int`,
    })
    .from(usageRecords)
    .where(inPeriod)
    .groupBy(DAY, usageRecords.projectId)
    .orderBy(DAY);
  const runs = await db.select().from(usageRecords).where(inPeriod).orderBy(desc(usageRecords.createdAt)).limit(100);
  return {
    ...period,
    totals: rows.reduce<UsageFigures>(add, NONE),
    days: [...sumBy(rows, "date")].map(([date, figures]) => ({ date, ...figures })),
    projects: [...sumBy(rows, "projectId")].map(([projectId, figures]) => ({ projectId, ...figures })),
    runs: runs.map(({ runId, projectId, issueId, result, seconds, candidates, createdAt }) => ({
      runId,
      projectId,
      issueId,
      result,
      seconds,
      candidates,
      createdAt: createdAt.toISOString(),
    })),
  };
}
