import type { Expectation } from "../../types/facts.ts";
import { withoutMarks, type ProseLine } from "./blocks.ts";
import { squeezeCode } from "./expressions.ts";
import { itemsIn, type Item } from "./inline-items.ts";
import type { Side } from "./side.ts";

const LONGEST = 4000;
const MOST = 60;
const MOST_ABOVE = 3;
const EXPECTED =
  /\b(?:expect\w*|should|shouldn't|want\w*|ought|must|supposed|correct(?:ly)?|would (?:be|have)|ha(?:s|ve|d) to|think|desired|need|like to (?:see|have|get)|wish|hope[ds]?)\b|≠|!=/gi;
const ACTUAL =
  /\b(?:gets?|got|gives?|gave|returns?|returned|prints?|printed|is|are|was|comes?|came|becomes?|turns?|raises?|throws?|ends? up|outputs?|yields?|shows?|results?|crash\w*|fails?|makes?|produces?|has|there)\b|=>|->|→/gi;
/** What follows is the other side than what came before. */
const TURN = /\b(?:instead of|rather than|and not|but not|not|as opposed to)\b[^.;]*$/i;
const WANTED_BEHIND =
  /^[^.;`"]{0,20}\b(?:(?:is|was|were|would be) (?:expected|what|right|correct|the (?:right|correct|expected))|expected|wanted)\b/i;

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

/** “… with `f(1)` being `2`”, “expected `f(1)` to return `2`”: the wish stands before the call. */
const WISHED = /^\W*(?:being|to (?:be|give|return|get|yield|print|equal|throw|raise))\b[^.;]*$/i;

function isWished(before: string): boolean {
  const sentence = before.split(/[.!?]\s/).at(-1) ?? "";
  return lastIndex(sentence, EXPECTED) !== -1;
}

/** Between two values that are said alike. */
const JOINED = /^\s*(?:,|and|or|,\s*and|resp\.)\s*$/;
const THROWS_BEFORE = /\b(?:throws?|thrown|raises?|crash\w*|fails?|dies)(?: with| saying|:)?\s*$/i;

interface Told {
  item: Item;
  side: Side | null;
}

/** Which side each value is said to be; the words between it and what comes before tell. */
function sidesOf(text: string, items: readonly Item[]): Told[] {
  const told: Told[] = [];
  for (const [position, item] of items.entries()) {
    const from = items[position - 1]?.end ?? 0;
    const before = text.slice(Math.max(from, item.start - 120), item.start);
    const after = text.slice(item.end, items[position + 1]?.start ?? text.length);
    const clause = before.split(/[.!?;]\s/).at(-1) ?? "";
    const last = told.findLast((one) => one.item.kind !== "call")?.side ?? null;
    const [expected, actual] = [lastIndex(clause, EXPECTED), lastIndex(clause, ACTUAL)];
    let side: Side | null = null;
    if (WANTED_BEHIND.test(after)) side = "expected";
    else if (JOINED.test(before) && told.at(-1)?.item.kind !== "call") side = told.at(-1)?.side ?? null;
    else if (TURN.test(clause) && expected === -1) side = last === "expected" ? "actual" : "expected";
    else if (expected !== -1 || (WISHED.test(clause) && isWished(text.slice(0, from)))) side = "expected";
    else if (actual !== -1) side = "actual";
    const isMessage = item.kind === "value" && !item.ticked && item.text.startsWith('"') && THROWS_BEFORE.test(clause);
    const error = isMessage ? { type: null, message: item.text.slice(1, -1) } : item.error;
    told.push({ item: isMessage ? { ...item, kind: "error", error } : item, side });
  }
  return told;
}

/** A call behind words that announce a value, where a call is waiting for one: `EUI("…")` is how the value is shown. */
function isValue({ item, side }: Told, open: boolean): boolean {
  return (
    item.kind !== "call" || (open && side !== null && /^[\w.]*[A-Z]\w*\(|^<|^[\w.]+\([^()]*\)$/.test(item.text) && item.ticked)
  );
}

interface Said {
  call: Item;
  values: Told[];
}

/** Each call with the values that are named behind it; where none are, with those before. */
function callsWithValues(told: readonly Told[]): Said[] {
  const said: Said[] = [];
  const before: Told[] = [];
  for (const one of told) {
    const open = said.at(-1);
    const lacks = open !== undefined && !open.values.some(({ side }) => side === one.side);
    if (isValue(one, lacks)) (open?.values ?? before).push(one);
    else {
      said.push({ call: one.item, values: [] });
      if (before.length > 0 && said.length === 1) said[0]?.values.push(...before.splice(0));
    }
  }
  return said;
}

function guess(part: Partial<Expectation>): Expectation {
  return { expression: null, expected: null, actual: null, throws: null, origin: "prose", snippet: null, guessed: true, ...part };
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

/** `.b` behind `f(1).a` is `f(1).b`. */
function withOwner(items: readonly Item[]): Item[] {
  let owner: string | null = null;
  return items.map((item) => {
    const member = item.ticked && /^\.[A-Za-z_$][\w$]*(?:\(.*\))?$/.test(item.text);
    if (member && owner !== null) return { ...item, kind: "call", text: `${owner}${item.text}` };
    if (item.kind === "call") owner = /^(.+[)\]])\.[A-Za-z_$][\w$]*$/s.exec(item.text)?.[1] ?? owner;
    return item;
  });
}

/** What may be meant, the likelier first: which value the program really gives tells them apart. */
function readingsOf({ call, values }: Said): Expectation[] {
  const expression = call.text;
  const plain = values.filter(({ item }) => item.kind === "value");
  const error = values.find(({ item }) => item.kind === "error");
  const wanted = plain.filter(({ side }) => side === "expected").map(({ item }) => item.text);
  const others = plain.filter(({ side }) => side !== "expected").map(({ item }) => item.text);
  const thrown = error?.item.error ?? null;
  if (error?.side === "expected" && thrown !== null) return [guess({ expression, throws: { which: "expected", ...thrown } })];
  const throws = thrown === null ? null : { which: "actual" as const, ...thrown };
  if (wanted.length > 0)
    return wanted.map((expected) => guess({ expression, expected, actual: throws ? null : (others[0] ?? null), throws }));
  if (throws !== null)
    return [...others.map((expected) => guess({ expression, expected, throws })), guess({ expression, throws })];
  const [first, second] = others;
  if (first === undefined || second === undefined) return [];
  return [guess({ expression, expected: second, actual: first }), guess({ expression, expected: first, actual: second })];
}

export interface ShownCall {
  expression: string;
  /** What the block says that it gives; null where it does not. */
  value: string | null;
}

interface Paragraph {
  text: string;
  /** How many blocks stand above. */
  after: number;
}

/** The title, and the lines between two blocks, each as one text. */
function paragraphsOf(prose: readonly ProseLine[]): Paragraph[] {
  const [title, ...body] = prose;
  const groups = [...Map.groupBy(body, (line) => line.after)];
  return [...(title === undefined ? [] : [[0, [title]] as const]), ...groups].map(([after, lines]) => ({
    after,
    text: lines
      .filter((line) => !line.text.trimStart().startsWith("|"))
      .map((line) => withoutMarks(line.text))
      .join(" ")
      .slice(0, LONGEST),
  }));
}

/** “I had expected `3`”, “It prints `2`. The word is `3`” behind a block of code: of the calls that it shows, the last one first. */
function ofBlockAbove(told: readonly Told[], calls: readonly ShownCall[], snippet: number): Expectation[] {
  const named = told.filter(({ item }) => item.kind !== "call");
  const first = named[0]?.side === "actual" && told[0] === named[0] ? named[0].item : null;
  const wanted = named.filter(({ side }) => side === "expected");
  const others = first === null ? [] : named.slice(1).filter(({ side }) => side !== "expected");
  return calls
    .toReversed()
    .slice(0, MOST_ABOVE)
    .flatMap(({ expression, value }) => {
      const actual = value ?? (first === null || first.error !== null ? null : first.text);
      return [...wanted, ...(actual === null ? [] : others)].slice(0, MOST_ABOVE).flatMap(({ item, side }) => {
        if (actual !== null && squeezeCode(actual) === squeezeCode(item.text)) return [];
        if (item.error !== null)
          return side === "expected" ? [guess({ expression, throws: { which: "expected", ...item.error }, snippet })] : [];
        return [guess({ expression, expected: item.text, actual, snippet })];
      });
    });
}

/**
 * What the prose may mean where no reading of its sentences says what a call should give: calls, and the values named
 * beside them. Gate R runs each and keeps only one that fails as is told. `shown`: the calls of each block, in order.
 */
export function fromGuesses(
  prose: readonly ProseLine[],
  stated: readonly Expectation[],
  shown: readonly (readonly ShownCall[])[],
): Expectation[] {
  const known = new Set(
    stated.flatMap(({ expression, expected, throws, bare }) =>
      expression === null || bare === true || (expected === null && throws?.which !== "expected")
        ? []
        : [squeezeCode(expression)],
    ),
  );
  return paragraphsOf(prose)
    .flatMap(({ text, after }) => {
      const told = sidesOf(text, withOwner(itemsIn(text)));
      const said = stated.filter((one) => one.expression !== null && one.expected !== null && one.bare !== true);
      const isSaid = ({ item }: Told): boolean =>
        said.some((one) => one.snippet === after - 1 || squeezeCode(one.expected ?? "") === squeezeCode(item.text));
      const open = told.filter((one) => !isSaid(one));
      const above = after === 0 ? [] : ofBlockAbove(open, shown[after - 1] ?? [], after - 1);
      return [...handOut(callsWithValues(told)).flatMap(readingsOf), ...above];
    })
    .filter(({ expression }) => expression !== null && !known.has(squeezeCode(expression)))
    .slice(0, MOST);
}
