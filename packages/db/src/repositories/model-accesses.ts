import type { ModelProviderId } from "@fixpoint/contracts";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { modelAccesses } from "../schema/index.ts";

export type ModelAccessRow = typeof modelAccesses.$inferSelect;

export async function listModelAccesses(db: Queryable, organizationId: string): Promise<ModelAccessRow[]> {
  return db.select().from(modelAccesses).where(eq(modelAccesses.organizationId, organizationId));
}

export async function findModelAccess(
  db: Queryable,
  organizationId: string,
  provider: ModelProviderId,
): Promise<ModelAccessRow | null> {
  const rows = await db
    .select()
    .from(modelAccesses)
    .where(and(eq(modelAccesses.organizationId, organizationId), eq(modelAccesses.provider, provider)));
  return rows[0] ?? null;
}

/** `apiKey` is sealed. */
export async function writeModelAccess(
  db: Queryable,
  { organizationId, provider, ...values }: Omit<ModelAccessRow, "updatedAt">,
): Promise<void> {
  await db
    .insert(modelAccesses)
    .values({ organizationId, provider, ...values })
    .onConflictDoUpdate({
      target: [modelAccesses.organizationId, modelAccesses.provider],
      set: { ...values, updatedAt: sql`now()` },
    });
}

export async function deleteModelAccess(db: Queryable, organizationId: string, provider: ModelProviderId): Promise<void> {
  await db
    .delete(modelAccesses)
    .where(and(eq(modelAccesses.organizationId, organizationId), eq(modelAccesses.provider, provider)));
}
