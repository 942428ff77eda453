import type { Ranked } from "./ranked.ts";

/** Edits that are put together with each other, and pairs of them at most. */
const MOST_EDITS = 120;
const MOST_PAIRS = 5_000;

export interface Pair {
  one: Ranked;
  other: Ranked;
}

/** Two edits at once, at places that have nothing in common: the likeliest of those that differ in what they change. */
export function createPairs(): { note(ranked: Ranked): void; all(): Pair[] } {
  const noted: Ranked[] = [];
  const groups = new Set<string>();
  return {
    note(ranked) {
      if (noted.length >= MOST_EDITS || ranked.isLikeOthers === true || ranked.proposal.parts !== undefined) return;
      // Where it was not asked, nobody knows what it is like.
      if (ranked.group !== undefined && groups.has(ranked.group)) return;
      if (ranked.group !== undefined) groups.add(ranked.group);
      noted.push(ranked);
    },
    all: () =>
      noted
        .flatMap((one, at) => noted.slice(at + 1).flatMap((other) => (isApart(one, other) ? [{ one, other }] : [])))
        .sort((a, b) => scoreOf(b) - scoreOf(a))
        .slice(0, MOST_PAIRS),
  };
}

export const scoreOf = ({ one, other }: Pair): number => one.score * other.score;

function isApart(one: Ranked, other: Ranked): boolean {
  if (one.site.source !== other.site.source) return true;
  const [a, b] = [one.proposal, other.proposal];
  return a.end < b.start || b.end < a.start;
}
