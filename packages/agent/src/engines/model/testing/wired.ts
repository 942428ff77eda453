import {
  createGateway,
  createMemoryBudget,
  createMemoryRecording,
  createSecretScanner,
  REAL_CLOCK,
  type BudgetLimits,
  type MemoryBudget,
  type ModelGateway,
  type Recording,
} from "@fixpoint/models";
import type { ModelWireName } from "@fixpoint/testing";

export const KEY = "canary-key-of-the-agent";
export const RATES = { input: 3, cachedInput: 0.3, cacheWrite: 3.75, output: 15 };
const NO_LIMITS: BudgetLimits = { issue: null, day: null, month: null };

export interface WiredModel {
  gateway: ModelGateway;
  budget: MemoryBudget;
}

/** A gateway to a server that speaks one provider's API; what is asked for is priced, and nothing is waited for. */
export function wiredModel(
  wire: ModelWireName,
  baseUrl: string,
  { limits = NO_LIMITS, recording = createMemoryRecording() }: { limits?: BudgetLimits; recording?: Recording } = {},
): WiredModel {
  const clock = { ...REAL_CLOCK, sleep: async () => undefined };
  const budget = createMemoryBudget(limits, clock);
  const gateway = createGateway({
    choices: { repair: { provider: wire, model: "scripted-1", baseUrl } },
    keyFor: () => KEY,
    prices: [{ provider: wire, model: "", match: "prefix", price: RATES }],
    ledger: budget.ledgerFor("BUG-1"),
    recording,
    scanner: createSecretScanner(),
    clock,
  });
  return { gateway, budget };
}
