import { asc, eq } from "drizzle-orm";
import type { Queryable, Transactable } from "../connection/connect.ts";
import { modelPrices } from "../schema/index.ts";

export type ModelPriceValues = typeof modelPrices.$inferSelect;

/** The organization's own. */
export async function listModelPrices(db: Queryable, organizationId: string): Promise<ModelPriceValues[]> {
  return db
    .select()
    .from(modelPrices)
    .where(eq(modelPrices.organizationId, organizationId))
    .orderBy(asc(modelPrices.provider), asc(modelPrices.model));
}

export async function replaceModelPrices(
  db: Transactable,
  organizationId: string,
  prices: Omit<ModelPriceValues, "organizationId">[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(modelPrices).where(eq(modelPrices.organizationId, organizationId));
    if (prices.length > 0) await tx.insert(modelPrices).values(prices.map((price) => ({ organizationId, ...price })));
  });
}
