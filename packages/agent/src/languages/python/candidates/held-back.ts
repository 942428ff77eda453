/** How likely an edit is behind some that make the same of the failing test. */
const SHARE_OF_ALIKE = 0.1;

interface Scored {
  score: number;
}

interface Held<T> {
  candidate: T;
  group: string;
  /** What counts for its turn. */
  score: number;
}

/** Edits that make the same first difference as likelier ones: they come later, or at once when one of their group passes. */
export interface HeldBack<T extends Scored> {
  hold(candidate: T, group: string): void;
  /** An edit of the group passes: the others may be right as well. */
  release(group: string): void;
  /** Those whose turn comes before an edit with this score, likeliest first. */
  before(score: number): Generator<T>;
}

export function createHeldBack<T extends Scored>(): HeldBack<T> {
  /** Likeliest last, where `isSorted`. */
  let held: Held<T>[] = [];
  let isSorted = true;
  const released = new Set<string>();

  function sort(): void {
    if (!isSorted) held.sort((a, b) => a.score - b.score);
    isSorted = true;
  }

  return {
    hold(candidate, group) {
      held.push({ candidate, group, score: candidate.score * (released.has(group) ? 1 : SHARE_OF_ALIKE) });
      isSorted = false;
    },
    release(group) {
      if (released.has(group)) return;
      released.add(group);
      held = held.map((one) => (one.group === group ? { ...one, score: one.candidate.score } : one));
      isSorted = false;
    },
    *before(score) {
      for (;;) {
        sort();
        const best = held.at(-1);
        if (best === undefined || best.score < score) return;
        held.pop();
        yield { ...best.candidate, score: best.score };
      }
    },
  };
}
