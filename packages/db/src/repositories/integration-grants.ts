import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { integrationGrants } from "../schema/index.ts";

export type IntegrationGrantRow = typeof integrationGrants.$inferSelect;

const LIFETIME = sql`now() - interval '10 minutes'`;

export async function createIntegrationGrant(db: Queryable, values: Omit<IntegrationGrantRow, "createdAt">): Promise<void> {
  await db.insert(integrationGrants).values(values);
  await db.delete(integrationGrants).where(lt(integrationGrants.createdAt, LIFETIME));
}

/** Takes it out, so that it serves once, and only for the person who began it. */
export async function takeIntegrationGrant(
  db: Queryable,
  stateHash: string,
  userId: string,
): Promise<IntegrationGrantRow | null> {
  const rows = await db
    .delete(integrationGrants)
    .where(
      and(
        eq(integrationGrants.stateHash, stateHash),
        eq(integrationGrants.userId, userId),
        gt(integrationGrants.createdAt, LIFETIME),
      ),
    )
    .returning();
  return rows[0] ?? null;
}
