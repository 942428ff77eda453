import type { Expectation } from "../../../types/facts.ts";
import { splitArguments } from "../text/balanced.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { itemsIn } from "../items/inline-items.ts";
import { sidesOf, type SidedItem } from "../items/item-sides.ts";

const LONGEST = 20_000;
const LEAST = 2;
const MOST = 12;
/** Between two values of a list. */
const BETWEEN = /^\s*(?:,|,?\s*(?:and|or|&)|;)\s*$/;
/** `.pdf` behind what a file is called. */
const ENDING = /\.[a-z][a-z0-9]{1,4}$/;

interface Listed {
  side: SidedItem["side"];
  texts: string[];
}

/** The lists of values that a text tells in its sentences: “`a`, `b` and `c`”. */
function listsIn(text: string): Listed[] {
  const lists: Listed[] = [];
  let end = -1;
  for (const { item, side } of sidesOf(text, itemsIn(text))) {
    const last = lists.at(-1);
    if (item.kind !== "value") {
      end = -1;
      continue;
    }
    if (last !== undefined && end !== -1 && BETWEEN.test(text.slice(end, item.start))) last.texts.push(item.text);
    else lists.push({ side, texts: [item.text] });
    end = item.end;
  }
  return lists.filter(({ texts }) => texts.length >= LEAST && texts.length <= MOST);
}

/** The only function that the text calls with one text. */
function functionIn(text: string): string | null {
  const names = new Set(
    itemsIn(text).flatMap(({ kind, text: call }) => {
      const open = call.indexOf("(");
      const taken = kind === "call" && open > 0 && call.endsWith(")") ? splitArguments(call, open) : null;
      return taken?.length === 1 && /^["']/.test(taken[0] ?? "") ? [call.slice(0, open)] : [];
    }),
  );
  const [only, ...others] = names;
  return only === undefined || others.length > 0 ? null : only;
}

function quoted(text: string): string {
  return /^["']/.test(text) ? text : JSON.stringify(text);
}

/** File names without the ending that all of them have, where none of the others has one. */
function withoutEnding(wished: readonly string[], now: readonly string[]): string[] {
  const bare = wished.map((text) => text.replace(/^(["'])(.*)\1$/s, "$2"));
  const ending = ENDING.exec(bare[0] ?? "")?.[0];
  const isShared =
    ending !== undefined && bare.every((text) => text.endsWith(ending)) && !now.some((text) => text.includes(ending));
  return isShared ? bare.map((text) => text.slice(0, -ending.length)) : [...wished];
}

/**
 * “The old script made `ae`, `oe`, now it makes `a`, `o`. Titles: "Ä", "Ö"”: what goes in, what comes out and what should, each
 * in a list of its own and in the same order, of the one function that takes a text. Pure.
 */
export function listsInOrder(prose: readonly ProseLine[]): Expectation[] {
  const text = prose
    .map((line) => withoutMarks(line.text))
    .join(" \n")
    .slice(0, LONGEST);
  const name = functionIn(text);
  const lists = name === null ? [] : listsIn(text);
  const [given, ...more] = lists.filter(({ side, texts }) => side === null && texts.every((one) => /^["']/.test(one)));
  if (name === null || given === undefined || more.length > 0) return [];
  const [now, ...others] = lists.filter(({ side }) => side === "actual");
  const [wish, ...wishes] = lists.filter(({ side }) => side === "expected");
  if (now === undefined || wish === undefined || others.length > 0 || wishes.length > 0) return [];
  if (now.texts.length !== given.texts.length || wish.texts.length !== given.texts.length) return [];
  const wished = withoutEnding(wish.texts, now.texts);
  return given.texts.flatMap((input, at): Expectation[] => {
    const [expected, actual] = [quoted(wished[at] ?? ""), quoted(now.texts[at] ?? "")];
    if (expected === actual) return [];
    return [{ expression: `${name}(${input})`, expected, actual, throws: null, origin: "prose", snippet: null }];
  });
}
