import type { Expectation } from "../../types/facts.ts";
import { withoutMarks, type ProseLine } from "./blocks.ts";
import { itemsIn } from "./inline-items.ts";

const MOST_LINES = 200;
/** What stands behind these is what a call gives, though it may be written as a call: `Decimal('6')`. */
const SHOWS = /(?:→|=>|->|=|\b(?:returns?|gives?|gets?|got|prints?|is|be|of|expected|actual):?)\s*`*$/i;

/** “Expected: 3”, “Actual: 4” in a text without code but for one call in its sentences: they are said of that call. */
export function ofOnlyCall(stated: readonly Expectation[], prose: readonly ProseLine[]): Expectation[] {
  const loose = stated.filter(
    ({ origin, expression, expected }) => origin === "labels" && expression === null && expected !== null,
  );
  if (loose.length === 0) return [];
  const calls = new Set(
    prose.slice(0, MOST_LINES).flatMap((line) => {
      const text = withoutMarks(line.text).slice(0, 2000);
      return itemsIn(text)
        .filter(({ kind, ticked, start }) => kind === "call" && ticked && !SHOWS.test(text.slice(Math.max(0, start - 20), start)))
        .map((item) => item.text);
    }),
  );
  const [only, ...more] = calls;
  if (only === undefined || more.length > 0) return [];
  const gives = stated.find(({ expression, expected, actual }) => expression === only && expected === null && actual !== null);
  return loose.map((one) => ({ ...one, expression: only, actual: one.actual ?? gives?.actual ?? null }));
}
