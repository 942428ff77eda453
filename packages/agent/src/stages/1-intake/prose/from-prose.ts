import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { PRAISING, TELLING } from "../text/prose-patterns.ts";
import {
  CALL_ANYWHERE,
  expressionOf,
  fromComparison,
  fromConsequence,
  fromOrdinalGiven,
  fromPatterns,
  fromPlain,
  fromPraise,
  fromRoundTrip,
  fromShould,
  fromVariable,
  sameWay,
  throwing,
} from "./statements.ts";
import { kindOf } from "../text/value-kinds.ts";
import { asListed } from "./several-quoted.ts";

/** Calls of the sentences before that a value may belong to. */
const MOST_NEAR = 3;

const LATER = /^[`)]*,? (?:after (?:that|it|this)|afterwards|then|next|later)\b/i;

/** What a block of the text has to do with the prose around it. */
export interface Shown {
  /** It holds code or a session. */
  code: boolean;
  /** The calls whose values it shows, in order. */
  calls: readonly string[];
  /** Variables that it makes. */
  variables: readonly string[];
}

/** Code stays as it is. */
function withPlainWish(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/\bought to\b/g, "should").replace(/\bOught to\b/g, "Should")))
    .join("");
}

const NEXT_SENTENCE =
  /(?<=[.!?])(?<!\b(?:i\.e|e\.g)\.)\s+(?=[A-Z`"(])|[,;] (?:and|while) (?=`[^`]{1,400}` (?:should|must|returns?|gives?|is|raises?|throws?)\b)/;
/** “throws a TypeError, but it should return `3`”: what comes after it is a wish as a sentence of its own would be. */
const WISH_BEHIND_ERROR =
  /(?<=\b(?:throws?|raises?|fails? with|crashes with|dies with) (?:an? |the |with )?(?:uncaught )?`?[A-Za-z]\w{0,60}(?:Error|Exception)\b(?:[:(][^`\n]{0,300})?`?),? (?:but|and|while|whereas|where|although) (?=(?:it |this |that |the call )?(?:should|must|has to|needs to) (?:return|give|be|yield|print|produce|equal)\b)/;

/** Sentences, and the parts of one that each name a call of their own or a wish beside an error. */
function sentencesOf(text: string): string[] {
  return withPlainWish(text)
    .split(NEXT_SENTENCE)
    .flatMap((sentence) => sentence.split(WISH_BEHIND_ERROR))
    .slice(0, 100);
}

interface Place {
  heading: string;
  /** The calls that the block right above shows. */
  above: readonly string[];
  /** Index of the nearest block of code above. */
  home: number | null;
  /** What that block makes. */
  variables: readonly string[];
}

/** What one sentence states; a reading that is sure leaves no room for one that is less so. */
function readSentence(sentence: string, place: Place, before: Expectation | undefined): Expectation[] {
  const { heading, above, home } = place;
  const ofVariable = fromVariable(sentence, place.variables, home);
  if (ofVariable !== null) return [ofVariable];
  const thrown = throwing(sentence, heading);
  const consequences = fromConsequence(sentence, home);
  const value = consequences.length > 0 ? null : (fromRoundTrip(sentence) ?? fromPatterns(sentence, above));
  const told = value === null ? consequences : [value, ...fromComparison(sentence)];
  if (thrown !== null) return [...told.map((one) => insteadOf(one, thrown)), thrown];
  if (told.length > 0) return told;
  const same = sameWay(sentence, before);
  if (same !== null) return [same];
  const given = fromOrdinalGiven(sentence, above);
  if (given !== null) return [given];
  const plain = fromPlain(sentence, heading);
  if (plain.length > 0) return plain;
  const should = fromShould(sentence, above);
  return should === null ? fromPraise(sentence) : [should, ...fromComparison(sentence)];
}

/** “`f(1)` should be 2 but throws E”: what is thrown is what happens now, in place of the value. */
function insteadOf(one: Expectation, thrown: Expectation): Expectation {
  const isOfCall = thrown.expression === null || thrown.expression === one.expression;
  const lacks = one.expected !== null && one.actual === null && one.throws === null;
  return isOfCall && lacks && thrown.throws?.which === "actual" ? { ...one, throws: thrown.throws } : one;
}

/** “`f(1)` gives `2`. It should be `3`”: said of the call that was just named. */
function isOtherSide(before: Expectation, one: Expectation): boolean {
  const lacks = before.expected === null && one.actual === null && one.throws === null && one.expected !== null;
  // “`f(1)` throws a TypeError. It should return `3`”.
  if (before.throws !== null) return lacks && before.throws.which === "actual";
  return lacks && before.actual !== null && kindOf(before.actual) === kindOf(one.expected ?? "");
}

/** What is said of “the second” is said of that call behind what the block does before. */
function ofBlock(one: Expectation, { above, home }: Place): Expectation {
  const isAbove = one.expression !== null && one.snippet === null && above.includes(one.expression);
  return isAbove ? { ...one, snippet: home } : one;
}

/** “and `a.next()` after that should give `2`”: said of the call behind all that the block does. */
function afterIt(sentence: string, one: Expectation, { home }: Place): Expectation {
  const at = one.expression === null || home === null ? -1 : sentence.indexOf(one.expression);
  if (at === -1 || !LATER.test(sentence.slice(at + (one.expression ?? "").length))) return one;
  return { ...one, snippet: home, after: true };
}

/** A value that names no call may belong to one that was named shortly before; with several, or beside code, that is a guess. */
function withCalls(
  one: Expectation,
  calls: readonly string[],
  home: number | null,
  before: Expectation | undefined,
): Expectation[] {
  const [only, ...more] = calls;
  if (one.expression !== null) return [one];
  if (before !== undefined && before.expression === only && isOtherSide(before, one))
    return [{ ...one, expression: before.expression, actual: before.actual, throws: before.throws }];
  if (home === null && only !== undefined && more.length === 0) return [{ ...one, expression: only }];
  return [...calls.map((expression) => ({ ...one, expression, guessed: true as const })), { ...one, snippet: home }];
}

/** “First must give `1`, and second must give `2`”: of which call a value is, its number says. */
function isOfSeveral(sentence: string, { expression }: Expectation): boolean {
  return (
    expression === null &&
    /\bfirst (?:\w+ )?(?:must|should|has to|ought to) .*\bsecond (?:\w+ )?(?:must|should|has to|ought to|`)/i.test(sentence)
  );
}

