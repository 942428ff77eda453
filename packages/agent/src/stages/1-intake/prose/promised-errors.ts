import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { itemsIn, type Item } from "../items/inline-items.ts";

const LONGEST = 20_000;
const MOST = 4;
const TYPE = "`?([A-Z]\\w{0,60}(?:Error|Exception))`?(?!\\w)";
const WHERE_TOLD = "(?:docs?|docstring|documentation|readme|manual|help|spec(?:ification)?|comment|changelog|signature)";
/** “doesn't the docstring promise a ValueError for that?”, “the README speaks of a `KeyError`” */
const PROMISED = new RegExp(
  `\\b${WHERE_TOLD}\\b([^.?!\\n]{0,60}?)\\b(?:promis\\w+|sa(?:y|ys|id)|stat(?:e|es|ed)|claim\\w*|lists?|speaks? of|mentions?|documents?|names?|announces?)\\b([^.?!\\n\`]{0,40}?)${TYPE}`,
  "gi",
);
/** “Shouldn't that be a ValueError?”, “it should be refused with a KeyError”, “I'd have hoped for a ValueError” */
const OBLIGED = new RegExp(
  `\\b(?:(?:should|must|ought to)(?:n['’]t)?(?: (?:that|this|it|there|they|these|the call))?(?: not)?(?: rather| really| just)? (?:be|raise|throw|give|get|end (?:in|with)|fail with|be (?:refused|rejected|answered) with)|supposed to (?:be|raise|throw)|(?:would|'d) (?:have )?(?:expect(?:ed)?|like(?:d)?|hoped for|prefer(?:red)?)|(?:had|have|was|were) (?:expect(?:ed|ing)|hop(?:ed|ing) for)|(?:I|we) (?:expect(?:ed)?|want(?:ed)?|hoped for))()( (?:it to raise )?(?:an? |the |such an? )?(?:plain |clear |proper )?)${TYPE}`,
  "gi",
);
const DENIED = /\b(?:nothing|no|not|never|without|instead of|rather than)\b/i;
/** That a call does not come back; behind the call itself. */
const HANGS =
  /^`{0,2},?(?: [^\s`.;?!]{1,20}){0,4}? (?:(?:has|have) been running|(?:is|was|keeps?|kept)(?: still)? (?:running|busy|spinning)|runs? (?:and runs|forever|for (?:hours|ages|minutes))|hangs?|freezes|never (?:comes? back|returns?|ends?|finishes|stops?|terminates?)|(?:does|did)(?: not|n['’]t) (?:come back|return|end|finish|stop|terminate)|takes? forever|(?:is|gets?|got) stuck|loops? (?:forever|endlessly))\b/i;

function types(text: string, pattern: RegExp): { type: string; at: number }[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [, between = "", close = "", type = ""] = match;
    return DENIED.test(`${between}${close}`) ? [] : [{ type, at: match.index }];
  });
}

function throwing({ text }: Item, type: string): Expectation {
  const throws = { which: "expected" as const, type, message: null };
  return { expression: text, expected: null, actual: null, throws, origin: "prose", snippet: null };
}

/**
 * “`split(8, [2])` has been running since lunch. Doesn't the docstring promise a ValueError for that?”: of the calls that never
 * come back, whatever else is called beside them. Only where the text names one kind of error, and no trace has it. Pure.
 */
export function promisedErrors(prose: readonly ProseLine[], thrown: ReadonlySet<string>): Expectation[] {
  const text = prose
    .map((line) => withoutMarks(line.text))
    .join(" \n")
    .slice(0, LONGEST);
  if (!/Error|Exception/.test(text)) return [];
  const [first, ...others] = [...types(text, PROMISED), ...types(text, OBLIGED)];
  if (first === undefined || others.some(({ type }) => type !== first.type) || thrown.has(first.type)) return [];
  return itemsIn(text)
    .filter(({ kind, text: call, end }) => kind === "call" && /\([^)]/.test(call) && HANGS.test(text.slice(end, end + 200)))
    .slice(0, MOST)
    .map((call) => throwing(call, first.type));
}
