import type { ModelPrice, ModelPriceRow } from "@fixpoint/contracts";
import { listModelPrices, replaceModelPrices, type Queryable } from "@fixpoint/db";
import { DEFAULT_PRICES, type PriceTable } from "@fixpoint/models";
import type { AppContext } from "../../context.ts";
import { nanoUsdOf, usdOf } from "./money.ts";

/** After the beginning of a name: all models whose names begin so. */
const ANY = "*";

async function readOwn(db: Queryable, organizationId: string): Promise<ModelPrice[]> {
  const rows = await listModelPrices(db, organizationId);
  return rows.map(({ provider, model, input, cachedInput, cacheWrite, output }) => ({
    provider,
    model,
    input: usdOf(input),
    cachedInput: usdOf(cachedInput),
    cacheWrite: usdOf(cacheWrite),
    output: usdOf(output),
  }));
}

/** The organization's rows, as the gateway looks them up; what they leave out has the price that comes with this version. */
export async function priceTableOf(db: Queryable, organizationId: string): Promise<PriceTable> {
  return (await readOwn(db, organizationId)).map(({ provider, model, ...price }) => ({
    provider,
    model: model.endsWith(ANY) ? model.slice(0, -ANY.length) : model,
    match: model.endsWith(ANY) ? "prefix" : "exact",
    price,
  }));
}

/** What the organization has set, then what comes with this version and is not overridden. */
export async function getPrices(context: AppContext, organizationId: string): Promise<ModelPriceRow[]> {
  const own = await readOwn(context.db, organizationId);
  const isOverridden = (row: { provider: string; model: string }) =>
    own.some(({ provider, model }) => provider === row.provider && model === row.model);
  const defaults = DEFAULT_PRICES.filter((entry) => !isOverridden(entry)).map(({ provider, model, price }) => {
    const { input, cachedInput, cacheWrite, output, above } = price;
    return { provider, model, input, cachedInput, cacheWrite, output, isOwn: false, dearerAbove: above?.inputTokens ?? null };
  });
  return [...own.map((price) => ({ ...price, isOwn: true, dearerAbove: null })), ...defaults];
}

export async function changePrices(context: AppContext, organizationId: string, prices: ModelPrice[]): Promise<ModelPriceRow[]> {
  const rows = prices.map(({ provider, model, input, cachedInput, cacheWrite, output }) => ({
    provider,
    model,
    input: nanoUsdOf(input),
    cachedInput: nanoUsdOf(cachedInput),
    cacheWrite: nanoUsdOf(cacheWrite),
    output: nanoUsdOf(output),
  }));
  await replaceModelPrices(context.db, organizationId, rows);
  return getPrices(context, organizationId);
}
