import { escapePattern } from "../../../run/escape-pattern.ts";
import type { Expectation } from "../../../types/facts.ts";
import { cleanValue } from "../text/outcome.ts";

const COMES =
  "(?:(?:comes?|came|gets?|got) (?:back|out)(?: as)?|returns?|returned|returning|gives?(?: back)?|gave|gets?|is|are|becomes?|turns? into|ends? up(?: as)?|results? in|yields?|evaluates? to)";
const WISH = /\b(?:should|must|ought|expect\w*|instead|rather|not|never|n't|want\w*|would)\b/i;

/**
 * “Dates with this offset come back as None” above `parse(…)  # None`: the title of a bug tells what comes now, so that the value
 * that a comment shows without a word is no wish. Pure.
 */
export function shownWrong(expectations: readonly Expectation[], title: string): Expectation[] {
  if (WISH.test(title)) return [...expectations];
  return expectations.map((one) => {
    const value = one.bare === true && one.expected !== null ? (cleanValue(one.expected) ?? "") : "";
    if (value === "" || value.length > 80) return one;
    const told = new RegExp(`\\b${COMES} (?:an? |just |always )?[\`"'“]?${escapePattern(value)}[\`"'”]?(?![\\w.(])`, "i");
    if (!told.test(title)) return one;
    const { bare: _, ...rest } = one;
    return { ...rest, expected: null, actual: one.expected };
  });
}
