import type { BudgetScope, Ledger } from "../types/ledger.ts";

/** 10⁻⁹ USD; null: no limit. Days and months are those of UTC. */
export type BudgetLimits = Record<BudgetScope, number | null>;

export interface MemoryBudget {
  /** Calls for this issue count for it, and for the day and the month with those of all others. */
  ledgerFor(issue: string): Ledger;
  /** What was spent, and what is held back, in 10⁻⁹ USD; with `scope` only what counts for it now. */
  total(scope?: { issue: string } | "day" | "month"): { spentNanoUsd: number; heldNanoUsd: number };
}

interface Entry {
  id: string;
  issue: string;
  /** ISO date. */
  day: string;
  amountNanoUsd: number;
  isSettled: boolean;
}

const SCOPES: readonly BudgetScope[] = ["issue", "day", "month"];

/** Budgets of one process, for the command line and tests. */
export function createMemoryBudget(limits: BudgetLimits, clock: { now(): Date }): MemoryBudget {
  const entries = new Map<string, Entry>();
  let made = 0;

  function countsFor(scope: BudgetScope, entry: Entry, issue: string, day: string): boolean {
    if (scope === "issue") return entry.issue === issue;
    return scope === "day" ? entry.day === day : entry.day.slice(0, 7) === day.slice(0, 7);
  }

  function today(): string {
    return clock.now().toISOString().slice(0, 10);
  }

  function taken(scope: BudgetScope, issue: string, day: string): number {
    const counted = [...entries.values()].filter((entry) => countsFor(scope, entry, issue, day));
    return counted.reduce((sum, entry) => sum + entry.amountNanoUsd, 0);
  }

  function ledgerFor(issue: string): Ledger {
    return {
      async reserve({ amountNanoUsd }) {
        const day = today();
        for (const scope of SCOPES) {
          const limitNanoUsd = limits[scope];
          if (limitNanoUsd !== null && taken(scope, issue, day) + amountNanoUsd > limitNanoUsd)
            return { status: "refused", scope, limitNanoUsd };
        }
        made += 1;
        const id = String(made);
        entries.set(id, { id, issue, day, amountNanoUsd, isSettled: false });
        return { status: "reserved", id };
      },
      async settle(id, _usage, costNanoUsd) {
        const entry = entries.get(id);
        if (entry) entries.set(id, { ...entry, amountNanoUsd: costNanoUsd, isSettled: true });
      },
      async release(id) {
        entries.delete(id);
      },
    };
  }

  return {
    ledgerFor,
    total(scope) {
      const counted = [...entries.values()].filter((entry) => {
        if (scope === undefined) return true;
        return typeof scope === "object"
          ? countsFor("issue", entry, scope.issue, today())
          : countsFor(scope, entry, entry.issue, today());
      });
      const sum = (isSettled: boolean) =>
        counted.reduce((all, entry) => all + (entry.isSettled === isSettled ? entry.amountNanoUsd : 0), 0);
      return { spentNanoUsd: sum(true), heldNanoUsd: sum(false) };
    },
  };
}
