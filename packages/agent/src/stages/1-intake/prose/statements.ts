import type { Expectation } from "../../../types/facts.ts";
import { closingIndex } from "../text/balanced.ts";
import { cleanValue, TYPE, VALUE } from "../text/outcome.ts";
import {
  AS_DOES,
  CALL,
  FINE_CALL,
  GIVES,
  LIKEWISE,
  OF_VARIABLE,
  ORDINAL,
  ORDINAL_BEHIND,
  ORDINALS,
  PATTERNS,
  PLAIN,
  ROUND_TRIP,
  SAME_WAY,
  SHOULD_ONLY,
  SO_THAT,
  THROWS,
} from "../text/prose-patterns.ts";
import { sideOf } from "../text/side.ts";

export const CALL_ANYWHERE = new RegExp(CALL, "g");
const WORD = /^(?:true|false|null|undefined|None|NaN)$/i;
/** A value that is written as code, and no word of the sentence. */
const WRITTEN = /^(?:[`"'“[{(\d-]|(?:true|false|null|undefined|None|NaN)$)/i;
const ALSO_WISHED = /^\s*(?:,|and|, and)\s+(?:[`"'[{]|-?\d)/;
const ERROR_NAME = /^`?([A-Z]\w*(?:Error|Exception))`?$/;
/** What another release did, or what a right call does, is what should be. */
const WAS_RIGHT =
  /\b(?:with|in|on|until|before|up to) (?:v|version )?\d+(?:\.\d+)+\b.*\b(?:returned|gave|was|printed|did)\b|\bused to (?:be|return|give|print)\b|\b(?:previously|formerly)\b/i;
const IS_FINE =
  /\b(?:works|(?:is|are) (?:already )?(?:right|correct|fine)|(?:comes?|came) out (?:right|unchanged)|as (?:it )?should|(?:is|are|stays?) unchanged)\b/i;
/** “`f(1)` → `2`, ok” */
const FINE_BEHIND = new RegExp(
  `^[^\`]*(\`[^\`\\n]{1,200}\`)\\s*(?:→|-+>|=+>|${GIVES})\\s*(${VALUE}),? (?:which is |that's |and that is )?(?:very |all )?(?:ok(?:ay)?|fine|correct|right|good|nice)(?=[.!,;)]|$)`,
  "i",
);
const DOUBTS =
  /\b(?:not|n't|instead|but|wrong|should(?! *[:,.]|$)|expect\w*|except|only|never|still (?!works?|right|correct|fine|ok|the same|as))\b/i;

function isCallLike(text: string): boolean {
  return (
    !/^[{"'\d]/.test(text) &&
    /[\w$\])]\s*[([]|\w\.\w/.test(text) &&
    !/^[\w/.-]+\.(?:js|ts|py|json|md|jsx|tsx|txt|ya?ml|toml)$/.test(text)
  );
}

export function expressionOf(text: string | undefined): string | null {
  const value = text?.replace(/^`+|`+$/g, "").trim();
  return value && isCallLike(value) && !ERROR_TOLD.test(value) ? value : null;
}

/** “TypeError: list.reduce is not a function” reads like code. */
const ERROR_TOLD = /^(?:[A-Z]\w{0,60})?(?:Error|Exception): /;

/** Code whose value can be asked: a call, or a comparison. */
function questionOf(text: string | undefined): string | null {
  const value = text?.replace(/^`+|`+$/g, "").trim() ?? "";
  return expressionOf(value) ?? (/^[\w.[\]]+ (?:[<>]=?|[=!]==?|in) [\w.[\]]+$/.test(value) ? value : null);
}

/** The call that a sentence is about: the last one before `until`, or none. */
function callBefore(sentence: string, until: number): string | null {
  const calls = [...sentence.slice(0, until).matchAll(CALL_ANYWHERE)]
    .map((match) => expressionOf(match[0]))
    .filter((one) => one !== null);
  return calls.at(-1) ?? null;
}

/** The call that “the second” means in a sentence, before `at` or right behind what matched there. */
function callByOrdinal(sentence: string, at: number, shown: readonly string[]): string | null {
  const before = [...sentence.matchAll(ORDINAL)].findLast((match) => match.index <= at)?.[1];
  const word = (before ?? ORDINAL_BEHIND.exec(sentence.slice(at))?.[1])?.toLowerCase();
  if (word === undefined || shown.length < 2) return null;
  return (word === "last" ? shown.at(-1) : shown[ORDINALS.indexOf(word)]) ?? null;
}

const ORDINAL_GIVES = new RegExp(
  `\\bthe (?:first|second|third|fourth|fifth|last)(?: (?:one|call|line|time))?,? (?:now |then |still |also )?(?:gives?|returns?|prints?|says|shows|answers) (${VALUE})`,
  "i",
);

/** “The second gives `2`”: what one of the calls above gives now. */
export function fromOrdinalGiven(sentence: string, shown: readonly string[]): Expectation | null {
  const found = ORDINAL_GIVES.exec(sentence);
  const actual = cleanValue(found?.[1]);
  const expression = found === null || actual === null ? null : callByOrdinal(sentence, found.index, shown);
  return expression === null || /\b(?:should|expect|want|must|ought|right|correct)/i.test(sentence)
    ? null
    : prose({ expression, actual });
}

/** “I expected `f(1)` to raise X”, “`f(1)` raises X, as it should”: what is thrown is right. */
function isWanted(sentence: string, found: RegExpExecArray): boolean {
  const before = sentence.slice(0, found.index);
  const after = sentence.slice(found.index + (found[3] ?? "").length);
  return (
    /\b(?:expect(?:ed|s|ing)?|want(?:ed)?|ought)\b(?!.*\b(?:but|instead|yet)\b)[^.;]*\bto\s+$/i.test(before) ||
    /\b(?:like|want|wish|need|expect)\w*\b[^.;]*\bthat\s+`?[^`]*`?\s*$/i.test(before) ||
    /\b(?:as (?:it )?(?:should|must)|as expected|correctly|rightly|as intended)\b/i.test(`${before.slice(-40)} ${after}`) ||
    IS_WISHED.test(after)
  );
}

/** “a `ValueError` is what it should raise”. */
const WISHED_ERROR = new RegExp(
  `${TYPE} (?:is|would be) what (?:it|that|this|one|the \\w+) (?:should|must|ought to) (?:raise|throw)`,
  "i",
);
const IS_WISHED =
  /^[`\s]*(?:is|was) what (?:it|that|this|one) (?:should|must|ought to)\b|^[`\s]*(?:is|would be) (?:expected|right|correct)\b/i;

function prose(part: Partial<Expectation>): Expectation {
  return { expression: null, expected: null, actual: null, throws: null, origin: "prose", snippet: null, ...part };
}

export function throwing(sentence: string, heading: string): Expectation | null {
  const wished = WISHED_ERROR.exec(sentence);
  if (wished !== null) {
    const type = wished[1]?.split(".").at(-1) ?? null;
    return prose({ expression: callBefore(sentence, wished.index), throws: { which: "expected", type, message: null } });
  }
  const found = THROWS.exec(sentence);
  if (!found) return null;
  const [, negated, obliged, , type, message] = found;
  const expected =
    obliged !== undefined
      ? (!negated && !/instead of/i.test(obliged)) || /instead of/i.test(obliged)
      : negated !== undefined && !/should(?:n't| not)/i.test(sentence.slice(0, found.index + found[0].length));
  // “should still be refused” is so already.
  if (/\b(?:should|must|ought to|has to) still\b/i.test(sentence)) return null;
  const wanted = expected || (!negated && (isWanted(sentence, found) || sideOf(heading) === "expected"));
  const expression =
    callBefore(sentence, found.index) ??
    expressionOf(new RegExp(`(?:calling|on|for|when|with)\\s+(${CALL})`, "i").exec(sentence)?.[1]);
  const which = wanted ? "expected" : "actual";
  return prose({ expression, throws: { which, type: type?.split(".").at(-1) ?? null, message: cleanValue(message) } });
}

/** An error's name as the expected value means that it should be thrown. */
function wanting(expected: string | null): Partial<Expectation> {
  const error = ERROR_NAME.exec(expected ?? "")?.[1];
  return error === undefined ? { expected } : { throws: { which: "expected", type: error, message: null } };
}

/** “`decode(encode(text))` should be the text”: what goes in should come out. */
export function fromRoundTrip(sentence: string): Expectation | null {
  const match = ROUND_TRIP.exec(sentence);
  const expression = expressionOf(match?.[1]);
  const name = match?.[2] ?? "";
  const isArgument = new RegExp(`[(,]\\s*${name}\\s*[,)]`).test(expression ?? "");
  return expression !== null && isArgument ? prose({ expression, expected: name }) : null;
}

const placed = new Map<RegExp, RegExp>();

/** The same pattern, telling where its groups stand. */
function withPlaces(pattern: RegExp): RegExp {
  let same = placed.get(pattern);
  if (same === undefined) placed.set(pattern, (same = new RegExp(pattern.source, `${pattern.flags}d`)));
  return same;
}

/** `[[3], [3]]` up to the bracket that closes it, which no pattern can count. */
function wholeValue(sentence: string, match: RegExpExecArray, group: number): string | undefined {
  const text = match[group];
  const [start] = match.indices?.[group] ?? [];
  if (start === undefined || text === undefined || !/^[[{(]/.test(text)) return text;
  const end = closingIndex(sentence, start);
  return end === null ? text : sentence.slice(start, end);
}

/** Two values of one call, or what it should give. */
export function fromPatterns(sentence: string, above: readonly string[]): Expectation | null {
  for (const { pattern, ...groups } of PATTERNS) {
    const match = withPlaces(pattern).exec(sentence);
    if (match === null || (groups.expression !== null && questionOf(match[groups.expression]) === null)) continue;
    const pick = (group: number | null): string | null =>
      group === null ? null : cleanValue(wholeValue(sentence, match, group));
    const [expected, actual] = [pick(groups.expected), pick(groups.actual)];
    if ((expected === null && actual === null) || /^(?:rais|throw)ing$/.test(expected ?? "")) return null;
    const expression =
      groups.expression === null
        ? (callBefore(sentence, match.index) ?? callByOrdinal(sentence, match.index, above))
        : questionOf(match[groups.expression]);
    return prose({ expression, actual, ...wanting(expected) });
  }
  return null;
}

/** “`g(2)` is `false` as well”: where one word says what should be, it is the same for both calls. */
export function sameWay(sentence: string, before: Expectation | undefined): Expectation | null {
  const match = SAME_WAY.test(sentence.replace(/`[^`]*`/g, "")) ? FINE_CALL.exec(sentence) : null;
  const expression = expressionOf(match?.[1]);
  const actual = cleanValue(match?.[2]);
  const expected = before?.expected ?? null;
  if (expression === null || actual === null || expected === null || before?.actual === null) return null;
  return WORD.test(expected) && actual !== expected ? prose({ expression, expected, actual }) : null;
}

function isFine(sentence: string): boolean {
  return IS_FINE.test(sentence) && !DOUBTS.test(sentence.replace(/`[^`]*`/g, ""));
}

/** “With `f(1)` and `f(2)` the result is right”: what they give must stay. */
export function fromPraise(sentence: string): Expectation[] {
  if (!isFine(sentence)) return [];
  const calls = [...sentence.matchAll(CALL_ANYWHERE)].map((match) => expressionOf(match[0]));
  return calls.flatMap((call) => (call !== null && /\([^)]/.test(call) ? [prose({ expression: call, fine: true })] : []));
}

/** “It should be zero, as `g` does: `g(1)` is `0`”: the other one is right. */
export function fromComparison(sentence: string): Expectation[] {
  const match = AS_DOES.exec(sentence);
  const expression = expressionOf(match?.[1]);
  const expected = cleanValue(match?.[2]);
  return expression === null || expected === null ? [] : [prose({ expression, expected })];
}

/** What a call gives; whether that is right, the words around tell. */
export function fromPlain(sentence: string, heading: string): Expectation[] {
  const approved = FINE_BEHIND.exec(sentence);
  const fine = approved !== null || isFine(sentence);
  const match = approved ?? (fine ? FINE_CALL : PLAIN).exec(sentence);
  const expression = expressionOf(match?.[1]);
  const value = cleanValue(match?.[2]);
  if (expression === null || value === null || (fine && !WRITTEN.test(match?.[2] ?? ""))) return [];
  const side = fine || WAS_RIGHT.test(sentence) ? "expected" : (sideOf(heading) ?? "actual");
  const likewise = expressionOf(LIKEWISE.exec(sentence)?.[1]);
  return [expression, ...(likewise === null ? [] : [likewise])].map((call) => prose({ expression: call, [side]: value }));
}

export function fromShould(sentence: string, above: readonly string[]): Expectation | null {
  const should = withPlaces(SHOULD_ONLY).exec(sentence);
  const value = should === null ? null : cleanValue(wholeValue(sentence, should, 1));
  if (should === null || value === null || !/[`"'[{\d]|\bzero$|\bempty [a-z]+$/.test(should[1] ?? "")) return null;
  const at = should.index;
  // “JSONDecodeError: Expecting ',' delimiter” is what the error says.
  if (/(?:Error|Exception): $/.test(sentence.slice(0, at))) return null;
  // Of several wishes each is said of a call of its own.
  if (above.length > 1 && ALSO_WISHED.test(sentence.slice(at + should[0].length))) return null;
  const ordinal = callByOrdinal(sentence, at, above);
  // One line of what comes out is not the whole.
  if (ordinal === null && /\bthe \w+ line\b/i.test(sentence.slice(0, at))) return null;
  return prose({ expression: callBefore(sentence, at) ?? ordinal, ...wanting(value) });
}

/** “`seen` should be `['a']`” of a variable that block `home` makes: what it is in the end. */
export function fromVariable(sentence: string, variables: readonly string[], home: number | null): Expectation | null {
  const match = OF_VARIABLE.exec(sentence);
  const [, name = "", should, held] = match ?? [];
  const expected = cleanValue(should ?? held);
  if (match === null || expected === null || home === null || !variables.includes(name)) return null;
  if (!/[`"'[{\d]|\b(?:zero|empty|true|false|null|undefined|None|True|False)\b/.test(should ?? held ?? "")) return null;
  return prose({ expression: name, expected, snippet: home });
}

/** “I expected that to be accepted, so that `f(1)` is `2`”: it holds after the code of block `home`. */
export function fromConsequence(sentence: string, home: number | null): Expectation[] {
  const from = /\bexpect\w*\b.*?\bso that\b/i.exec(sentence);
  if (from === null) return [];
  return [...sentence.slice(from.index + from[0].length).matchAll(SO_THAT)].flatMap((match) => {
    const expression = questionOf(match[1]);
    const expected = cleanValue(match[2]);
    return expression === null || expected === null ? [] : [prose({ expression, expected, snippet: home })];
  });
}
