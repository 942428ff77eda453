import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { itemsIn } from "../items/inline-items.ts";

const MOST_LINES = 200;
/** What stands behind these is what a call gives, though it may be written as a call: `Decimal('6')`. */
const SHOWS = /(?:→|=>|->|=|\b(?:returns?|gives?|gets?|got|prints?|(?<!\bcall )is|be|of|expected|actual):?)\s*`*$/i;

/** “Expected: 3”, “Actual: 4” in a text without code but for one call in its sentences: they are said of that call. */
export function ofOnlyCall(stated: readonly Expectation[], prose: readonly ProseLine[]): Expectation[] {
  const loose = stated.filter(
    ({ origin, expression, expected }) => origin === "labels" && expression === null && expected !== null,
  );
  if (loose.length === 0) return [];
  const lines = prose.slice(0, MOST_LINES);
  // The section that says what was done names the call that is meant.
  const done = lines.filter(({ heading }) => DONE.test(heading));
  const own = callsIn(done);
  const calls = own.size === 1 ? own : callsIn(lines);
  const [only, ...more] = calls;
  if (only === undefined || more.length > 0) return [];
  const gives = stated.find(({ expression, expected, actual }) => expression === only && expected === null && actual !== null);
  const told = stated.filter(({ origin, expression, actual }) => origin === "labels" && expression === null && actual !== null);
  const now = own.size === 1 && loose.length === 1 && told.length === 1 ? (told[0]?.actual ?? null) : null;
  return loose.map((one) => ({ ...one, expression: only, actual: one.actual ?? now ?? gives?.actual ?? null }));
}

const DONE = /\b(?:steps|reproduc\w*|did you do|i did|i do|example|code)\b/i;

function callsIn(lines: readonly ProseLine[]): Set<string> {
  return new Set(
    lines.flatMap((line) => {
      const text = withoutMarks(line.text).slice(0, 2000);
      return itemsIn(text)
        .filter(({ kind, ticked, start }) => kind === "call" && ticked && !SHOWS.test(text.slice(Math.max(0, start - 20), start)))
        .map((item) => item.text);
    }),
  );
}
