import type { ModelProvider } from "../types/provider.ts";
import type { ModelPrice, PriceEntry, Rates } from "./price.ts";

/** When the prices below were looked up. They change: an administrator's table wins. */
export const DEFAULT_PRICES_DATE = "2026-11-22";

function rates(input: number, cachedInput: number, output: number, cacheWrite: number): Rates {
  return { input, cachedInput, cacheWrite, output };
}

function entry(provider: ModelProvider, model: string, price: ModelPrice): PriceEntry {
  return { provider, model, match: "exact", price };
}

/** platform.claude.com/docs/en/about-claude/pricing; writing to the five-minute cache costs a quarter more. */
function claude(model: string, input: number, cachedInput: number, output: number, above?: ModelPrice["above"]): PriceEntry {
  return entry("anthropic", model, { ...rates(input, cachedInput, output, input * 1.25), above });
}

/** developers.openai.com/api/docs/pricing; writing to the cache has a price since GPT-5.6. */
function gpt(model: string, input: number, cachedInput: number, output: number, cacheWrite = input): PriceEntry {
  return entry("openai", model, rates(input, cachedInput, output, cacheWrite));
}

/** Above 272,000 tokens of input everything that is read costs twice, and what is written half more. */
function longGpt(model: string, input: number, cachedInput: number, output: number, cacheWrite = input): PriceEntry {
  const above = { inputTokens: 272_000, ...rates(input * 2, cachedInput * 2, output * 1.5, cacheWrite * 2) };
  return entry("openai", model, { ...rates(input, cachedInput, output, cacheWrite), above });
}

/**
 * ai.google.dev/gemini-api/docs/pricing, without its offers: Gemini 4 costs half until 2026-11-30, Gemini 3.6 to 3.8 Flash
 * until 2026-12-31, and a budget has to hold after that too.
 */
function gemini(model: string, input: number, cachedInput: number, output: number, above?: ModelPrice["above"]): PriceEntry {
  return entry("google", model, { ...rates(input, cachedInput, output, input), above });
}

export const DEFAULT_PRICES: readonly PriceEntry[] = [
  claude("claude-fable-5-1", 10, 0.25, 50),
  claude("claude-fable-5", 10, 1, 50),
  claude("claude-opus-5-5", 4, 0.2, 20),
  claude("claude-opus-5", 5, 0.5, 25),
  claude("claude-opus-4-8", 5, 0.5, 25),
  claude("claude-opus-4-7", 5, 0.5, 25),
  claude("claude-opus-4-6", 5, 0.5, 25),
  claude("claude-opus-4-5", 5, 0.5, 25),
  claude("claude-sonnet-5-5", 2, 0.1, 10),
  claude("claude-sonnet-5", 2, 0.2, 10),
  claude("claude-sonnet-4-6", 3, 0.3, 15),
  claude("claude-sonnet-4-5", 3, 0.3, 15, { inputTokens: 200_000, ...rates(6, 0.6, 22.5, 7.5) }),
  claude("claude-haiku-5-5", 0.1, 0.01, 0.5, { inputTokens: 100_000, ...rates(0.5, 0.05, 2.5, 0.625) }),
  claude("claude-haiku-4-5", 1, 0.1, 5),
  longGpt("gpt-6.2-astra", 8, 0.8, 40, 10),
  longGpt("gpt-6.2-sol", 2, 0.2, 10, 2.5),
  longGpt("gpt-6.1-sol", 2, 0.2, 10, 2.5),
  longGpt("gpt-6.1-terra", 1, 0.05, 5, 1.25),
  longGpt("gpt-6-astra", 10, 1, 50, 12.5),
  longGpt("gpt-6-sol", 2, 0.2, 10, 2.5),
  longGpt("gpt-6-luna", 0.1, 0.01, 0.5, 0.125),
  longGpt("gpt-5.6", 4, 0.4, 20, 5),
  longGpt("gpt-5.6-sol", 4, 0.4, 20, 5),
  longGpt("gpt-5.6-terra", 2, 0.2, 12, 2.5),
  longGpt("gpt-5.6-luna", 0.2, 0.02, 1.2, 0.25),
  longGpt("gpt-5.5", 5, 0.5, 30),
  longGpt("gpt-5.4", 2.5, 0.25, 15),
  gpt("gpt-5.4-mini", 0.75, 0.075, 4.5),
  gpt("gpt-5.4-nano", 0.2, 0.02, 1.25),
  gpt("gpt-5.3-codex", 1.75, 0.175, 14),
  gpt("gpt-5.2", 1.75, 0.175, 14),
  gpt("gpt-5.2-codex", 1.75, 0.175, 14),
  gpt("gpt-5.1", 1.25, 0.125, 10),
  gpt("gpt-5.1-codex", 1.25, 0.125, 10),
  gpt("gpt-5", 1.25, 0.125, 10),
  gpt("gpt-5-codex", 1.25, 0.125, 10),
  gpt("gpt-5-mini", 0.25, 0.025, 2),
  gpt("gpt-5-nano", 0.05, 0.005, 0.4),
  gpt("gpt-4.1", 2, 0.5, 8),
  gpt("gpt-4.1-mini", 0.4, 0.1, 1.6),
  gemini("gemini-4-carbon", 4, 0.2, 20),
  gemini("gemini-4-argon", 4, 0.2, 20),
  gemini("gemini-3.8-flash", 1.5, 0.15, 7.5),
  gemini("gemini-3.7-flash", 1.5, 0.15, 7.5),
  gemini("gemini-3.6-flash", 1.5, 0.15, 7.5),
  gemini("gemini-2.5-pro", 1.25, 0.125, 10, { inputTokens: 200_000, ...rates(2.5, 0.25, 15, 2.5) }),
  gemini("gemini-2.5-flash", 0.3, 0.03, 2.5),
];
