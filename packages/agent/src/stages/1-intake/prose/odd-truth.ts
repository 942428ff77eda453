import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { guess } from "../items/guess-readings.ts";
import { OTHER_TRUTH } from "./other-truth.ts";
import { CALL } from "../text/prose-patterns.ts";
import { expressionOf } from "./statements.ts";

const LONGEST = 4000;
const MOST = 4;
/** “`is_due(3)` for fun, and it's `True`” */
const TOLD = new RegExp(
  `(${CALL})(?: [^\`.;!?\\n]{1,60}?)?,? ?(?:and|but|which|–|—|-|:)? ?(?:(?:it|that|this|the (?:answer|result))(?:['’]s| is| was)|is|was|(?:I|we) (?:get|got)|(?:it |that )?(?:gives?|gave|returns?|returned|says?|said|answers?|answered)) (?:also |even |still |simply |just )?\`?(true|false|True|False)\`?(?!\\w)`,
  "g",
);
/** Who says so of an answer wonders about it. */
const WONDERS =
  /\b(?:for fun|of all (?:things|days|places)|though|although|even (?:for|on|with|in)|odd(?:ly)?|strange(?:ly)?|funn(?:y|ily)|surpris\w+|weird(?:ly)?|somehow|apparently|to my \w+|(?:which|that) (?:makes no sense|cannot be|can['’]t be|is nonsense)|why)\b|\?!|!\?/i;
const IS_FINE =
  /\b(?:right|correct|fine|ok(?:ay)?|good|as (?:it should|expected|documented|wished)|works?|expected|should|must|want\w*|rightly)\b/i;

/**
 * “I also tried `rule.is_due(day)` for fun, and it's `True`”: an answer that somebody wonders about is the wrong one of two. Only
 * where the sentence does not find it right or wish for something, and nothing else does of that call; what comes now must be what
 * it says. Pure.
 */
export function oddTruth(prose: readonly ProseLine[], stated: readonly Expectation[]): Expectation[] {
  const known = new Set(stated.flatMap(({ expression, expected }) => (expected === null ? [] : [expression])));
  return prose
    .slice(0, 300)
    .flatMap(({ text }) =>
      withoutMarks(text)
        .slice(0, LONGEST)
        .split(/(?<=[.!?])\s+(?=[A-Z`])/),
    )
    .flatMap((sentence): Expectation[] => {
      const words = sentence.replaceAll(/`[^`]*`/g, "``");
      if (!WONDERS.test(words) || IS_FINE.test(words)) return [];
      const [first, ...others] = [...sentence.matchAll(TOLD)];
      const expression = expressionOf(first?.[1]);
      const expected = OTHER_TRUTH.get(first?.[2] ?? "");
      if (
        others.length > 0 ||
        expression === null ||
        expected === undefined ||
        !expression.includes("(") ||
        known.has(expression)
      )
        return [];
      return [guess({ expression, expected, actual: first?.[2] ?? null })];
    })
    .slice(0, MOST);
}
