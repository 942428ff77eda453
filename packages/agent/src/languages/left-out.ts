/** Scores of edits that are not tried, or later than their score says. */
export interface LeftOut {
  add(scores: readonly number[]): void;
  /** How many of them are likelier. */
  before(score: number): number;
}

export function createLeftOut(): LeftOut {
  /** Highest first. */
  let all: number[] = [];
  return {
    add(scores) {
      if (scores.length > 0) all = [...all, ...scores].sort((a, b) => b - a);
    },
    before(score) {
      let [from, to] = [0, all.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if ((all[middle] ?? 0) > score) from = middle + 1;
        else to = middle;
      }
      return from;
    },
  };
}
