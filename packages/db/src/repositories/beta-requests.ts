import { randomUUID } from "node:crypto";
import { and, count, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { betaRequests } from "../schema/index.ts";

export type BetaRequestRow = typeof betaRequests.$inferSelect;

/** One a person: asking again brings the first up to date. `email` in lower case. */
export async function saveBetaRequest(
  db: Queryable,
  values: { email: string; name: string; company: string; message: string },
): Promise<void> {
  const { name, company, message } = values;
  await db
    .insert(betaRequests)
    .values({ id: randomUUID(), ...values })
    .onConflictDoUpdate({
      target: betaRequests.email,
      set: { name, company, message },
      setWhere: isNull(betaRequests.organizationId),
    });
}

export async function countBetaRequestsWithin(db: Queryable, seconds: number): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(betaRequests)
    .where(gt(betaRequests.createdAt, sql`now() - make_interval(secs => ${seconds})`));
  return rows[0]?.count ?? 0;
}

/** The newest 1,000, those that wait first. */
export async function listBetaRequests(db: Queryable): Promise<BetaRequestRow[]> {
  return db
    .select()
    .from(betaRequests)
    .orderBy(sql`${betaRequests.organizationId} is not null`, desc(betaRequests.createdAt))
    .limit(1000);
}

export async function settleBetaRequest(db: Queryable, email: string, organizationId: string): Promise<void> {
  await db
    .update(betaRequests)
    .set({ organizationId })
    .where(and(eq(betaRequests.email, email.toLowerCase()), isNull(betaRequests.organizationId)));
}
