import type { Expectation } from "../../../types/facts.ts";
import { squeezeCode } from "../text/expressions.ts";
import type { Item } from "./inline-items.ts";
import type { SidedItem } from "./item-sides.ts";
import { cannotBecome, kindOf } from "../text/value-kinds.ts";

/** A call of a text, and the values named beside it. */
export interface Said {
  call: Item;
  values: SidedItem[];
}

/** An expectation that no sentence plainly states. */
export function guess(part: Partial<Expectation>): Expectation {
  return { expression: null, expected: null, actual: null, throws: null, origin: "prose", snippet: null, guessed: true, ...part };
}

function shapeOf(text: string): string {
  return /^["'`[{]/.exec(text)?.[0] ?? (/^-?\d/.test(text) ? "number" : "word");
}

/** Of several wishes the one that is meant mostly has the shape of what comes out now. */
function alikeWishes(wanted: readonly string[], actual: string | undefined): string[] {
  const alike = actual === undefined ? [] : wanted.filter((one) => shapeOf(one) === shapeOf(actual));
  return alike.length > 0 ? alike : [...wanted];
}

/** What is wrong now: a text that begins or ends as one that is wished for, else the first that is no wish. */
function likest(others: readonly string[], wanted: readonly string[]): string | undefined {
  const open = others.filter((one) => !wanted.some((two) => squeezeCode(one) === squeezeCode(two)));
  return open.find((one) => wanted.some((two) => isLike(one, two))) ?? open[0];
}

const MOST_APART = 0.5;

/** Most of both is the same at the ends. */
export function isLike(one: string, two: string): boolean {
  const most = Math.min(one.length, two.length);
  let head = 0;
  while (head < most && one[head] === two[head]) head += 1;
  let tail = 0;
  while (tail < most - head && one.at(-1 - tail) === two.at(-1 - tail)) tail += 1;
  return head + tail > Math.max(one.length, two.length) * MOST_APART;
}

/** A text that the call takes, as its argument is written. */
function isGiven({ text, ticked }: Item, call: string): boolean {
  // A number that it takes, and that is spoken of.
  if (/^-?\d[\d.]*$/.test(text) && new RegExp(`[(,]\\s*${text.replaceAll(".", "\\.")}\\s*[,)]`).test(call)) return true;
  return ticked && /\s/.test(text) && [`"${text}"`, `'${text}'`].some((one) => call.includes(one));
}

/** Where no word says which is right, one of them is a list and the other is not: they are no two values of one call. */
function isList(text: string): boolean {
  return /^[[{(]$/.test(kindOf(text));
}

function isQuoted(text: string): boolean {
  return /^(["'`]).*\1$/s.test(text);
}

function isBareWord(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text) && !/^(?:true|false|null|undefined|None|NaN)$/i.test(text);
}

function isMarked(values: readonly SidedItem[], text: string): boolean {
  return values.some(({ item }) => item.ticked && item.text === text);
}

/** `new Shelf(3)` is an object, and no text, number or list. */
const MADE = /^new [A-Z][\w$.]*\([^()]*\)$/;

/** No mended program gives what is wished for where it gives what comes now. */
function isPossible({ actual, expected }: Expectation): boolean {
  return actual === null || expected === null || !cannotBecome(actual, expected);
}

/** What may be meant, the likelier first: which value the program really gives tells them apart. `now`: what is plainly said to come out. */
export function readingsOf(said: Said, now: string | null): Expectation[] {
  return allReadingsOf(said, now).filter(isPossible);
}

function allReadingsOf({ call, values }: Said, now: string | null): Expectation[] {
  const expression = call.text;
  const isMade = MADE.test(expression);
  const plain = values.filter(
    ({ item }) => item.kind === "value" && !isGiven(item, expression) && !(isMade && /^(?:["'`[\d-]|\w+$)/.test(item.text)),
  );
  const error = values.find(({ item }) => item.kind === "error");
  const wanted = plain.filter(({ side }) => side === "expected").map(({ item }) => item.text);
  const others = plain.filter(({ side }) => side !== "expected").map(({ item }) => item.text);
  const thrown = error?.item.error ?? null;
  if (error?.side === "expected" && thrown !== null) return [guess({ expression, throws: { which: "expected", ...thrown } })];
  const throws = thrown === null ? null : { which: "actual" as const, ...thrown };
  // What is said to be wrong is another value than the one that is wished for.
  const wrong = now ?? likest(others, wanted);
  if (wanted.length > 0)
    return alikeWishes(wanted, wrong).map((expected) =>
      guess({ expression, expected, actual: throws ? null : (wrong ?? null), throws }),
    );
  // Beside an error what the text marks as code is likelier than a word in quotes.
  if (throws !== null)
    return [
      ...others
        .toSorted((a, b) => Number(isMarked(plain, b)) - Number(isMarked(plain, a)))
        .map((expected) => guess({ expression, expected, throws })),
      guess({ expression, throws }),
    ];
  const [first, second] = others;
  if (first === undefined || second === undefined || isList(first) !== isList(second)) return [];
  if (now !== null) {
    // Beside a value that is plainly said to come out, the other of the two is meant to.
    const isNow = (value: string): boolean => squeezeCode(value) === squeezeCode(now);
    if (isNow(first) === isNow(second)) return [];
    return [guess({ expression, expected: isNow(first) ? second : first, actual: now })];
  }
  // Who quotes a text does so with the other one too: a bare word beside it is a name.
  if (isQuoted(first) ? isBareWord(second) : isQuoted(second) && isBareWord(first)) return [];
  return [guess({ expression, expected: second, actual: first }), guess({ expression, expected: first, actual: second })];
}
