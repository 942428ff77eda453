import type { Expectation } from "../../../types/facts.ts";
import { shownExpression } from "../text/expressions.ts";
import type { ShownCall } from "../shown/shown-calls.ts";
import { kindOf } from "../text/value-kinds.ts";

const QUOTED = /["“]([^"“”\n]{4,200})["”]|`([^`\n]{4,200})`/g;
const MOST_PIECES = 6;
/** Of the words of a piece that should be there as many are in what comes out, side by side, the first and the last among them. */
const LEAST_ALIKE = 0.5;

/**
 * “… and it should end in "arranged by Olga."” behind a call that shows a text with “arranged by Pia.” in it: the text, with
 * each piece in place of the words that are like it.
 */
export function byPiece(text: string, calls: readonly ShownCall[], snippet: number, code: string): Expectation[] {
  const pieces = [...text.matchAll(QUOTED)]
    .map(([, quoted, ticked]) => (quoted ?? ticked ?? "").trim())
    .filter((piece) => /\s/.test(piece) && !code.includes(piece) && calls.every(({ value }) => value?.includes(piece) !== true))
    .slice(0, MOST_PIECES);
  const wished = new Map<ShownCall, string>();
  for (const piece of pieces) {
    const places = calls.flatMap((call) => {
      const shown = wished.get(call) ?? call.value;
      const place = shown === null || shown.length > 4000 || kindOf(shown) !== "text" ? null : placeOf(piece, shown);
      return shown === null || place === null ? [] : [{ call, shown, ...place }];
    });
    const most = Math.max(0, ...places.map(({ alike }) => alike));
    const [best, ...others] = places.filter(({ alike }) => alike === most);
    if (best === undefined || others.length > 0) continue;
    wished.set(best.call, `${best.shown.slice(0, best.from)}${piece}${best.shown.slice(best.to)}`);
  }
  return [...wished].map(([{ expression, value }, expected]) => ({
    expression: shownExpression(expression) ?? expression,
    expected,
    actual: value,
    throws: null,
    origin: "prose",
    snippet,
    guessed: true,
  }));
}

interface PieceOf {
  from: number;
  to: number;
  /** How many words are the same. */
  alike: number;
}

/** Where most words of the piece stand; null where they stand nowhere, or at two places alike. */
function placeOf(piece: string, shown: string): PieceOf | null {
  const wanted = wordsOf(piece);
  if (wanted.length < 2) return null;
  const words = wordsOf(shown);
  const found: PieceOf[] = [];
  for (let at = 0; at + wanted.length <= words.length; at += 1) {
    const here = words.slice(at, at + wanted.length);
    const alike = here.filter(({ text }, index) => text === wanted[index]?.text).length;
    const [first, last] = [here[0], here.at(-1)];
    // Marks and digits are alike everywhere.
    if (!here.some(({ text }, index) => text === wanted[index]?.text && /\p{L}{3}/u.test(text))) continue;
    if (first?.text !== wanted[0]?.text || last?.text !== wanted.at(-1)?.text) continue;
    if (first === undefined || last === undefined || alike < wanted.length * LEAST_ALIKE || alike === wanted.length) continue;
    found.push({ from: first.from, to: last.from + last.text.length, alike });
  }
  const most = Math.max(0, ...found.map(({ alike }) => alike));
  const [best, ...others] = found.filter(({ alike }) => alike === most);
  return best === undefined || others.length > 0 ? null : best;
}

interface Word {
  text: string;
  from: number;
}

/** Words, and each mark by itself. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)].map(({ 0: word, index }) => ({ text: word, from: index }));
}
