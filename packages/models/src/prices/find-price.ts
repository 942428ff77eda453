import { ModelError } from "../types/model-error.ts";
import type { ModelChoice } from "../types/gateway.ts";
import { DEFAULT_PRICES } from "./default-prices.ts";
import type { ModelPrice, PriceEntry } from "./price.ts";

/** A dated snapshot costs what its model costs: `-20251001`, `-2026-03-05`. */
const SNAPSHOT = /-\d{4}-?\d{2}-?\d{2}$/;

/** The entry that says most about the model. */
function bestEntry(table: readonly PriceEntry[], { provider, model }: ModelChoice): PriceEntry | undefined {
  const own = table.filter((entry) => entry.provider === provider);
  const named = own.find((entry) => entry.match === "exact" && entry.model === model);
  if (named) return named;
  const prefixes = own.filter((entry) => entry.match === "prefix" && model.startsWith(entry.model));
  return prefixes.toSorted((a, b) => b.model.length - a.model.length)[0];
}

/**
 * The given table's price, else ours. Throws ModelError `model_price_unknown`: without a price no budget holds. Ours says
 * nothing of OpenAI-compatible servers, whose price has to be given, zero included.
 */
export function findPrice(table: readonly PriceEntry[], choice: ModelChoice): ModelPrice {
  const undated = { ...choice, model: choice.model.replace(SNAPSHOT, "") };
  const entry = bestEntry(table, choice) ?? bestEntry(DEFAULT_PRICES, choice) ?? bestEntry(DEFAULT_PRICES, undated);
  if (entry) return entry.price;
  throw new ModelError("model_price_unknown", `No price is known for ${choice.model} (${choice.provider})`, {
    hint: "Enter its price per million tokens in the price table; 0 for a server of your own.",
  });
}
