import { z } from "zod";
import { MODEL_PROVIDERS } from "../types/provider.ts";

const usdPerMillion = z.number().min(0).max(100_000);

const Rates = z.object({
  input: usdPerMillion,
  /** Read from the provider's cache. */
  cachedInput: usdPerMillion,
  /** Written to the provider's cache; as `input` where that costs nothing more. */
  cacheWrite: usdPerMillion,
  output: usdPerMillion,
});
export type Rates = z.infer<typeof Rates>;

/** USD for a million tokens. */
export const ModelPrice = Rates.extend({
  /** What the whole call costs once its input is larger than that many tokens. */
  above: Rates.extend({ inputTokens: z.number().int().min(1) }).nullish(),
});
export type ModelPrice = z.infer<typeof ModelPrice>;

export const PriceEntry = z.object({
  provider: z.enum(MODEL_PROVIDERS),
  /** Of the model; with `prefix` its beginning, the empty one being every model of the provider. */
  model: z.string().max(200),
  match: z.enum(["exact", "prefix"]).default("exact"),
  price: ModelPrice,
});
export type PriceEntry = z.infer<typeof PriceEntry>;

/** As an administrator keeps it; an entry of it wins over ours. */
export const PriceTable = z.array(PriceEntry).max(1000);
export type PriceTable = z.infer<typeof PriceTable>;
