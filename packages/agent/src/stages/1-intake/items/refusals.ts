import type { Expectation } from "../../../types/facts.ts";
import { guess } from "./guess-readings.ts";
import type { Item } from "./inline-items.ts";

const OBLIGED = "(?:should|must|ought to|has to|have to|needs? to|supposed to|expect(?:ed)?(?: (?:it|that|this|them))? to)";
const REFUSED = new RegExp(
  `\\b${OBLIGED} (?:[a-z]{1,12} ){0,2}(?:reject|refuse|complain|fail|be (?:rejected|refused|an error)|have (?:rejected|refused)|not (?:accept|allow|take|be (?:accepted|allowed|possible)))\\b`,
  "i",
);
/** What is said of a call that goes through. */
const GOES_THROUGH =
  /^`{0,2} (?:(?:now|just|simply|still|happily|quietly|silently|but|it) ){0,2}(?:returns?|gives?|goes through|is (?:accepted|taken|allowed)|accepts?|passes|works|succeeds|raises (?:nothing|no error)|throws (?:nothing|no error)|does(?: not|n't) (?:raise|throw|complain|fail))\b/i;
/** Such a function refuses by what it returns. */
const ANSWERS = /(?:^|\.)_*(?:is|has|can|should|may|valid|check|match|test|accepts?|allows?|supports?|contains?)[A-Z_a-z]*\(/;
const ANSWERED = /^[^.;]{0,30}\b(?:returns?|gives?)\s+`*(?:true|false|none|null|undefined)\b/i;
const WISHED = /^[^.!?]{0,200}\b(?:expect|should|instead|want)/i;
const NEAR = 300;

/** “It should reject that, but `read('x')` gives a box”: the call should raise. A function that answers yes or no says so otherwise. */
export function refusalIn(text: string, items: readonly Item[]): Expectation[] {
  const found = items.find(({ kind, ticked, text: call, start, end }) => {
    const behind = text.slice(end, end + NEAR);
    if (kind !== "call" || !ticked || !GOES_THROUGH.test(behind)) return false;
    if (ANSWERS.test(call) || ANSWERED.test(behind)) return false;
    const own = REFUSED.test(behind);
    return (own || !WISHED.test(behind)) && (own || REFUSED.test(text.slice(Math.max(0, start - NEAR), start)));
  });
  if (found === undefined) return [];
  return [guess({ expression: found.text, throws: { which: "expected", type: null, message: null } })];
}

/** Such a guess says nothing of a language whose functions mostly refuse by what they return. */
export function isRefusal({ guessed, throws }: Expectation): boolean {
  return guessed === true && throws?.which === "expected" && throws.type === null && throws.message === null;
}
