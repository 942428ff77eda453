import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { byMember, isRecord } from "./by-member.ts";
import { byLine, byNth, byOrdinal } from "./by-ordinal.ts";
import { byPiece } from "./by-piece.ts";
import { byEnd, byEntry, byInput, byNumber } from "./by-place.ts";
import { byWish, isName } from "./by-wish.ts";
import { callsWithValues } from "../items/calls-with-values.ts";
import { squeezeCode } from "../text/expressions.ts";
import { guess, readingsOf, type Said } from "../items/guess-readings.ts";
import { itemsIn, type Item } from "../items/inline-items.ts";
import { sidesOf, type SidedItem } from "../items/item-sides.ts";
import { meantBy } from "../items/meant-items.ts";
import { countStated } from "./counts.ts";
import { bothAlike, withNamedCalls } from "./named-calls.ts";
import { refusalIn } from "../items/refusals.ts";
import type { ShownCall } from "../shown/shown-calls.ts";
import { membersShown } from "../text/shown-members.ts";
import { isTableRow } from "../text/table-rows.ts";
import { alikeFirst, cannotBecome, kindOf } from "../text/value-kinds.ts";

const LONGEST = 4000;
const MOST = 60;
const MOST_ABOVE = 3;

/** “`f(1)` gives 2. Without a gap `f(1)` gives 3, and that is what I want”: the value that came before is of the same call. */
function sayingBoth(said: readonly Said[]): Said[] {
  const isOnly = ({ values }: Said, side: SidedItem["side"]): boolean =>
    values.length > 0 && values.every((one) => one.side === side);
  return said.map((one, at) => {
    const other = said.slice(0, at).find((two) => squeezeCode(two.call.text) === squeezeCode(one.call.text));
    const isBoth = other !== undefined && isOnly(one, "expected") && isOnly(other, "actual");
    return isBoth ? { ...one, values: [...other.values, ...one.values] } : one;
  });
}

/** “`a` is 1 and `b` is 2, should be 3 and 4”: as many values behind the last call as there are calls go to them in turn. */
function handOut(said: Said[]): Said[] {
  const last = said.at(-1);
  const wanted = last?.values.filter(({ side }) => side === "expected") ?? [];
  if (last === undefined || said.length < 2 || wanted.length !== said.length) return said;
  if (said.slice(0, -1).some(({ values }) => values.some(({ side }) => side === "expected"))) return said;
  return said.map((one, index) => ({
    ...one,
    values: [...one.values.filter((value) => !wanted.includes(value)), ...wanted.slice(index, index + 1)],
  }));
}

interface Paragraph {
  text: string;
  /** How many blocks stand above. */
  after: number;
}

function unlikeBefore(): (one: Expectation) => boolean {
  const seen = new Set<string>();
  return ({ expression, expected, actual, throws }) => {
    const key = JSON.stringify([expression, expected, actual, throws]);
    return !seen.has(key) && seen.add(key).size > 0;
  };
}

/** `{ _: [] }` beside `{ _: [1], all: true }` is wished of that member: nobody complains about the others. */
function narrowed(one: Expectation): Expectation {
  const { expression, expected, actual } = one;
  if (expression === null || expected === null || actual === null || !/[\w$)\]]$/.test(expression)) return one;
  const [wished, ...more] = membersShown(expected);
  const shown = isRecord(expected) && isRecord(actual) ? membersShown(actual) : [];
  const member = shown.find(({ name }) => name === wished?.name);
  if (wished === undefined || more.length > 0 || shown.length < 2 || member === undefined) return one;
  return { ...one, expression: `${expression}${member.access}`, expected: wished.value, actual: member.value };
}

