import { addUsage, NO_USAGE, type Usage, type UsageFigures } from "@fixpoint/contracts";
import { and, desc, eq, gte, inArray, lt, sql, type SQLWrapper } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { issueRuns, issues, modelCalls, usageRecords } from "../schema/index.ts";

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

function dayOf(column: SQLWrapper) {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;
}

interface Figures extends UsageFigures {
  date: string;
  /** null for calls of a model that belong to no project. */
  projectId: string | null;
}

function sumBy(rows: Figures[], key: "date" | "projectId"): [string, UsageFigures][] {
  const sums = new Map<string, UsageFigures>();
  for (const row of rows) {
    const value = row[key];
    if (value !== null) sums.set(value, addUsage(sums.get(value) ?? NO_USAGE, row));
  }
  return [...sums].toSorted(([one], [other]) => one.localeCompare(other));
}

type Period = { from: string; to: string };

function within(column: SQLWrapper, period: Period) {
  return and(
    gte(column, sql`${period.from}::timestamp at time zone 'UTC'`),
    lt(column, sql`(${period.to}::timestamp + interval '1 day') at time zone 'UTC'`),
  );
}

/** What was settled; what is only reserved is not known yet. */
const MODEL_FIGURES = {
  modelCalls: sql<number>`count(*)::int`,
  modelCostUsd: sql<number>`(sum(${modelCalls.cost}) / 1e9)::float8`,
  inputTokens: sql<number>`sum(${modelCalls.inputTokens})::float8`,
  outputTokens: sql<number>`sum(${modelCalls.outputTokens})::float8`,
};

async function runFigures(db: Queryable, organizationId: string, period: Period): Promise<Figures[]> {
  const day = dayOf(usageRecords.createdAt);
  const rows = await db
    .select({
      date: day,
      projectId: usageRecords.projectId,
      runs: sql<number>`count(*)::int`,
      seconds: sql<number>`sum(${usageRecords.seconds})::float8`,
      candidates: sql<number>`sum(${usageRecords.candidates})::int`,
      validatedFixes: sql<number>`(count(*) filter (where ${usageRecords.result} = 'validated_fix'))::int`,
    })
    .from(usageRecords)
    .where(and(eq(usageRecords.organizationId, organizationId), within(usageRecords.createdAt, period)))
    .groupBy(day, usageRecords.projectId);
  return rows.map((row) => ({ ...NO_USAGE, ...row }));
}

async function modelFigures(db: Queryable, organizationId: string, period: Period): Promise<Figures[]> {
  const day = dayOf(modelCalls.createdAt);
  const rows = await db
    .select({ date: day, projectId: modelCalls.projectId, ...MODEL_FIGURES })
    .from(modelCalls)
    .where(
      and(eq(modelCalls.organizationId, organizationId), eq(modelCalls.state, "settled"), within(modelCalls.createdAt, period)),
    )
    .groupBy(day, modelCalls.projectId);
  return rows.map((row) => ({ ...NO_USAGE, ...row }));
}

/** The newest 100. */
async function runsOf(db: Queryable, organizationId: string, period: Period): Promise<Usage["runs"]> {
  const runs = await db
    .select()
    .from(usageRecords)
    .where(and(eq(usageRecords.organizationId, organizationId), within(usageRecords.createdAt, period)))
    .orderBy(desc(usageRecords.createdAt))
    .limit(100);
  const ids = runs.map(({ runId }) => runId);
  const models = await db
    .select({ runId: modelCalls.runId, ...MODEL_FIGURES })
    .from(modelCalls)
    .where(and(eq(modelCalls.organizationId, organizationId), eq(modelCalls.state, "settled"), inArray(modelCalls.runId, ids)))
    .groupBy(modelCalls.runId);
  const byRun = new Map(models.map(({ runId, ...figures }) => [runId, figures]));
  const { modelCalls: calls, modelCostUsd, inputTokens, outputTokens } = NO_USAGE;
  return runs.map(({ runId, projectId, issueId, result, seconds, candidates, createdAt }) => ({
    runId,
    projectId,
    issueId,
    result,
    seconds,
    candidates,
    ...(byRun.get(runId) ?? { modelCalls: calls, modelCostUsd, inputTokens, outputTokens }),
    createdAt: createdAt.toISOString(),
  }));
}

/** What an organization used on the UTC days from `from` to `to`, both included. */
export async function readUsage(db: Queryable, organizationId: string, period: Period): Promise<Usage> {
  const rows = [...(await runFigures(db, organizationId, period)), ...(await modelFigures(db, organizationId, period))];
  return {
    ...period,
    totals: rows.reduce<UsageFigures>(addUsage, NO_USAGE),
    days: sumBy(rows, "date").map(([date, figures]) => ({ date, ...figures })),
    projects: sumBy(rows, "projectId").map(([projectId, figures]) => ({ projectId, ...figures })),
    runs: await runsOf(db, organizationId, period),
  };
}
