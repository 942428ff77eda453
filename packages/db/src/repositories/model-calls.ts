import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Db, Queryable } from "../connection/connect.ts";
import { modelCalls } from "../schema/index.ts";

/** Where a call of a model is counted; null where it belongs to no project, bug or run. */
export interface ModelCallPlace {
  organizationId: string;
  projectId: string | null;
  issueId: string | null;
  runId: string | null;
}

/** 10⁻⁹ dollars: settled, and reserved for what is neither settled nor released. */
export interface ModelSpent {
  organizationDay: number;
  organizationMonth: number;
  projectDay: number;
  projectMonth: number;
  issue: number;
}

/** Any number, the same for all processes; the second one is the organization's. */
const LOCK_CLASS = 1_297_040_460;

/** One reservation of an organization at a time, whichever process makes it; until the transaction ends. */
export async function lockModelBudgets(tx: Queryable, organizationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${organizationId}))`);
}

const DAY = sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;
const MONTH = sql`date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`;
/** What a call takes out of a budget. A reservation that nobody settled is let go of at the end of its month, once no run can be at it any more. */
const TAKEN = sql`(case state when 'settled' then cost when 'reserved' then reserved else 0 end)`;
const IS_HELD_OR_SPENT = sql`(state = 'settled' or created_at >= least(${MONTH}, now() - interval '1 day'))`;

/** What has been taken out of each budget that a call at this place would touch. Days and months are those of UTC, by the database's clock. */
export async function readModelSpent(db: Queryable, { organizationId, projectId, issueId }: ModelCallPlace): Promise<ModelSpent> {
  const { rows } = await db.execute<Record<keyof ModelSpent, string>>(sql`
    select coalesce(sum(${TAKEN}) filter (where created_at >= ${DAY}), 0) as "organizationDay",
      coalesce(sum(${TAKEN}), 0) as "organizationMonth",
      coalesce(sum(${TAKEN}) filter (where project_id = ${projectId} and created_at >= ${DAY}), 0) as "projectDay",
      coalesce(sum(${TAKEN}) filter (where project_id = ${projectId}), 0) as "projectMonth",
      (select coalesce(sum(${TAKEN}), 0) from ${modelCalls}
        where organization_id = ${organizationId} and issue_id = ${issueId} and ${IS_HELD_OR_SPENT}) as "issue"
    from ${modelCalls} where organization_id = ${organizationId} and created_at >= ${MONTH}`);
  const row = rows[0];
  const amount = (name: keyof ModelSpent) => Number(row?.[name] ?? 0);
  return {
    organizationDay: amount("organizationDay"),
    organizationMonth: amount("organizationMonth"),
    projectDay: amount("projectDay"),
    projectMonth: amount("projectMonth"),
    issue: amount("issue"),
  };
}

/** What the bug that cost most has taken this month; of one project, or of all. */
export async function readDearestIssue(db: Queryable, organizationId: string, projectId: string | null): Promise<number> {
  const { rows } = await db.execute<{ most: string | null }>(sql`
    select max(taken) as most from (
      select sum(${TAKEN}) as taken from ${modelCalls}
      where organization_id = ${organizationId} and issue_id is not null and created_at >= ${MONTH}
        and ${projectId === null ? sql`true` : sql`project_id = ${projectId}`}
      group by issue_id
    ) as issues`);
  return Number(rows[0]?.most ?? 0);
}

/** The id of the reservation. */
export async function insertModelCall(
  tx: Queryable,
  call: ModelCallPlace & { purpose: string; provider: string; model: string; prompt: string; reserved: number },
): Promise<string> {
  const id = randomUUID();
  await tx.insert(modelCalls).values({ id, ...call });
  return id;
}

interface CountedTokens {
  inputTokens: number;
  cachedInputTokens: number;
  cacheWriteTokens: number;
  outputTokens: number;
}

/** Puts what the call did cost in the place of what was reserved; a second time changes nothing. */
export async function settleModelCall(db: Db, id: string, usage: CountedTokens, cost: number): Promise<void> {
  const { inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens } = usage;
  await db
    .update(modelCalls)
    .set({ state: "settled", cost, inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens, settledAt: sql`now()` })
    .where(and(eq(modelCalls.id, id), eq(modelCalls.state, "reserved")));
}

export async function releaseModelCall(db: Db, id: string): Promise<void> {
  await db
    .update(modelCalls)
    .set({ state: "released", settledAt: sql`now()` })
    .where(and(eq(modelCalls.id, id), eq(modelCalls.state, "reserved")));
}
