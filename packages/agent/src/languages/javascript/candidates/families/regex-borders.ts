import * as t from "@babel/types";
import type { Site } from "../types.ts";
import { closeOf, signOf, tokensOf, type Edit, type Token } from "./regex-tokens.ts";

/** What may or must not stand beside a match, without being part of it: `\$(\w+)` → `(?<!\\)\$(\w+)`. */
export function* borders(pattern: string, site: Site, node: t.Node): Iterable<Edit> {
  const tokens = tokensOf(pattern);
  const first = tokens[0];
  if (first === undefined) return;
  yield* before(pattern, first);
  if (tokens.length === 2 && first.text === "^") yield* notTwice(pattern, tokens);
  if (isIn(site, node, "split")) yield* cut(pattern, tokens);
  yield* kept(pattern, tokens, isIn(site, node, "split") ? 0.7 : 0.35);
}

function* before(pattern: string, first: Token): Iterable<Edit> {
  const sign = signOf(first);
  if (sign !== null && /[^\w\s]/.test(sign)) {
    yield [String.raw`(?<!\\)${pattern}`, 0.5];
    if (first.times === "") yield [`(?<!${first.text})${pattern}`, 0.5];
    yield [String.raw`\B${pattern}`, 0.4];
    yield [String.raw`(?<!\w)${pattern}`, 0.3];
    for (const blanks of [String.raw`\s+`, String.raw`[ \t]*`]) yield [blanks + pattern, 0.4];
  }
  if (first.text === String.raw`\S`) yield [String.raw`\s+${pattern}`, 0.5];
  // A capital at the beginning is not the end of a word.
  if (first.text === "[A-Z]" && first.times === "")
    for (const border of ["(?<!^)", String.raw`\B`]) yield [border + pattern, 0.9];
}

/** `^\+` → `^\+(?!\+)`. */
function* notTwice(pattern: string, tokens: readonly Token[]): Iterable<Edit> {
  const last = tokens.at(-1);
  if (last?.sort !== "sign" || last.times !== "") return;
  yield [`${pattern}(?!${last.text})`, 0.6];
  yield [`${pattern}(?!${last.text}${last.text})`, 0.5];
}

function isIn({ source }: Site, node: t.Node, method: string): boolean {
  const call = source.parents.get(node);
  return t.isCallExpression(call) && t.isMemberExpression(call.callee) && t.isIdentifier(call.callee.property, { name: method });
}

/** A group in what a text is cut at comes among its parts: `split(/(,|;)/)` → `split(/(?:,|;)/)`, and the other way round. */
function* cut(pattern: string, tokens: readonly Token[]): Iterable<Edit> {
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
