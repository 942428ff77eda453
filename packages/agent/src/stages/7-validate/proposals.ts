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

/** Inputs near the example's were asked, and each is answered alike. */
function doTheSame(
  { examples: { answers: one } }: CheckedCandidate,
  { examples: { answers: other } }: CheckedCandidate,
): boolean {
  return (
    one.length > 0 &&
    one.length === other.length &&
    one.every(({ input, outcome }, at) => input === other[at]?.input && outcome === other[at].outcome)
  );
}

/**
 * So many, best first, as different as can be: the same thing written in four ways would hide what does another. What only
 * repeats a better one fills the places that are left.
 */
function mostDifferent(candidates: readonly CheckedCandidate[], most: number): CheckedCandidate[] {
  const different: CheckedCandidate[] = [];
  const repeating: CheckedCandidate[] = [];
  for (const one of candidates) (different.some((better) => doTheSame(better, one)) ? repeating : different).push(one);
  const chosen = new Set([...different, ...repeating].slice(0, most));
  return candidates.filter((one) => chosen.has(one));
}

/** Of what is best first; what lacks nothing but that others pass all the same is shown, whatever comes before it. */
function worthShowing(candidates: readonly CheckedCandidate[]): CheckedCandidate[] {
  const shown = mostDifferent(candidates, MAX_PROPOSALS);
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
  const unlookedAt = postponed.map((one) => ({
    ...one,
    examples: { ...one.examples, unseen: 0, telling: 0 },
  }));
  return toProposals([...unproven, ...unlookedAt].toSorted(compareProposals));
}
