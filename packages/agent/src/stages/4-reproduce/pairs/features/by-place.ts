import { kindOf } from "../../../1-intake/text/value-kinds.ts";
import type { ToldItem } from "../../../1-intake/told/sequence.ts";
import { isCallTo, nameOf, yes, type Asked, type Features, type Issue } from "./issue.ts";

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
const POINTS = /(?:→|->|=>|=|:|–|—)\s*$/;

/** Where a value stands among all that is told. */
export interface Place {
  at: number;
  told: ToldItem;
}

/** Where the call stands: by itself, else the block that it needs. */
export function placesOf(asked: Asked, sequence: readonly ToldItem[]): number[] {
  const { call } = asked;
  const itself = sequence.flatMap((told, at) => (told.kind === "call" && isCallTo(told.text, asked) ? [at] : []));
  if (itself.length > 0) return itself;
  if (call.snippet !== null) return sequence.flatMap(({ block }, at) => (block === call.snippet ? [at] : []));
  const name = nameOf(call.expression);
  return sequence.flatMap(({ text, kind }, at) => (kind !== "block" && nameOf(text) === name ? [at] : []));
}

function nearest(places: readonly number[], at: number): number | null {
  const costs = places.map((one) => [one, one <= at ? at - one : 2 * (one - at)] as const);
  return costs.toSorted((a, b) => a[1] - b[1])[0]?.[0] ?? null;
}

/** The words name its function. */
function names(words: string, { call }: Asked): boolean {
  const name = nameOf(call.expression);
  return name.length > 2 && words.includes(name);
}

/** The words around it, and what stands between it and the call, which stands at `places`. */
export function byPlace(
  { at, told }: Place,
  asked: Asked,
  places: readonly number[],
  { sequence, asked: all, gives }: Issue,
): Features {
  const from = nearest(places, at);
  const clause = told.before.split(/[.!?;]\s/).at(-1) ?? "";
  const isValue = (one: ToldItem): boolean => one.kind === "value" || one.kind === "error";
  const between = from === null ? [] : sequence.slice(Math.min(from, at) + 1, Math.max(from, at));
  const before = sequence[at - 1];
  const next = sequence[at + 1];
  const isNow = (one: ToldItem | undefined): boolean => one !== undefined && gives(asked, one.text);
  const sentence = from === null ? null : sequence[from]?.sentence;
  const wishes = (one: ToldItem): boolean => isValue(one) && one.side === "expected";
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
    pointed: yes(POINTS.test(clause)),
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
