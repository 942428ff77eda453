import { createHash } from "node:crypto";

/** The same order each time for one seed, whatever else is in the list. */
export function shuffled<T>(list: readonly T[], seed: string, keyOf: (one: T) => string): T[] {
  const rank = (one: T): string =>
    createHash("sha1")
      .update(`${seed} ${keyOf(one)}`)
      .digest("hex");
  return list
    .map((one) => ({ one, at: rank(one) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ one }) => one);
}
