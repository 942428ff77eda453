import type { TextEdit } from "../../../types/candidate.ts";
import { linesOf, replaced } from "./line-edits.ts";

const MOST = 3;
const LEAST = 0.5;

/** The lines that read most like one that should be there, with it in their place; `line`: the one that is named, 1-based. Pure. */
export function similarLines(text: string, to: string, line: number | null): Omit<TextEdit, "file">[] {
  const lines = linesOf(text);
  const wanted = wordsOf(to);
  if (wanted.length < 2) return [];
  const places = lines
    .map((own, at) => ({ at, like: at + 1 === line ? 2 : likeness(wordsOf(own), wanted) }))
    .filter(({ like }) => like >= LEAST)
    .sort((a, b) => b.like - a.like)
    .slice(0, MOST);
  return places.map(({ at }) => {
    const own = lines[at] ?? "";
    return replaced(text, lines, { from: at, to: at, like: "" }, [asStatement(to.trim(), own)]);
  });
}

/** Most people leave the end of a statement out. */
function asStatement(code: string, own: string): string {
  const ends = /[;,:{]\s*$/.exec(own)?.[0].trim() ?? "";
  return ends === "" || /[;,:{]$/.test(code) ? code : code + ends;
}

export function wordsOf(code: string): string[] {
  return code.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$;,]/gu) ?? [];
}

/** Dice's coefficient of two lists of tokens, 0 to 1. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  return (2 * shared) / (one.length + other.length);
}