/** A point of a list that names a call. */
const POINT = /^\s*(?:[-*+•]|\d{1,2}[.)])\s.*(?:`[^`]*\(|\w\()/;

/** The title, and the lines between two blocks, each as one text. */
function paragraphsOf(prose: readonly ProseLine[]): Paragraph[] {
  const [title, ...body] = prose;
  let point = 0;
  // What one point of a list says is not said of another.
  const groups = [...Map.groupBy(body, (line) => `${line.after} ${POINT.test(line.text) ? (point += 1) : point}`).values()];
  return [...(title === undefined ? [] : [[title]]), ...groups].map((lines) => ({
    after: lines[0]?.after ?? 0,
    text: lines
      .filter((line) => !isTableRow(line.text))
      .map((line) => withoutMarks(line.text))
      .join(" ")
      .slice(0, LONGEST),
  }));
}

/**
 * “I had expected `3`”, “It prints `2`. The word is `3`” behind a block of code: of the calls that it shows, the last one
 * first; several wishes are of the last calls in turn.
 */
function ofBlockAbove(
  told: readonly SidedItem[],
  calls: readonly ShownCall[],
  { snippet, fails }: { snippet: number; fails: boolean },
): Expectation[] {
  const named = told.filter(({ item }) => item.kind !== "call");
  // What ends in an error has no value now, whatever else is named.
  const first = !fails && named[0]?.side === "actual" && told[0] === named[0] ? named[0].item : null;
  const wanted = named.filter(({ side }) => side === "expected");
  const others = first === null ? [] : named.slice(1).filter(({ side }) => side !== "expected");
  const values = wanted.filter(({ item }) => item.error === null);
  // Several wishes are of the last calls in turn, unless what these show says that they are meant for others.
  const able = calls.filter(({ value }) => value === null || values.some(({ item }) => !cannotBecome(value, item.text)));
  const last = able.slice(-values.length);
  const fitting = values.every(({ item }, index) => alikeFirst(able, item.text).some((call) => call === last[index]));
  if (values.length > 1 && values.length <= able.length && fitting)
    return last.flatMap(({ expression, value }, index) => {
      const expected = values[index]?.item.text ?? "";
      return squeezeCode(value ?? "") === squeezeCode(expected) ? [] : [guess({ expression, expected, actual: value, snippet })];
    });
  return calls
    .toReversed()
    .slice(0, MOST_ABOVE)
    .flatMap(({ expression, value }) => {
      const actual = value ?? (first === null || first.error !== null ? null : first.text);
      return [...wanted, ...(actual === null ? [] : others)].slice(0, MOST_ABOVE).flatMap(({ item, side }) => {
        if (actual !== null && squeezeCode(actual) === squeezeCode(item.text)) return [];
        if (actual !== null && cannotBecome(actual, item.text)) return [];
        if (item.error === null && !alikeFirst(calls, item.text).some((call) => call.expression === expression)) return [];
        if (item.error !== null)
          return side === "expected" ? [guess({ expression, throws: { which: "expected", ...item.error }, snippet })] : [];
        return [guess({ expression, expected: item.text, actual, snippet })];
      });
    });
}

/** “report one CHANGE at `['a', 'b']`”: where something of the result is, and not the result. */
const AT_PLACE = /\b(?:an?|the|one|two|three|only|single|\d+)\s+[A-Za-z]+\s+(?:at|under)\s+$/i;

function isPlace(text: string, { start }: Item): boolean {
  return AT_PLACE.test(text.slice(Math.max(0, start - 60), start));
}

/** “`push()` without arguments”, where the code has `results.push(…)`: the method is spoken of, and not called. */
function isMention({ kind, text, ticked }: Item, code: string): boolean {
  const name = kind === "call" && ticked ? /^([A-Za-z_$][\w$]*)\(\)$/.exec(text)?.[1] : undefined;
  return name !== undefined && code.includes(`.${name}(`) && !code.includes(`${name}()`);
}

function ofShown(stated: { call: ShownCall; expected: string } | null, snippet: number): Expectation[] {
  if (stated === null) return [];
  return [guess({ expression: stated.call.expression, expected: stated.expected, actual: stated.call.value, snippet })];
}

/** A block of the issue: its code, and the calls that it shows. */
export interface ShownBlock {
  code: string;
  calls: readonly ShownCall[];
}

/**
 * “Just leave both: `[1, 2]`” behind calls that show lists: the only list of the words around, where nobody says what it is,
 * is what should be there.
 */
function withUnsaid(told: readonly SidedItem[], calls: readonly ShownCall[]): SidedItem[] {
  const isWhole = ({ item }: SidedItem): boolean => item.ticked && item.kind === "value" && /^[[{]/.test(item.text);
  const shown = calls.flatMap(({ value }) => (value === null ? [] : [value]));
  const isLike = (text: string): boolean => shown.length > 0 && shown.every((value) => kindOf(value) === kindOf(text));
  const wholes = told.filter(isWhole);
  const [only] = wholes;
  const isOnly = only !== undefined && wholes.length === 1 && only.side === null && told.every(({ side }) => side !== "expected");
  if (!isOnly || !isLike(only.item.text) || shown.some((value) => squeezeCode(value) === squeezeCode(only.item.text)))
    return [...told];
  return told.map((one) => (one === only ? { ...one, side: "expected" } : one));
}

/** Calls that a comment finds wrong, or the only one that throws, beside others that only show what comes out: what is wished for is of those. */
function complainedOf(calls: readonly ShownCall[], stated: readonly Expectation[]): readonly ShownCall[] {
  const commented = ({ expression }: ShownCall, tells: (one: Expectation) => boolean): boolean =>
    stated.some((one) => one.expression === expression && one.origin === "comment" && one.expected === null && tells(one));
  const wrong = calls.filter((call) => commented(call, ({ actual }) => actual !== null));
  if (wrong.length > 0) return wrong;
  const throwing = calls.filter((call) => commented(call, ({ throws }) => throws !== null));
  return throwing.length === 1 ? throwing : calls;
}

/**
 * What the prose may mean where no reading of its sentences says what a call should give: calls, and the values named
 * beside them. Gate R runs each and keeps only one that fails as is told. `shown`: each block, in order; `fails`: the
 * issue shows an error.
 */
export function fromGuesses(
  prose: readonly ProseLine[],
  stated: readonly Expectation[],
  shown: readonly ShownBlock[],
  fails: boolean,
): Expectation[] {
  const known = new Set(
    stated.flatMap(({ expression, expected, throws, bare }) =>
      expression === null || bare === true || (expected === null && throws?.which !== "expected")
        ? []
        : [squeezeCode(expression)],
    ),
  );
  const gives = new Map(
    stated.flatMap(({ expression, actual, snippet }) =>
      expression === null || actual === null || snippet !== null ? [] : [[squeezeCode(expression), actual] as const],
    ),
  );
  const code = shown.map((block) => block.code).join("\n");
  return paragraphsOf(prose)
    .flatMap(({ text, after }) => {
      // Between the code and what is said of it may stand what it printed.
      const snippet = shown.slice(0, after).findLastIndex(({ calls }) => calls.length > 0);
      const calls = complainedOf(shown[snippet]?.calls ?? [], stated);
      const items = withNamedCalls(meantBy(text, itemsIn(text)), calls).filter((item) => !isMention(item, code));
      const named = [
        ...calls,
        ...items.flatMap((item) => (item.kind === "call" ? [{ expression: item.text, value: null }] : [])),
      ];
      const told = withUnsaid(sidesOf(text, items), calls).filter(
        ({ item }) => item.kind !== "value" || !item.ticked || !(isName(item.text, named) || isPlace(text, item)),
      );
      const said = stated.filter((one) => one.expression !== null && one.expected !== null && one.bare !== true);
      const isSaid = ({ item }: SidedItem): boolean =>
        said.some((one) => one.snippet === after - 1 || squeezeCode(one.expected ?? "") === squeezeCode(item.text));
      const own = handOut(sayingBoth(callsWithValues(told, text))).flatMap((one) =>
        readingsOf(one, gives.get(squeezeCode(one.call.text)) ?? null),
      );
      // What is wished for in place of a value of the paragraph's own call is said of no other.
      const taken = new Set(own.flatMap(({ expected, actual }) => (expected === null || actual === null ? [] : [expected])));
      const open = told.filter((one) => !isSaid(one) && !taken.has(one.item.text));
      const members = byMember(text, calls, snippet);
      const pieces = byPiece(text, calls, snippet, shown[snippet]?.code ?? "");
      const ends = byEnd(text, calls, snippet);
      const numbered = byNumber(text, calls, snippet);
      const wished =
        members.length === 0 && pieces.length === 0 && ends.length === 0 && numbered.length === 0
          ? byWish(text, open, calls, snippet)
          : [];
      const above = [
        ...byOrdinal(text, calls, snippet),
        ...byNth(text, calls, snippet),
        ...numbered,
        ...byInput(text, calls, snippet),
        ...byEntry(text, calls, snippet),
        ...ends,
        ...byLine(text, calls, snippet),
        ...pieces,
        ...members,
        ...ofShown(countStated(text, calls), snippet),
        ...ofShown(bothAlike(text, calls), snippet),
        ...wished,
        // What is said of members, or of a piece, is said of no whole.
        ...ofBlockAbove(pieces.length > 0 || ends.length > 0 || numbered.length > 0 ? [] : open, calls, {
          snippet,
          fails,
        }).filter(
          ({ expected, actual }) =>
            (wished.length === 0 || actual === null) &&
            (members.length === 0 || expected?.startsWith("{") === true || !isRecord(actual)),
        ),
      ];
      return [...refusalIn(text, items), ...own, ...above];
    })
    .filter(({ expression }) => expression !== null && !known.has(squeezeCode(expression)))
    .map(narrowed)
    .filter(unlikeBefore())
    .slice(0, MOST);
}
