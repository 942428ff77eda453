import { sameValue } from "../../../gates/compare-values.ts";
import type { Expectation, IssueFacts } from "../../../types/facts.ts";
import type { TestFailure } from "../../../types/tests.ts";
import { isLike } from "../../1-intake/items/guess-readings.ts";
import { squeezeCode } from "../../1-intake/text/expressions.ts";
import { bareText, cannotBecome, formOf, kindOf } from "../../1-intake/text/value-kinds.ts";
import { sequenceOf, type Told } from "../../1-intake/told/sequence.ts";
import type { ToldCall } from "../../1-intake/told/told.ts";

/** A call that the issue may be about, and how a test ended that asked for its value. */
export interface Asked {
  call: ToldCall;
  failure: TestFailure;
}

/** A call, and a value that may be what it should give. */
export interface Pair {
  asked: Asked;
  /** As written. */
  value: string;
  /** What speaks for it and against it, by name. */
  features: Record<string, number>;
}

const MOST_VALUES = 60;
const LONGEST = 2000;
const WISHES =
  /\b(?:should|expect\w*|want\w*|must|ought|supposed|need|hoped?|hoping|like to|would be|would have|please|right (?:answer|one|value|result)|correct (?:answer|one|value|result)?)\b/i;
const NOW =
  /\b(?:gets?|got|gives?|gave|returns?|returned|prints?|printed|is|was|comes?|came|says?|shows?|yields?|actual\w*|now|instead|currently|today)\b|→|->|=>/i;
const CORRECTLY =
  /\b(?:correctly|rightly|properly|as (?:it should|expected|documented)|still (?:works|gives|says))\b[^.;]{0,30}$/i;
const FINE_BEHIND =
  /^\W{0,3}(?:(?:which|that|and that) (?:is|are|seems?|looks?)(?: also| perfectly)? (?:right|correct|fine|ok(?:ay)?|good|expected)|as (?:it should|expected|it must)|(?:is|are) (?:right|correct|fine|ok)\b|ok(?:ay)?\b|correct\b|fine\b)|^\s*(?:✓|✅|👍|✔)/iu;
const TURNS = /\b(?:instead of|rather than|not|and not|but not|isn't|wasn't)\s*\W{0,3}$/i;
const TURNED = /^\W{0,3}(?:instead\b(?! of)|was expected|would be (?:right|correct|better)|please|is (?:right|correct|what))/i;
const HYPHENS = /(?:→|->|=>|=|:|–|—)\s*$/;

const isCallTo = (text: string, expression: string): boolean => squeezeCode(text) === squeezeCode(expression);

function valueOf({ failure }: Asked): string | null {
  return failure.kind === "assertion" ? failure.actual : null;
}

