import type { CheckedCandidate } from "./check-candidate.ts";
import { compareProposals } from "./choose.ts";
import { unifiedDiff } from "./diffs.ts";

/** An edit for people to look at. */
export interface Proposal {
  description: string;
  /** Unified, of source files only. */
  diff: string;
}

/** Shown at the most. */
export const MAX_PROPOSALS = 5;

/** Of candidates that are best first. */
export function toProposals(candidates: readonly CheckedCandidate[]): Proposal[] {
  return candidates
    .slice(0, MAX_PROPOSALS)
    .map(({ candidate, changes }) => ({ description: candidate.description, diff: unifiedDiff(changes) }));
}

/** The best of what could not be proven, best first. */
export function proposalsOf(unproven: readonly CheckedCandidate[]): Proposal[] {
  return toProposals(unproven.toSorted(compareProposals));
}
