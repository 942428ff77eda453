import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { cleanValue, TYPE, VALUE } from "../text/outcome.ts";
import { CALL, GIVES } from "../text/prose-patterns.ts";
import { expressionOf } from "./statements.ts";
import { cannotBecome } from "../text/value-kinds.ts";
import { ALSO_NOW, RELEASE_DID, WANTED_WORDS } from "../text/wanted-words.ts";

const LONGEST = 4000;
const MOST = 20;
const READ = new RegExp(
  `(${CALL})(?: (?:[\\w']+ ){0,3}?${GIVES}| ?(?:→|->|=>|:|=)) (?:(?:an? )?${TYPE}|(${VALUE}))(?: here| now| today)?\\s?[,;.:(–—-]{0,2}\\s?(?:but |and |while |whereas |where |though |when )?(?:${WANTED_WORDS}|${RELEASE_DID}) (?=[\`"'“[{(\\d-]|None|True|False|true|false|null|an empty)(${VALUE})`,
  "gi",
);
const ANY = new RegExp(`\\b(?:${WANTED_WORDS}|${RELEASE_DID}) `, "i");

/**
 * “`turn('5', 5)` → IndexError, by hand `'0'`”, “`f(2)` gives 4. The old version gave 3”: the second value is wished for. Pure.
 */
export function fromWantedWords(prose: readonly ProseLine[]): Expectation[] {
  return prose
    .slice(0, 1500)
    .flatMap(({ text }): Expectation[] => {
      const line = withoutMarks(text).slice(0, LONGEST);
      if (!ANY.test(line)) return [];
      return [...line.matchAll(READ)].flatMap((match): Expectation[] => {
        const [whole, call, type, now, wish] = match;
        const expression = expressionOf(call);
        const [actual, expected] = [cleanValue(now), cleanValue(wish)];
        if (expression === null || expected === null || ALSO_NOW.test(line.slice(match.index + whole.length))) return [];
        if (type === undefined && (actual === null || actual === expected || cannotBecome(actual, expected))) return [];
        const throws =
          type === undefined ? null : { which: "actual" as const, type: type.split(".").at(-1) ?? null, message: null };
        return [{ expression, expected, actual: throws === null ? actual : null, throws, origin: "prose", snippet: null }];
      });
    })
    .slice(0, MOST);
}
