import type { ModelPurpose, ModelUsage } from "./model-call.ts";

export type BudgetScope = "issue" | "day" | "month";

export type Reservation = { status: "reserved"; id: string } | { status: "refused"; scope: BudgetScope; limitNanoUsd: number };

/** What was spent, and what is held back for calls under way. Safe to use by many runs at once. */
export interface Ledger {
  /** Takes the amount out of every budget that applies, or of none. */
  reserve(call: {
    purpose: ModelPurpose;
    provider: string;
    model: string;
    prompt: string;
    amountNanoUsd: number;
  }): Promise<Reservation>;
  /** Puts what the call did cost in the place of what was reserved for it. */
  settle(id: string, usage: ModelUsage, costNanoUsd: number): Promise<void>;
  /** The provider certainly did not work on the call. Where that is not certain, a reservation stays. */
  release(id: string): Promise<void>;
}

/** Replies of one run by the hash of their call, so that a run that is taken up again asks nothing twice. */
export interface Recording {
  find(hash: string): Promise<string | null>;
  /** `reply` as JSON. */
  store(hash: string, reply: string): Promise<void>;
}
