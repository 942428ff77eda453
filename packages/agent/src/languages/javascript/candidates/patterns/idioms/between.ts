import type { Pool } from "../../types.ts";
import { inClass, literally, MIRRORED, type Edit } from "../syntax.ts";
import { closeOf, signOf, tokensOf, type Token } from "../tokens.ts";

/** Times that an example makes it likelier. */
const SHOWN = 1.8;
/** Of an issue, that numbers or names may have between them. */
const MOST_SIGNS = 3;

/** What may come between two parts: blanks around a sign, a fraction behind a number, a sign and what follows it. */
export function* between(pattern: string, pool: Pool): Iterable<Edit> {
  const tokens = tokensOf(pattern);
  yield* blanks(pattern, tokens);
  yield* optional(pattern, tokens);
  yield* fractions(pattern, tokens, pool);
  yield* listed(pattern, tokens, pool);
  yield* dots(pattern, tokens, pool);
  yield* quotes(pattern, tokens);
  yield* behindSign(pattern, tokens);
  yield* onceMore(pattern, tokens);
}

const put = (pattern: string, at: number, text: string): string => pattern.slice(0, at) + text + pattern.slice(at);
const isBlank = ({ text }: Token): boolean => /^(?:\\s| |\[.*(?:\\s| ).*\])$/.test(text) && !text.startsWith("[^");

const MOST_PLACES = 8;

