import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { OTHER_TRUTH } from "./other-truth.ts";
import { expressionOf } from "./statements.ts";

const GIVES = "(?:is|gives|returns|yields|says|answers|comes out as|prints|evaluates to|→|->|=>)";
const JUDGED =
  "(?:good|fine|ok(?:ay)?|right|correct|as (?:it should(?: be)?|expected|documented)|which is (?:right|correct|fine|good|ok(?:ay)?)|rightly(?: so)?|that's (?:right|correct|fine|good|ok(?:ay)?))";
const CALL = "`([^`\\n]{1,300}\\))`";
const TRUTH = "`?(true|false|True|False)`?";
const BUT = "(?:yet|but|however|whereas|while|though|although)";
/** “`f(a)` is `false`, good, yet `f(b)` is `true`” */
const CONTRAST = new RegExp(
  `${CALL} (?:(?:rightly|correctly|still|now) )?${GIVES} ${TRUTH}[,;]? (?:\\(|[–—-] )?${JUDGED}[!)]?[,;.:]? (?:[–—-] )?${BUT},? (?:then |now |for some reason )?${CALL} (?:(?:still|also|now|suddenly) )?${GIVES} ${TRUTH}(.{0,60})`,
  "gi",
);
/** “`f(a)` correctly gives `false`, but `f(b)` gives `true`” */
const ADVERB = new RegExp(
  `${CALL} (?:rightly|correctly) ${GIVES} ${TRUTH}[,;]? ${BUT},? (?:then |now |for some reason )?${CALL} (?:(?:still|also|now|suddenly) )?${GIVES} ${TRUTH}(.{0,60})`,
  "gi",
);
/** Of the second one too somebody says that it is right, or what it should be. */
const SETTLED =
  /^[,;]? (?:\(|[–—-] )?(?:good|fine|ok|okay|right|correct|as (?:it should|expected)|too,? (?:fine|right)|which is (?:right|correct|fine))\b/i;
const LONGEST = 4000;

/** Of two calls that are true or false and set against each other the one that nobody finds right is wrong. Pure. */
export function judgedCalls(prose: readonly ProseLine[]): Expectation[] {
  return prose.slice(0, 300).flatMap(({ text: raw }) => {
    const text = withoutMarks(raw).slice(0, LONGEST);
    return [...text.matchAll(CONTRAST), ...text.matchAll(ADVERB)].flatMap(
      ([, , , call, now = "", behind = ""]): Expectation[] => {
        const expression = expressionOf(`\`${call}\``);
        const expected = OTHER_TRUTH.get(now);
        if (expression === null || expected === undefined || SETTLED.test(behind)) return [];
        return [{ expression, expected, actual: now, throws: null, origin: "prose", snippet: null }];
      },
    );
  });
}
