import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { itemsIn } from "../items/inline-items.ts";
import { cleanValue, VALUE } from "../text/outcome.ts";

const WISH = /\b(?:expect(?:ed|ing)?|hop(?:ed|ing)(?: for)?|should(?: have)?|want(?:ed)?|ought|need|(?:I|we)'d like)\b/i;
const PAIR = new RegExp(`\`([A-Za-z_$][\\w$]*)\`,? (?:(?:to be|should be|must be|being|as|=|of) )?(${VALUE})`, "g");
/** “`last` equal to `' Pont'`” */
const TOLD = new RegExp(`\`([A-Za-z_]\\w*)\` (?:is|was|equals?|equal to|as|being|has) (?:equal to )?(?:${VALUE})`, "g");
const MOST = 8;
const LONGEST = 4000;

/** “the last name should be `'du Pont'`”, where `last` and `middle` were told of. */
function namedAgain(text: string): RegExp[] {
  const names = [...text.matchAll(TOLD)].map(([, name = ""]) => name);
  if (names.length < 2) return [];
  return [new RegExp(`\\b(${names.join("|")})(?: \\w+){0,2}? (?:(?:should be|to be|must be) )?(\`[^\`\\n]{1,200}\`)`, "g")];
}

const ONE = new RegExp(
  `\`([A-Za-z_$][\\w$]*)\` (?:should|must|ought to|has to|to) (?:still |then )?be (?:just |only |simply |plainly )?(${VALUE})`,
  "g",
);

/** “`f(1)` → `_` is `[1]`, but I'd like `_` to be just `[]`”: one member, of which is told what it is now, of the call before it. */
function oneMember(text: string): Expectation[] {
  const calls = itemsIn(text).filter(({ kind, text: call, ticked }) => kind === "call" && ticked && call.endsWith(")"));
  return [...text.matchAll(ONE)].flatMap((match): Expectation[] => {
    const [, name = "", value] = match;
    const before = text.slice(0, match.index);
    const call = calls.findLast(({ end }) => end <= match.index);
    const expected = cleanValue(value);
    const isTold = before.slice(call?.end ?? 0).includes(`\`${name}\` is`) || name === "_";
    if (call === undefined || expected === null || !isTold) return [];
    const expression = `${call.text}.${name}`;
    return [{ expression, expected, actual: null, throws: null, origin: "prose", snippet: null }];
  });
}

/**
 * “… gives an object with `start` 9. I was expecting `start` 6, `body` to be `"ok"`”: what is wished for of several members of
 * what the one call of a paragraph gives. Pure.
 */
export function membersWished(prose: readonly ProseLine[]): Expectation[] {
  return prose.slice(0, 300).flatMap(({ text: raw }): Expectation[] => {
    const text = withoutMarks(raw).slice(0, LONGEST);
    const wishes = text.split(/(?<=[.!?])\s+(?=[A-Z`])/).flatMap((sentence) => {
      const at = WISH.exec(sentence)?.index;
      return at === undefined ? [] : [{ sentence, behind: sentence.slice(at) }];
    });
    if (wishes.length === 0) return [];
    const one = oneMember(text);
    if (one.length > 0) return one;
    const calls = new Set(
      itemsIn(text)
        .filter(({ kind, text: call }) => kind === "call" && call.endsWith(")"))
        .map((item) => item.text),
    );
    const [expression, ...others] = calls;
    if (expression === undefined || others.length > 0) return [];
    const pairs = new Map(
      wishes
        .flatMap(({ sentence, behind }) => [
          ...behind.matchAll(PAIR),
          ...namedAgain(text).flatMap((pattern) => [...sentence.matchAll(pattern)]),
        ])
        .flatMap(([, name = "", value]) => {
          const expected = cleanValue(value);
          return expected === null ? [] : [[name, expected] as const];
        }),
    );
    if (pairs.size < 2) return [];
    return [...pairs].slice(0, MOST).map(([name, expected]) => ({
      expression: `${expression}.${name}`,
      expected,
      actual: null,
      throws: null,
      origin: "prose",
      snippet: null,
    }));
  });
}
