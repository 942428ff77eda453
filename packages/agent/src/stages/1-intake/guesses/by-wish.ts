import type { Expectation } from "../../../types/facts.ts";
import { escapePattern } from "../../../run/escape-pattern.ts";
import { squeezeCode } from "../text/expressions.ts";
import { isLike } from "../items/guess-readings.ts";
import type { SidedItem } from "../items/item-sides.ts";
import type { ShownCall } from "../shown/shown-calls.ts";
import { membersShown } from "../text/shown-members.ts";
import { alikeFirst, bareText, cannotBecome, formOf, kindOf, TELLING_FORM } from "../text/value-kinds.ts";

/** What a wish is said of: a call that a block shows, or a member of what it shows. */
interface Place {
  call: ShownCall;
  access: string;
  name: string;
  actual: string;
}

const MOST_WISHES = 6;

/**
 * What is wished for behind a block that shows what comes out now: each value is of the call that shows one of its kind, of
 * a member of what it shows where it is no whole, as many wishes as there are calls of these in turn.
 */
export function byWish(text: string, told: readonly SidedItem[], calls: readonly ShownCall[], snippet: number): Expectation[] {
  const wishes = told
    .filter(({ item, side }) => side === "expected" && item.kind === "value" && item.error === null && !isName(item.text, calls))
    .slice(0, MOST_WISHES);
  const shown = complained(
    told,
    calls.filter((one): one is Shown => one.value !== null),
  );
  const make = ({ call, access, actual }: Place, { item }: SidedItem): Expectation => ({
    expression: `${call.expression}${access}`,
    expected: item.text,
    actual,
    throws: null,
    origin: "prose",
    snippet,
    guessed: true,
  });
  const inTurn = wishes.length > 1 ? (zip(text, wishes, shown) ?? zip(text, wishes, shown.slice(-wishes.length))) : null;
  if (inTurn !== null) return inTurn.flatMap(({ place, wish }) => (place === null ? [] : [make(place, wish)]));
  const found = wishes.flatMap((wish) => placesFor(text, wish, shown).map((place) => ({ place, wish })));
  // Of several wishes for one call, the one that is most of what it shows.
  const isNear = ({ place, wish }: (typeof found)[number]): boolean => isLike(bareText(place.actual), bareText(wish.item.text));
  return found
    .filter((one) => isNear(one) || !found.some((two) => two.place.call === one.place.call && isNear(two)))
    .map(({ place, wish }) => make(place, wish));
}

/** “I'd like `''` instead of `'?'`”: of calls of which some show what is named as wrong, those are spoken of. */
function complained(told: readonly SidedItem[], shown: Shown[]): Shown[] {
  const wrong = new Set(told.filter(({ side }) => side === "actual").map(({ item }) => bareText(item.text)));
  const named = shown.filter(({ value }) => wrong.has(bareText(value)));
  return named.length > 0 ? named : shown;
}

/** `'[ [Object] ]'` is the place of `'[ [Array] ]'`, and `'{ a: [Object] }'` is not. */
function ofForm<T extends Place>(places: readonly T[], wish: string): readonly T[] {
  const valued = places.map((place) => ({ place, value: place.actual }));
  const alike = alikeFirst(valued, wish).map(({ place }) => place);
  return alike.length > 0 && formOf(wish).length >= TELLING_FORM ? alike : places;
}

type Shown = ShownCall & { value: string };

/** A word that the calls take, or that names a part of what they show, is what is spoken of, and no value. */
export function isName(word: string, calls: readonly { expression: string; value: string | null }[]): boolean {
  if (!/^[A-Za-z_$][\w$.-]*$/.test(word) || kindOf(word) !== "text") return false;
  const whole = new RegExp(`(?<![\\w$])${escapePattern(word)}(?![\\w$])`);
  return calls.some(
    ({ expression, value }) => whole.test(expression) || membersShown(value ?? "").some(({ name }) => name === word),
  );
}

/** null where there are not as many of both, or one shows nothing that could become what is wished for. What is so already has no place. */
function zip(
  text: string,
  wishes: readonly SidedItem[],
  shown: readonly Shown[],
): { place: Place | null; wish: SidedItem }[] | null {
  if (wishes.length !== shown.length) return null;
  const pairs = wishes.map((wish, at) => {
    const call = shown[at];
    const isSo = call !== undefined && squeezeCode(call.value) === squeezeCode(wish.item.text);
    const [place] = call === undefined || isSo ? [] : placesFor(text, wish, [call]);
    return { place: place ?? null, wish, isSo };
  });
  return pairs.every(({ place, isSo }) => place !== null || isSo) ? pairs : null;
}

const MOST_PLACES = 2;

/** The likeliest, the last one first. */
function placesFor(text: string, { item }: SidedItem, shown: readonly Shown[]): Place[] {
  const before = text.slice(0, item.start);
  const isOther = (value: string): boolean => squeezeCode(value) !== squeezeCode(item.text);
  const able = shown.flatMap((call): (Place & { likely: number })[] => {
    const mentioned = lastMention(before, call, shown);
    if (!cannotBecome(call.value, item.text))
      return isOther(call.value) ? [{ call, access: "", name: "", actual: call.value, likely: mentioned }] : [];
    const members = membersShown(call.value).filter((member) => kindOf(member.value) === kindOf(item.text));
    const named = members.filter(({ name }) => new RegExp(`\\b${name.replaceAll("$", "\\$")}\\b[^.;]{0,20}$`).test(before));
    const [only, ...more] = named.length > 0 ? named : members;
    return only === undefined || more.length > 0 || !isOther(only.value)
      ? []
      : [{ call, access: only.access, name: only.name, actual: only.value, likely: mentioned + (named.length > 0 ? 1 : 0) }];
  });
  const places = ofForm(able, item.text);
  const likely = Math.max(-1, ...places.map((one) => one.likely));
  return places
    .filter((one) => one.likely === likely)
    .toReversed()
    .slice(0, MOST_PLACES);
}

/** Where the words come by last that only this call takes; -1 where they do not. */
function lastMention(before: string, call: ShownCall, all: readonly ShownCall[]): number {
  const wordsOf = ({ expression }: ShownCall): string[] =>
    [...expression.matchAll(/["'`]([^"'`\n]{1,40})["'`]/g)].flatMap(([, word = ""]) => [
      word,
      ...(word.match(/\p{L}{3,}/gu) ?? []),
    ]);
  const numbersOf = ({ expression }: ShownCall): string[] => expression.match(/(?<![\w.-])\d+(?![\w.])/g) ?? [];
  const taken = new Set(all.filter((one) => one !== call).flatMap(numbersOf));
  const numbers = numbersOf(call).flatMap((one) =>
    taken.has(one)
      ? []
      : [...before.matchAll(new RegExp(`(?<![\\w.,-])${one}(?![\\w,-]|\\.\\d)`, "g"))].map(({ index }) => index),
  );
  const others = new Set(all.filter((one) => one !== call).flatMap(wordsOf));
  return Math.max(-1, ...numbers, ...wordsOf(call).flatMap((word) => (others.has(word) ? [] : [before.lastIndexOf(word)])));
}