/** `(\w+):(.*)` → `(\w+):\s*(.*)`, `\{\{(\w+)\}\}` → `\{\{\s*(\w+)\s*\}\}`. */
function* blanks(pattern: string, tokens: readonly Token[]): Iterable<Edit> {
  const places = new Map<number, number>();
  for (const [index, right] of tokens.entries()) {
    const left = tokens[index - 1];
    if (left === undefined || isBlank(left) || isBlank(right) || left.sort === "anchor" || right.sort === "anchor") continue;
    if (left.sort === "bar" || right.sort === "bar" || left.sort === "open") continue;
    // In front of a group is as good as at its beginning, and behind it as at its end.
    if (right.sort === "close" || (right.sort === "open" && /[=!]$/.test(right.text))) continue;
    const [one, other] = [signOf(left), signOf(right)];
    const isAround = [one, other].some((sign) => sign !== null && /[:=,;|<>{}()[\]]/.test(sign));
    const isOfTwo = left.sort === "close" && right.sort === "open";
    if (one !== null && one === other) continue;
    if (isAround || isOfTwo || isOfKinds(left, right)) places.set(right.start, isAround ? 0.6 : 0.5);
  }
  for (const [at, weight] of [...places].slice(0, MOST_PLACES)) {
    yield [put(pattern, at, String.raw`\s*`), weight];
    yield [put(pattern, at, String.raw`\s+`), weight * 0.4];
  }
  // On both sides of each sign that stands between two parts.
  for (const sign of new Set([...places.keys()].map((at) => pattern.charAt(at)).filter((one) => /[:=,;|]/.test(one)))) {
    const around = tokens.filter((one, index) => index > 0 && one.text === sign && one.times === "");
    const put = (all: string, { start, end }: Token): string => String.raw`${all.slice(0, start)}\s*${sign}\s*${all.slice(end)}`;
    if (around.length <= 3) yield [around.reduceRight(put, pattern), 0.7];
  }
  if (/^\^(?!\\s).*(?<!\\|\\s[*+])\$$/.test(pattern) && !pattern.includes("|"))
    yield [String.raw`^\s*${pattern.slice(1, -1)}\s*$`, 0.6];
  for (const { text, times, start, end } of tokens) {
    if (text !== " " || times !== "") continue;
    const swap = (blanks: string): string => pattern.slice(0, start) + blanks + pattern.slice(end);
    for (const [form, weight] of [
      [String.raw`\s+`, 0.6],
      [String.raw`\s*`, 0.6],
      [" ?", 0.5],
    ] as const)
      yield [swap(form), weight];
    if (/\d[^(]*\)?$/.test(pattern.slice(0, start)) && /^\(?\\d/.test(pattern.slice(end))) yield [swap("[T ]"), 0.6];
  }
  for (const [index, open] of tokens.entries()) {
    const [left, close] = [tokens[index - 1], closeOf(tokens, index)];
    const [shut, right] = [tokens[close ?? -1], tokens[(close ?? -2) + 1]];
    if (open.sort !== "open" || left === undefined || shut === undefined || right === undefined || shut.times !== "") continue;
    if (![left, right].every((one) => /[=<>{}()%|~#]/.test(signOf(one) ?? "a") && one.times === "")) continue;
    yield [put(put(pattern, shut.end, String.raw`\s*`), open.start, String.raw`\s*`), 0.7];
  }
  for (const [index, token] of tokens.entries()) {
    const closes = MIRRORED[signOf(token) ?? ""];
    const next = tokens[index + 1];
    if (closes === undefined || next === undefined || signOf(next) === signOf(token) || isBlank(next)) continue;
    const end = tokens.findIndex((one, at) => at > index && signOf(one) === closes);
    const last = tokens[end - 1];
    if (end < 0 || last === undefined || isBlank(last)) continue;
    yield [put(put(pattern, last.end, String.raw`\s*`), token.end, String.raw`\s*`), 0.8];
  }
}

/** A number and what follows it: `(\d+)(kb|mb)`. */
function isOfKinds(left: Token, right: Token): boolean {
  return left.sort === "close" && right.sort === "class";
}

/** `--(\w+)=(.*)$` → `--(\w+)(?:=(.*))?$`: the last part with the sign before it. */
function* optional(pattern: string, tokens: readonly Token[]): Iterable<Edit> {
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (signOf(token) === null || /\w/.test(signOf(token) ?? "") || token.times !== "" || next?.sort !== "open") continue;
    if (/[=!]$/.test(next.text)) continue;
    const close = tokens[closeOf(tokens, index + 1) ?? -1];
    if (close === undefined || close.times !== "") continue;
    const after = tokens.find(({ start }) => start === close.end);
    const isLast = after === undefined || after.text === "$" || after.sort === "close";
    const part = `(?:${pattern.slice(token.start, close.end)})?`;
    // It may be left out elsewhere in the pattern.
    const weight = pattern.includes(part) ? 1 : isLast ? 0.7 : 0.4;
    yield [pattern.slice(0, token.start) + part + pattern.slice(close.end), weight];
  }
  const [whole, suffix = ""] = /((?:\\[./-]|-)\w{2,})\$?$/.exec(pattern) ?? [];
  if (whole !== undefined) yield [pattern.slice(0, -whole.length) + whole.replace(suffix, () => `(?:${suffix})?`), 0.6];
}

const isNumber = ({ text, times }: Token): boolean =>
  /^(?:\\d|\[0-9\])$/.test(text) && (times.startsWith("+") || /^\{\d/.test(times));
const MOST_NUMBERS = 6;

/** `(\d+)\s*([smh])` → `(\d+(?:\.\d+)?)\s*([smh])`. */
function* fractions(pattern: string, tokens: readonly Token[], pool: Pool): Iterable<Edit> {
  const isShown = [...pool.issueStrings].some((text) => /\d\.\d|(?:^|\D)\.\d/.test(text));
  const weight = 0.6 * (isShown ? SHOWN : 1);
  const numbers = [...tokens.entries()].filter(([, token]) => isNumber(token)).slice(-MOST_NUMBERS);
  const whole = numbers.filter(([, { times }]) => times === "+").map(([, token]) => token);
  if (whole.length > 1 && whole.length < 5)
    yield [whole.reduceRight((all, { end }) => put(all, end, String.raw`(?:\.\d+)?`), pattern), weight];
  for (const [index, token] of numbers) {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isInFraction = [before, next].some((one) => one !== undefined && /^(?:\\\.|\[[.,]+\])$/.test(one.text));
    const isFollowed = next?.sort === "open" && pattern.startsWith(String.raw`(?:\.`, next.start);
    if (isInFraction || isFollowed || token.times === "{4}") continue;
    // Of several numbers only the last is likely to be no whole one.
    const share = index === numbers.at(-1)?.[0] ? 1 : 0.4;
    yield [put(pattern, token.end, String.raw`(?:\.\d+)?`), weight * share];
    if (next?.sort === "close") yield [put(pattern, next.end, String.raw`(?:\.\d+)?`), weight * share * 0.8];
    if (token.times !== "+") continue;
    const [head, tail] = [pattern.slice(0, token.start), pattern.slice(token.end)];
    yield [String.raw`${head}\d*\.?\d+${tail}`, weight * 0.7];
    yield [String.raw`${head}[\d.]+${tail}`, weight * 0.4];
    if (before === undefined || /^\^$|^\(/.test(before.text)) {
      yield [put(pattern, token.start, "-?"), 0.6];
      yield [put(pattern, token.start, "[+-]?"), 0.6];
    }
  }
}

/** `\d+m` → `\d+(?:;\d+)*m`: a list of what was one. */
function* listed(pattern: string, tokens: readonly Token[], pool: Pool): Iterable<Edit> {
  const told = new Set([...pool.issueStrings].flatMap((text) => text.match(/(?<=\w)[^\w\s](?=\w)/g) ?? []));
  const signs = [...told].slice(0, MOST_SIGNS);
  // Sequences that colour a terminal.
  if (/\\u001b|\\x1b|\\e\\\[/i.test(pattern) && !told.has(";")) signs.unshift(";");
  for (const token of tokens) {
    if (token.sort !== "class" || !/^[+{]/.test(token.times) || token.text.startsWith("[^") || /^\\[SWD]/.test(token.text))
      continue;
    const part = token.text + token.times;
    for (const sign of signs) {
      if (token.text.includes(inClass(sign))) continue;
      yield [put(pattern, token.end, `(?:${literally(sign)}${part})*`), told.has(sign) ? 0.7 : 0.9];
    }
  }
}

/** `<!--.*-->` → `<!--[\s\S]*?-->`; `"(.*)"` → `"([^"]*)"`: all but the sign that ends it. */
function* dots(pattern: string, tokens: readonly Token[], pool: Pool): Iterable<Edit> {
  for (const [index, token] of tokens.entries()) {
    const [next, last] = tokens.slice(index + 1, index + 3);
    // The first sign of two that end it may come before them.
    if (/^\[\^.\]$/.test(token.text) && next !== undefined && last?.sort === "sign" && token.text === `[^${next.text}]`)
      yield [pattern.slice(0, token.start) + String.raw`[\s\S]${token.times.charAt(0)}?` + pattern.slice(token.end), 0.7];
    if (token.sort !== "dot" || !/^[*+]/.test(token.times)) continue;
    const swap = (text: string): string => pattern.slice(0, token.start) + text + pattern.slice(token.end);
    const times = token.times.charAt(0);
    const rest = tokens.slice(index + 1).find(({ sort }) => sort !== "close");
    if (rest !== undefined && rest.text !== "$") yield [swap(String.raw`[\s\S]${times}?`), 0.7];
    if (rest === undefined || rest.text === "$") yield* untilTold(swap, times, pool);
    const sign = rest === undefined ? null : signOf(rest);
    if (sign === null || /\w/.test(sign)) continue;
    const isQuoted = tokens.slice(0, index).some((one) => signOf(one) === sign || MIRRORED[signOf(one) ?? ""] === sign);
    yield [swap(`[^${inClass(sign)}]${times}`), isQuoted ? 0.9 : 0.7];
    if (times === "*") yield [swap(`[^${inClass(sign)}]+`), 0.3];
  }
}

/** `\.\w+$` → `\.[^.]+$`: behind the last sign of its kind; `#\w+$` → `#.*$`. */
function* behindSign(pattern: string, tokens: readonly Token[]): Iterable<Edit> {
  const [sign, part, end] = tokens.slice(-3);
  if (sign === undefined || part === undefined || end?.text !== "$" || !/^[*+]/.test(part.times)) return;
  const mark = signOf(sign);
  if (mark === null || /\w/.test(mark) || !(part.sort === "dot" || /^\\[wdS]$/.test(part.text))) return;
  const swap = (text: string): string => `${pattern.slice(0, part.start)}${text}$`;
  yield [swap(`[^${inClass(mark)}]${part.times}`), 0.8];
  if (part.sort !== "dot") for (const rest of [".*", ".+"]) yield [swap(rest), 0.5];
}

/** `\d\d:\d\d$` → `\d\d:\d\d(?::\d\d)?$`: one more of what stands last. */
function* onceMore(pattern: string, tokens: readonly Token[]): Iterable<Edit> {
  const end = tokens.at(-1)?.text === "$" ? tokens.length - 1 : tokens.length;
  for (const count of [2, 3, 4]) {
    const [first, ...others] = tokens.slice(Math.max(0, end - count), end);
    if (first === undefined || first.times !== "" || !/[^\w\s]/.test(signOf(first) ?? "a")) continue;
    if (others.length === 0 || others.some(({ sort }) => sort !== "class")) continue;
    const at = tokens[end]?.start ?? pattern.length;
    yield [put(pattern, at, `(?:${pattern.slice(first.start, at)})?`), 0.6];
  }
}

/** `charset=(.+)` → `charset=([^;]+)`: what stands last goes on to a sign that the example has. */
function* untilTold(swap: (text: string) => string, times: string, pool: Pool): Iterable<Edit> {
  const told = new Set([...pool.issueStrings].flatMap((text) => text.match(/[;,&#?\s"')\]}>]/g) ?? []));
  for (const sign of [...told].slice(0, MOST_SIGNS))
    yield [swap(`[^${sign === " " ? String.raw`\s` : inClass(sign)}]${times}`), 0.7];
  for (const part of [String.raw`\S`, "[^;]", "[^,]"]) yield [swap(part + times), 0.35];
}

/** Names in brackets may stand in quotes, too. */
function* quotes(pattern: string, tokens: readonly Token[]): Iterable<Edit> {
  if (/\\\[\(\\[wd]\+\)\\\]/.test(pattern))
    yield [pattern.replace(/\\\[(\(\\[wd]\+\))\\\]/, (_, inner: string) => String.raw`\[["']?${inner}["']?\]`), 0.5];
  yield* quoted(pattern, tokens);
}

/** `charset=([^;]+)` → `charset="?([^;"]+)"?`: a value that may stand in quotes. */
function* quoted(pattern: string, tokens: readonly Token[]): Iterable<Edit> {
  for (const [index, open] of tokens.entries()) {
    const [sign, value, close] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
    if (open.sort !== "open" || value?.sort !== "class" || close?.sort !== "close" || sign === undefined) continue;
    if (!/^\[\^.*\]$/.test(value.text) || /["']/.test(value.text) || !"=(:".includes(signOf(sign) ?? "?")) continue;
    for (const mark of ['"', `["']`]) {
      const body = withQuotes(value.text, mark) + value.times + close.text + close.times;
      yield [`${pattern.slice(0, open.start)}${mark}?${open.text}${body}${mark}?${pattern.slice(close.end)}`, 0.4];
    }
  }
}

function withQuotes(text: string, mark: string): string {
  return `${text.slice(0, -1)}${mark === '"' ? '"' : `"'`}]`;
}
