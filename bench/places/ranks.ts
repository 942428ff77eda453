/** Where the first right one stands by falling scores, from 1; of several that are alike the middle. */
export function rankOf(scores: readonly number[], isRight: (index: number) => boolean): number {
  const best = scores.reduce((most, score, index) => (isRight(index) ? Math.max(most, score) : most), Number.NEGATIVE_INFINITY);
  const before = scores.filter((score) => score > best).length;
  const alike = scores.filter((score) => score === best).length;
  return before + (alike + 1) / 2;
}

/** Mean reciprocal rank, the geometric mean, and how many come early. */
export function summary(ranks: readonly number[]): string {
  const mean = (of: (rank: number) => number): number => ranks.reduce((sum, rank) => sum + of(rank), 0) / ranks.length;
  const early = [1, 5, 20, 60].map((most) => `≤${most}: ${ranks.filter((rank) => rank <= most).length}`);
  const middle = Math.exp(mean(Math.log)).toFixed(1);
  return `MRR ${mean((rank) => 1 / rank).toFixed(3)}, geometric mean ${middle}, ${early.join(", ")}, of ${ranks.length}`;
}
