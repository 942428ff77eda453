import type { ModelUsage } from "../types/model-call.ts";
import type { ModelPrice, Rates } from "./price.ts";

/** USD per million tokens as integers of 10⁻¹⁵ USD a token, so that sums are exact. */
function femto(usdPerMillion: number): number {
  return Math.round(usdPerMillion * 1e9);
}

function nano(femtoUsd: bigint): number {
  return Number((femtoUsd + 999_999n) / 1_000_000n);
}

function times(tokens: number, usdPerMillion: number): bigint {
  return BigInt(tokens) * BigInt(femto(usdPerMillion));
}

/** What the counted tokens cost, in 10⁻⁹ USD, rounded up. */
export function costOf(price: ModelPrice, usage: ModelUsage): number {
  const rates: Rates = price.above && usage.inputTokens > price.above.inputTokens ? price.above : price;
  const { inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens } = usage;
  const plain = Math.max(0, inputTokens - cachedInputTokens - cacheWriteTokens);
  return nano(
    times(plain, rates.input) +
      times(cachedInputTokens, rates.cachedInput) +
      times(cacheWriteTokens, rates.cacheWrite) +
      times(outputTokens, rates.output),
  );
}

/** The most that so many tokens can cost, in 10⁻⁹ USD, however the provider divides its input. */
export function mostCostOf(price: ModelPrice, tokens: { input: number; output: number }): number {
  const tiers: Rates[] = price.above && tokens.input > price.above.inputTokens ? [price, price.above] : [price];
  const input = Math.max(...tiers.flatMap((tier) => [tier.input, tier.cachedInput, tier.cacheWrite]));
  const output = Math.max(...tiers.map((tier) => tier.output));
  return nano(times(tokens.input, input) + times(tokens.output, output));
}
