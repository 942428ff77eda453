import type { CheckedCandidate } from "./check-candidate.ts";
import { compareProposals, hasMore, mendsMore } from "./choose.ts";
import { unifiedDiff } from "./diffs.ts";

/** An edit for people to look at. */
export interface Proposal {
  description: string;
  /** Unified, of source files only. */
  diff: string;
}

/** Shown at the most. */
export const MAX_PROPOSALS = 5;

/** An edit that does what a better one does and more besides tells nobody anything, unless it mends more: then it comes first. */
function withoutMore(candidates: readonly CheckedCandidate[]): CheckedCandidate[] {
  const kept: CheckedCandidate[] = [];
  for (const one of candidates) {
    const at = kept.findIndex((better) => hasMore(one, better));
    const better = kept[at];
    if (better === undefined) kept.push(one);
    else if (mendsMore(better, one)) kept.splice(at, 0, one);
  }
  return kept;
}

/** Of what is best first; what lacks nothing but that others pass all the same is shown, whatever comes before it. */
function worthShowing(candidates: readonly CheckedCandidate[]): CheckedCandidate[] {
  const shown = candidates.slice(0, MAX_PROPOSALS);
  const nearest = candidates.find(({ verdict }) => verdict.code === "ambiguous");
  return nearest === undefined || shown.includes(nearest) ? shown : [...shown.slice(0, -1), nearest];
}

/** Of candidates that are best first. */
export function toProposals(candidates: readonly CheckedCandidate[]): Proposal[] {
  return worthShowing(withoutMore(candidates)).map(({ candidate, changes }) => ({
    description: candidate.description,
    diff: unifiedDiff(changes),
  }));
}

/**
 * The best of what could not be proven, best first. `postponed`: those that nobody looked at, of which it is not known
 * whether other examples hold.
 */
export function proposalsOf(unproven: readonly CheckedCandidate[], postponed: readonly CheckedCandidate[] = []): Proposal[] {
  const unlookedAt = postponed.map((one) => ({ ...one, examples: { ...one.examples, unseen: 0, telling: 0 } }));
  return toProposals([...unproven, ...unlookedAt].toSorted(compareProposals));
}