function nameOf(expression: string): string {
  return /([A-Za-z_$][\w$]*)\s*\(/.exec(expression)?.[1] ?? expression;
}

interface Place {
  at: number;
  told: Told;
}

interface Issue {
  facts: IssueFacts;
  sequence: readonly Told[];
  asked: readonly Asked[];
}

/** Where the call stands: by itself, else the block that it needs. */
function placesOf({ call }: Asked, sequence: readonly Told[]): number[] {
  const itself = sequence.flatMap((told, at) => (told.kind === "call" && isCallTo(told.text, call.expression) ? [at] : []));
  if (itself.length > 0) return itself;
  if (call.snippet !== null) return sequence.flatMap(({ block }, at) => (block === call.snippet ? [at] : []));
  const name = nameOf(call.expression);
  return sequence.flatMap(({ text, kind }, at) => (kind !== "block" && nameOf(text) === name ? [at] : []));
}

function nearest(places: readonly number[], at: number): number | null {
  const costs = places.map((one) => [one, one <= at ? at - one : 2 * (one - at)] as const);
  return costs.toSorted((a, b) => a[1] - b[1])[0]?.[0] ?? null;
}

const yes = (is: boolean): number => (is ? 1 : 0);

function saidBy(one: Expectation, { call }: Asked, value: string): boolean {
  return (
    one.expression !== null && one.expected !== null && isCallTo(one.expression, call.expression) && sameText(one.expected, value)
  );
}

function sameText(one: string, two: string): boolean {
  return squeezeCode(bareText(one)) === squeezeCode(bareText(two));
}

/** How it stands to what the call gives now. */
function besideNow(value: string, now: string | null): Record<string, number> {
  if (now === null) return { throwsNow: 1 };
  const [one, two] = [bareText(value), bareText(now)];
  return {
    sameKind: yes(kindOf(value) === kindOf(now)),
    unable: yes(cannotBecome(now, value)),
    sameForm: yes(formOf(now).length > 2 && formOf(value) === formOf(now)),
    alike: yes(kindOf(now) !== "number" && one.length > 2 && isLike(one, two)),
    longer: yes(one.length > 3 * two.length + 8),
    shorter: yes(two.length > 3 * one.length + 8),
    otherTruth: yes(kindOf(now) === "boolean" && kindOf(value) === "boolean"),
  };
}

/** What is told of other calls is seldom wished of this one. */
function ofOthers(value: string, mine: Asked, { asked, facts }: Issue): Record<string, number> {
  const others = asked.filter((one) => !isCallTo(one.call.expression, mine.call.expression));
  const gives = others.some((one) => valueOf(one) !== null && value.length > 2 && sameValue(value, valueOf(one) ?? ""));
  const wished = facts.expectations.filter(
    (one) => one.expected !== null && one.expression !== null && sameText(one.expected, value) && one.guessed !== true,
  );
  return {
    isOthersValue: yes(gives),
    isOthersWish: yes(wished.length > 0 && !wished.some((one) => isCallTo(one.expression ?? "", mine.call.expression))),
  };
}

function byRules(value: string, asked: Asked, { expectations }: IssueFacts): Record<string, number> {
  const own = expectations.filter((one) => saidBy(one, asked, value));
  const open = expectations.filter((one) => one.expression === null && one.expected !== null && sameText(one.expected, value));
  const now = expectations.some((one) => one.actual !== null && sameText(one.actual, value) && one.expected !== null);
  const isOwn = (one: Expectation): boolean => isCallTo(one.expression ?? "", asked.call.expression);
  const plain = own.some((one) => one.guessed !== true && one.bare !== true);
  const both = own.some((one) => one.actual !== null && valueOf(asked) !== null && sameValue(one.actual, valueOf(asked) ?? ""));
  return {
    ruleStates: yes(plain),
    ruleGuesses: yes(!plain && own.length > 0),
    ruleKnowsNow: yes(both),
    ruleWishesOpen: yes(open.length > 0),
    ruleSaysNow: yes(now),
    ruleStatesOther: yes(
      expectations.some((one) => isOwn(one) && one.expected !== null && one.guessed !== true && !saidBy(one, asked, value)),
    ),
    ruleGuessesOther: yes(
      expectations.some((one) => isOwn(one) && one.expected !== null && one.guessed === true && !saidBy(one, asked, value)),
    ),
    isFine: yes(expectations.some((one) => isOwn(one) && one.fine === true)),
  };
}

/** The words name its function. */
function names(words: string, { call }: Asked): boolean {
  const name = nameOf(call.expression);
  return name.length > 2 && words.includes(name);
}

/** The words around it, and what stands between it and the call. */
function byPlace({ at, told }: Place, asked: Asked, { sequence, asked: all }: Issue): Record<string, number> {
  const now = valueOf(asked);
  const from = nearest(placesOf(asked, sequence), at);
  const clause = told.before.split(/[.!?;]\s/).at(-1) ?? "";
  const isValue = (one: Told): boolean => one.kind === "value" || one.kind === "error";
  const between = from === null ? [] : sequence.slice(Math.min(from, at) + 1, Math.max(from, at));
  const before = sequence[at - 1];
  const next = sequence[at + 1];
  const isNow = (one: Told | undefined): boolean => one !== undefined && now !== null && sameValue(one.text, now);
  const sentence = from === null ? null : sequence[from]?.sentence;
  const wishes = (one: Told): boolean => isValue(one) && one.side === "expected";
  const ownNumber = sequence.slice(0, at).filter(wishes).length;
  const calls = sequence.filter(({ kind }) => kind === "call");
  const isInTurn =
    from !== null && sequence[from]?.kind === "call" && calls.length > 1 && calls.indexOf(sequence[from]) === ownNumber;
  return {
    isExpected: yes(told.side === "expected"),
    isActual: yes(told.side === "actual"),
    isTicked: yes(told.ticked),
    isBlock: yes(told.kind === "block"),
    isNumberWord: yes(told.kind === "value" && !told.ticked && kindOf(told.text) === "number"),
    wishesBefore: yes(WISHES.test(clause)),
    nowBefore: yes(NOW.test(clause)),
    correctly: yes(CORRECTLY.test(clause)),
    fineBehind: yes(FINE_BEHIND.test(told.after)),
    namesCall: yes(names(clause, asked)),
    namesOther: yes(!names(clause, asked) && all.some((one) => names(clause, one))),
    turns: yes(TURNS.test(clause)),
    turned: yes(TURNED.test(told.after)),
    pointed: yes(HYPHENS.test(clause)),
    unit: yes(/^ [a-z]{3,}/.test(told.after) && kindOf(told.text) === "number" && !told.ticked),
    callUnknown: yes(from === null),
    sameSentence: yes(from !== null && sentence === told.sentence),
    nextSentence: yes(from !== null && sentence === told.sentence - 1),
    behindCall: yes(from !== null && from < at),
    beforeCall: yes(from !== null && from > at),
    noneBetween: yes(from !== null && between.length === 0),
    callBetween: yes(between.some(({ kind }) => kind === "call")),
    callsBetween: yes(between.filter(({ kind }) => kind === "call").length > 1),
    valuesBetween: Math.min(3, between.filter(isValue).length),
    wishBetween: yes(between.some(wishes)),
    blockBetween: yes(between.some(({ kind }) => kind === "block")),
    nowRightBefore: yes(isNow(before)),
    nowRightBehind: yes(isNow(next)),
    inTurn: yes(isInTurn && told.side === "expected"),
    lastWish: yes(told.side === "expected" && !sequence.slice(at + 1).some(wishes)),
    onlyWish: yes(told.side === "expected" && sequence.filter(wishes).length === 1),
    inTitle: yes(told.sentence === 0),
  };
}

function ofCall(asked: Asked, value: string, { sequence, asked: all, facts }: Issue): Record<string, number> {
  const { call, failure } = asked;
  const now = valueOf(asked);
  const literal = sequence.some(({ kind, text }) => kind === "call" && isCallTo(text, call.expression));
  const isTold = now !== null && sequence.some(({ text }) => text.length > 0 && sameValue(text, now));
  const isShown = facts.expectations.some(
    (one) => one.actual !== null && now !== null && isCallTo(one.expression ?? "", call.expression) && sameValue(one.actual, now),
  );
  const errorTold =
    failure.kind === "exception" && failure.errorType !== null && `${facts.title}\n${facts.text}`.includes(failure.errorType);
  const argument = bareText(value);
  return {
    literal: yes(literal),
    composed: yes(call.inputs.length > 0 || call.borrows !== undefined),
    inBlock: yes(call.snippet !== null),
    onlyCall: yes(all.filter(({ call: one }) => one.inputs.length === 0 && one.borrows === undefined).length === 1),
    nowTold: yes(isTold),
    nowToldLong: yes(isTold && (now?.length ?? 0) > 4),
    nowShown: yes(isShown),
    errorTold: yes(errorTold),
    errorUntold: yes(failure.kind === "exception" && !errorTold),
    isInput: yes(argument.length > 0 && call.expression.includes(argument)),
    isShort: yes(argument.length < 2),
  };
}

/** Each call with each value that may be what it should give. Pure. */
export function pairsOf(facts: IssueFacts, asked: readonly Asked[]): Pair[] {
  const sequence = sequenceOf(facts);
  const issue: Issue = { facts, sequence, asked };
  const places: Place[] = sequence.flatMap((told, at) =>
    told.kind === "error" || told.kind === "call" || told.text.length > LONGEST || told.text.trim() === "" ? [] : [{ at, told }],
  );
  const standing = new Set(places.map(({ told }) => squeezeCode(bareText(told.text))));
  const texts = new Set(facts.expectations.flatMap(({ expected }) => (expected === null ? [] : [expected])));
  const elsewhere = [...texts].filter((text) => !standing.has(squeezeCode(bareText(text))));
  const pairs = asked.flatMap((one): Pair[] => {
    if (one.failure.kind !== "assertion" && one.failure.kind !== "exception") return [];
    const now = valueOf(one);
    const make = (value: string, features: Record<string, number>): Pair => ({
      asked: one,
      value,
      features: {
        ...features,
        ...besideNow(value, now),
        ...ofOthers(value, one, issue),
        ...byRules(value, one, facts),
        ...ofCall(one, value, issue),
      },
    });
    const isNow = (value: string): boolean => now !== null && sameValue(value, now);
    return [
      ...places.filter(({ told }) => !isNow(told.text)).map((place) => make(place.told.text, byPlace(place, one, issue))),
      ...elsewhere.filter((value) => !isNow(value)).map((value) => make(value, { elsewhere: 1 })),
    ];
  });
  return pairs.slice(0, MOST_VALUES * MOST_VALUES);
}