/**
 * Expectations that sentences state: “`f(1)` returns 2 instead of 3”, “should return X but returns Y”, “throws TypeError: …”.
 * `shown`: what each block holds.
 */
export function fromProse(lines: readonly ProseLine[], shown: readonly Shown[]): Expectation[] {
  const found: Expectation[] = [];
  const whole = lines
    .slice(0, 200)
    .map(({ text }) => text.slice(0, 500))
    .join("\n");
  let calls: string[] = [];
  let after = 0;
  for (const line of lines) {
    if (found.length >= 100) break;
    if (line.after !== after) calls = [];
    after = line.after;
    const above = shown[line.after - 1]?.calls ?? [];
    const last = shown.slice(0, line.after).findLastIndex((block) => block.code);
    const place: Place = {
      heading: line.heading,
      above,
      home: last === -1 ? null : last,
      variables: shown[last]?.variables ?? [],
    };
    for (const sentence of sentencesOf(withoutMarks(line.text).slice(0, 2000))) {
      if (TELLING.test(sentence) || PRAISING.test(sentence))
        for (const one of readSentence(sentence, place, found.at(-1))
          .filter((read) => !isOfSeveral(sentence, read))
          .map((read) => asListed(sentence, whole, read)))
          found.push(...withCalls(afterIt(sentence, ofBlock(one, place), place), calls, place.home, found.at(-1)));
      for (const match of sentence.matchAll(CALL_ANYWHERE)) {
        const call = expressionOf(match[0]);
        if (call !== null && !/^[A-Za-z_$][\w$]* = (?!=)/.test(call))
          calls = [call, ...calls.filter((one) => one !== call)].slice(0, MOST_NEAR);
      }
    }
  }
  return found;
}
