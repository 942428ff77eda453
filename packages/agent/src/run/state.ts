import type { Attempt, Evidence, ModelUse, SuspiciousLine } from "@fixpoint/contracts";
import type { IssueFacts } from "../types/facts.ts";
import type { Environment } from "../stages/3-environment/index.ts";
import type { PrivateCopy } from "../stages/3-environment/copy.ts";
import type { Admitted } from "../stages/4-reproduce/index.ts";
import type { RepairSearch } from "../stages/6-repair/index.ts";
import type { ValidatedFix } from "../stages/7-validate/index.ts";
import type { Proposal } from "../stages/7-validate/proposals.ts";
import type { ReproductionTest } from "../types/language.ts";
import type { TestRun } from "../types/tests.ts";

/** What a run has found so far. Whatever ends it, the outcome is made of this. */
export interface RunState {
  facts: IssueFacts | null;
  suitability: Evidence["suitability"];
  copy: PrivateCopy | null;
  environment: Environment | null;
  admitted: Admitted | null;
  suspicious: SuspiciousLine[];
  repair: ReturnType<RepairSearch["totals"]> | null;
  validated: ValidatedFix | null;
  /** Edits that pass the test and are not proven, best first. */
  proposals: Proposal[];
  /** The suite with the last candidate that got so far. */
  lastSuite: TestRun | null;
  attempts: Attempt[];
  /** Tests that gate R refused, for replay. */
  refused: { test: ReproductionTest; code: string }[];
  /** What models were asked for, one entry a conversation. */
  models: ModelUse[];
  /** Seconds from the start. */
  toReproduction: number | null;
  toFix: number | null;
}

export function emptyState(): RunState {
  return {
    facts: null,
    suitability: null,
    copy: null,
    environment: null,
    admitted: null,
    suspicious: [],
    repair: null,
    validated: null,
    proposals: [],
    lastSuite: null,
    attempts: [],
    refused: [],
    models: [],
    toReproduction: null,
    toFix: null,
  };
}

/** Why the run ended where it did. */
export interface Ending {
  reason: string;
  summary: string;
  /** Set when the run ended because something failed that is not the search for the bug. */
  error: "infrastructure" | "project" | null;
  unsuitable: boolean;
}

export function end(reason: string, summary: string, more: Partial<Ending> = {}): Ending {
  return { reason, summary, error: null, unsuitable: false, ...more };
}
