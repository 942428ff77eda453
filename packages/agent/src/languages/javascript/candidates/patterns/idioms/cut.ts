import type { Edit } from "../syntax.ts";
import { closeOf, tokensOf, type Token } from "../tokens.ts";

/** Of a pattern that a text is cut at: what stands at its ends stays, and a group in it comes among the parts. */
export function* cut(pattern: string, isCut: boolean): Iterable<Edit> {
  const tokens = tokensOf(pattern);
  if (isCut) yield* parts(pattern, tokens);
  yield* kept(pattern, tokens, isCut ? 0.7 : 0.35);
}

/** `split(/(,|;)/)` → `split(/(?:,|;)/)`, and the other way round. */
function* parts(pattern: string, tokens: readonly Token[]): Iterable<Edit> {
  for (const { text, start, end } of tokens) {
    if (text === "(") yield [`${pattern.slice(0, end)}?:${pattern.slice(end)}`, 0.9];
    if (text === "(?:") yield [`${pattern.slice(0, start)}(${pattern.slice(end)}`, 0.5];
  }
  if (!pattern.includes("(")) yield [`(${pattern})`, 0.6];
}

/** `[.!?]\s+` → `(?<=[.!?])\s+`: what stands at an end is asked for and stays. */
function* kept(pattern: string, tokens: readonly Token[], weight: number): Iterable<Edit> {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || tokens.length < 2) return;
  if (isOne(first)) yield [`(?<=${pattern.slice(0, first.end)})${pattern.slice(first.end)}`, weight];
  if (isOne(last)) yield [`${pattern.slice(0, last.start)}(?=${pattern.slice(last.start)})`, weight];
  if (first.text === "(" && closeOf(tokens, 0) !== tokens.length - 1) {
    const close = tokens[closeOf(tokens, 0) ?? -1];
    if (close !== undefined && close.times === "")
      yield [`(?<=${pattern.slice(1, close.end)}${pattern.slice(close.end)}`, weight * 0.4];
  }
}

const isOne = ({ sort, times }: Token): boolean => (sort === "class" || sort === "sign") && times === "";
