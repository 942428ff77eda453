import type { UsageFigures } from "../endpoints/usage.ts";

/** What a day without runs used. */
export const NO_USAGE: Readonly<UsageFigures> = {
  runs: 0,
  seconds: 0,
  candidates: 0,
  validatedFixes: 0,
  modelCalls: 0,
  modelCostUsd: 0,
  inputTokens: 0,
  outputTokens: 0,
};

export function addUsage(one: UsageFigures, other: UsageFigures): UsageFigures {
  const names = Object.keys(NO_USAGE) as (keyof UsageFigures)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as UsageFigures;
}
