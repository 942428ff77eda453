import { shapeOf } from "./edit-shape.ts";
import type { Pool, Proposal, SourceFile } from "./types.ts";

/** Times that an edit is likelier which only takes something away, where the program throws: what it threw at was wanted. */
const TAKES_AWAY_THE_ERROR = 0.6;
/** And which asks whether a value is there, where the error says that none is. */
const ASKS_WHETHER_THERE = 1.8;
/** And which looks at a divisor, or puts something in place of no number, where no number comes. */
const ASKS_FOR_NUMBER = 1.6;
/** And which asks for an entry of its own, where the example names what every object has. */
const ASKS_FOR_OWN = 3;

const NOTHING_THERE = /undefined|null|not iterable|not a function/;
const ABOUT_NOTHING = /\?\.|\?\?|[!=]==? ?(?:null|undefined)|\|\| ?(?:\[\]|\{\}|["']{2}|0)/g;
const ABOUT_NUMBER = /=== 0 \?|\|\| 0|isNaN\(|isFinite\(|=== 0\)|\? 0 :/g;
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** How much likelier an edit is by what the failing example shows. */
export function symptomSays(source: SourceFile, pool: Pool, proposal: Proposal): number {
  const { shown: symptom, issueStrings } = pool;
  const before = source.text.slice(proposal.start, proposal.end);
  const asksMore = (pattern: RegExp): boolean =>
    (proposal.replacement.match(pattern)?.length ?? 0) > (before.match(pattern)?.length ?? 0);
  if (symptom.kind === "exception") {
    const { given, coarse } = shapeOf(source, proposal);
    if (given.length === 0 || coarse.endsWith("→")) return TAKES_AWAY_THE_ERROR;
    return NOTHING_THERE.test(symptom.message ?? "") && asksMore(ABOUT_NOTHING) ? ASKS_WHETHER_THERE : 1;
  }
  if (symptom.kind !== "wrong_value") return 1;
  if (/\bNaN|Infinity\b/.test(symptom.actual ?? "") && asksMore(ABOUT_NUMBER)) return ASKS_FOR_NUMBER;
  return asksMore(/hasOwn/g) && !INHERITED.isDisjointFrom(issueStrings) ? ASKS_FOR_OWN : 1;
}
