import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import type { Family, Site } from "../types.ts";
import { alike } from "./regex-alike.ts";
import { between } from "./regex-between.ts";
import { borders } from "./regex-borders.ts";
import { letters } from "./regex-letters.ts";
import { spellings } from "./regex-spellings.ts";
import { stops } from "./regex-stops.ts";
import { counts, heads, quantify, runs } from "./regex-times.ts";
import { inClass as escaped, withMore } from "./regex-tokens.ts";

/** Small edits of a regular expression; each result is checked to be one. */
export const regex: Family = {
  name: "regex",
  mutates: true,
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isRegExpLiteral(node)) {
        for (const { pattern, flags, weight, evidence = 1 } of variants(node, site)) {
          if (isRegExp(pattern, flags)) yield { ...replaceNode(site, node, `/${pattern}/${flags}`, weight), evidence };
        }
      }
    }
  },
};

/** Times that an edit is likelier with which the pattern takes a text of the issue that it stops at. */
const STOPS_AT_IT = 1.5;

interface Variant {
  pattern: string;
  flags: string;
  weight: number;
  evidence?: number;
}

function* variants(node: t.RegExpLiteral, site: Site): Iterable<Variant> {
  const { pattern, flags } = node;
  for (const [flag, weight] of [
    ["g", 0.9],
    ["i", 0.8],
    ["m", 0.6],
    ["u", 0.4],
    ["s", 0.5],
  ] as const) {
    yield {
      pattern,
      flags: flags.includes(flag) ? flags.replace(flag, "") : flags + flag,
      weight: flags.includes(flag) ? weight * 0.6 : weight,
    };
  }
  for (const [changed, weight] of [
    ...anchors(pattern),
    ...pieces(pattern),
    ...classes(pattern, site),
    ...wider(pattern, site),
    ...signs(pattern),
    ...runs(pattern),
    ...heads(pattern),
    ...swappedGroups(pattern),
    ...between(pattern, site),
    ...borders(pattern, site, node),
    ...spellings(pattern),
    ...alike(pattern, site),
  ])
    yield { pattern: changed, flags, weight };
  for (const [changed, weight] of stops(pattern, flags, site)) yield { pattern: changed, flags, weight, evidence: STOPS_AT_IT };
  for (const [changed, more, weight] of letters(pattern, flags, site)) yield { pattern: changed, flags: more, weight };
  for (const [changed, weight] of pieces(pattern))
    if (!flags.includes("g")) yield { pattern: changed, flags: `${flags}g`, weight: weight * 0.2 };
}

/** Of an issue, that a class may have. */
const MOST_SIGNS = 6;
const TIMES = /(?:[+*?]|\{\d*,?\d*\})\??/y;
const OPENS = /\((?:\?(?:<\w+>|[:=!]|<[=!]))?/y;
const CLASS = /\[\^?\]?(?:\\.|[^\]\\])*\]/y;

function endOf(sticky: RegExp, pattern: string, at: number): number | null {
  sticky.lastIndex = at;
  return sticky.test(pattern) ? sticky.lastIndex : null;
}

function endOfAtom(pattern: string, at: number, end: number): number {
  const char = pattern.charAt(at);
  if (char === "\\") return Math.min(at + 2, end);
  if (char === "[") return endOf(CLASS, pattern, at) ?? at + 1;
  if (char !== "(") return at + 1;
  let inside = at + 1;
  while (inside < end && pattern.charAt(inside) !== ")") inside = endOfAtom(pattern, inside, end);
  return Math.min(inside + 1, end);
}

/** Where each part begins and ends, groups whole and with how often it comes; what stands within groups too. */
function* atomsOf(pattern: string, from: number, end: number): Iterable<readonly [number, number]> {
  let at = from;
  while (at < end) {
    if (")|".includes(pattern.charAt(at))) {
      at += 1;
      continue;
    }
    const close = endOfAtom(pattern, at, end);
    const whole = endOf(TIMES, pattern, close) ?? close;
    yield [at, whole];
    const inner = pattern.charAt(at) === "(" ? endOf(OPENS, pattern, at) : null;
    if (inner !== null) yield* atomsOf(pattern, inner, close - 1);
    at = whole;
  }
}

/** `(!)?(\(.+\))?` → `(\(.+\))?(!)?`: what may come in another order, a group and what stands beside it. */
function* swappedGroups(pattern: string): Iterable<[string, number]> {
  const ends = new Map(atomsOf(pattern, 0, pattern.length));
  for (const [start, end] of ends) {
    const after = ends.get(end);
    const [one, two] = [pattern.slice(start, end), pattern.slice(end, after ?? end)];
    if (after === undefined || one === two || /^(?:\^|\(\?[=!<])/.test(one) || two === "$") continue;
    if (one.startsWith("(") || two.startsWith("(")) yield [`${pattern.slice(0, start)}${two}${one}${pattern.slice(after)}`, 0.35];
  }
}

function* anchors(pattern: string): Iterable<[string, number]> {
  const start = pattern.startsWith("^");
  const end = pattern.endsWith("$") && !pattern.endsWith("\\$");
  if (start) yield [pattern.slice(1), 0.6];
  else yield [`^${pattern}`, 0.7];
  if (end) yield [pattern.slice(0, -1), 0.6];
  else yield [`${pattern}$`, 0.7];
  // Taken away at one end alone.
  if (start !== end && !pattern.includes("|")) {
    const body = pattern.replace(/^\^|\$$/g, "");
    yield [`^${body}|${body}$`, 0.6];
  }
  const grouped = pattern.includes("|") ? `(?:${pattern})` : pattern;
  if (!start && !end) yield [`^${grouped}$`, 0.7];
  if (pattern.includes("|") && start !== end) yield [`^(?:${pattern.replace(/^\^|\$$/g, "")})$`, 0.7];
  if (pattern.includes("|") && start && end) yield [`^(?:${pattern.slice(1, -1)})$`, 0.8];
  const body = /^\((?:\?:)?[^()]*\)$/.test(pattern) ? pattern : grouped;
  yield [`\\b${body}\\b`, /^\(?(?:\?:)?\w/.test(pattern) ? 0.7 : 0.35];
  if (/^(?:\(\?:|\()?\w/.test(pattern)) yield [`\\b${body}`, 0.5];
}

/** `\\w` → `[\\w.]`, with signs that the issue has. */
function* wider(pattern: string, site: Site): Iterable<[string, number]> {
  const told = new Set([...site.pool.issueStrings].flatMap((text) => text.match(/[^\w\s]/g) ?? []));
  const inClass = [...pattern.matchAll(new RegExp(CLASS.source, "g"))].map(
    ({ 0: whole, index }) => [index, index + whole.length] as const,
  );
  for (const { 0: escape, index } of pattern.matchAll(/\\[wd]/g)) {
    if (inClass.some(([start, end]) => index > start && index < end)) continue;
    for (const sign of [...told].slice(0, MOST_SIGNS))
      yield [`${pattern.slice(0, index)}[${escape}${escaped(sign)}]${pattern.slice(index + 2)}`, 0.6];
  }
}

/** Quantifiers, escapes and dots, one at a time. */
function* pieces(pattern: string): Iterable<[string, number]> {
  let inClass = false;
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern.charAt(i);
    const splice = (length: number, text: string): string => pattern.slice(0, i) + text + pattern.slice(i + length);
    if (char === "\\") {
      const pair = pattern.slice(i, i + 2);
      for (const [from, to, weight] of ESCAPES)
        if (pair === from && !(inClass && to.startsWith("[")))
          yield [splice(2, inClass ? to.replace(/^\[(.*)\]$/, "$1") : to), weight];
      if (!inClass && pair === "\\d" && !/-\??$|[\d\]}]$/.test(pattern.slice(0, i)))
        yield [`${pattern.slice(0, i)}-?${pattern.slice(i)}`, 0.35];
      const next = /^[+*?]+\)*(\\[^\w\s]|[^\w\s\\()[\]{}|$^.])/.exec(pattern.slice(i + 2))?.[1];
      if (!inClass && next !== undefined && /^\\[wdS]$/.test(pair)) yield [splice(2, `[^${next}]`), 0.4];
      i += 1;
      if (!inClass && !/[*+?{]/.test(pattern.charAt(i + 1))) yield* quantify(pattern, i + 1);
    } else if (inClass) {
      if (char !== "]") continue;
      inClass = false;
      if (!/[*+?{]/.test(pattern.charAt(i + 1))) yield* quantify(pattern, i + 1);
    } else if (char === "[") inClass = true;
    else if (char === ".") {
      yield [splice(1, "\\."), 0.6];
      yield [splice(1, "[\\s\\S]"), 0.5];
      if (!/[*+?{]/.test(pattern.charAt(i + 1))) yield* quantify(pattern, i + 1);
    } else if (char === "+") {
      yield [splice(1, "*"), 0.7];
      yield [splice(1, "+?"), 0.5];
      yield [splice(1, ""), 0.4];
    } else if (char === "*") {
      yield [splice(1, "+"), 0.7];
      yield [splice(1, "*?"), 0.6];
    } else if (char === "?" && i > 0 && !"(*+?}".includes(pattern.charAt(i - 1))) {
      yield [splice(1, ""), 0.5];
      yield [splice(1, "*"), 0.6];
      yield [splice(1, "+"), 0.5];
    } else if (char === "?" && "*+".includes(pattern.charAt(i - 1))) yield [splice(1, ""), 0.4];
    else if (char === "{") yield* counts(pattern, i);
    else if (
      /[:;"'=@#!~&%<>]/.test(char) &&
      i > 0 &&
      !/[*+?{]/.test(pattern.charAt(i + 1)) &&
      !/\(\?<?$/.test(pattern.slice(0, i))
    )
      yield [splice(1, `${char}?`), 0.45];
    else if (char === ")" || /[\w ,-]/.test(char)) {
      if (!/[*+?{]/.test(pattern.charAt(i + 1))) yield* quantify(pattern, i + 1, char === ")" ? 1 : 0.5);
    }
  }
}

const ESCAPES: readonly (readonly [string, string, number])[] = [
  ["\\d", "[\\d.]", 0.5],
  ["\\d", "\\w", 0.3],
  ["\\w", "[\\w-]", 0.6],
  ["\\w", "[\\w.-]", 0.4],
  ["\\w", "\\S", 0.3],
  ["\\w", "[a-zA-Z]", 0.3],
  ["\\w", "[a-zA-Z0-9]", 0.3],
  ["\\s", " ", 0.3],
  ["\\s", "[\\s_-]", 0.4],
  ["\\S", "\\w", 0.3],
  ["\\b", "", 0.4],
  ["\\b", "\\B", 0.2],
  ["\\.", ".", 0.2],
  ["\\n", "\\r?\\n", 0.7],
  ["\\W", "[^\\w-]", 0.4],
  ["\\D", "[^\\d.]", 0.4],
  ["\\.", "[.,]", 0.3],
];

const OFTEN = ["_", "-", ".", "+", "'", "$", " ", "/", ":"];
/** Also, in a class of some signs alone. */
const FEW = [";", "#", ",", "=", "!", "?", "*", "|"];

/** Characters added to or taken from a class; those of the issue's strings first. */
function* classes(pattern: string, site: Site): Iterable<[string, number]> {
  const wanted = new Set<string>();
  for (const text of site.pool.issueStrings) for (const char of text) if (wanted.size < 40) wanted.add(char);
  for (const match of pattern.matchAll(/\[(\^?)((?:\\.|[^\]\\])*)\]/g)) {
    const [whole, not = "", body = ""] = match;
    const put = (text: string): string => pattern.slice(0, match.index) + text + pattern.slice(match.index + whole.length);
    // From one sign to another is seldom meant: `[+-.]` takes the comma too.
    for (const { 0: range, index } of body.matchAll(/(?<!\\)[^\w\s\\]-[^\w\s\\\]]/g)) {
      const meant = `${body.slice(0, index + 1)}\\${body.slice(index + 1)}`;
      if (range !== body) yield [put(`[${not}${meant}]`), 0.95];
    }
    const tried = new Set<string>();
    for (const char of [...wanted]
      .filter((item) => !/[a-zA-Z0-9]/.test(item))
      .concat(OFTEN, body.length < 6 && !/\w/.test(body) ? FEW : [], not !== "" && body.includes(";") ? ["}"] : [])) {
      if (tried.has(char) || body.includes(escaped(char))) continue;
      tried.add(char);
      yield [put(withMore(whole, escaped(char))), wanted.has(char) ? 0.6 : 0.4];
    }
    // `[89]` tells the signs that are admitted one by one: the example's may be one that was forgotten.
    if (/^[a-z\d]{2,}$/i.test(body))
      for (const char of [...wanted].filter((item) => /[a-z\d]/i.test(item) && !body.includes(item)))
        yield [put(`[${not}${[...body, char].sort().join("")}]`), 0.9];
    for (const { 0: range } of body.matchAll(/([a-z])-([a-z])|([A-Z])-([A-Z])/g)) {
      const other = range === range.toLowerCase() ? range.toUpperCase() : range.toLowerCase();
      if (range !== "a-z" && range !== "A-Z" && !body.includes(other)) yield [put(withMore(whole, other)), 0.9];
    }
    for (const letter of body.match(/(?<![\\-])[a-zA-Z](?!-)/g) ?? []) {
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      if (body.length < 4 && !body.includes(other)) yield [put(withMore(whole, other)), 0.8];
    }
    // Of an address a part ends at either mark.
    if (not !== "" && body.includes("/") && !/[?#]/.test(body)) yield [put(withMore(whole, "?#")), 0.7];
    if (body.includes("\\n") && !body.includes("\\r")) yield [put(withMore(whole, "\\r")), 0.7];
    for (const range of ["0-9", "a-z", "A-Z", "\\s", "\\d", "\\w", "a-zA-Z", "\\r\\n"])
      if (!body.includes(range)) yield [put(withMore(whole, range)), isShown(range, body, wanted) ? 0.9 : 0.5];
    yield* marks(pattern, whole, match.index, put);
    for (const [other, weight] of insteadOf(pattern, whole, match.index)) yield [put(other), weight];
    yield [put(not === "" ? `[^${body}]` : `[${body}]`), 0.35];
    for (const piece of body.match(/\\.|.-.|./g) ?? [])
      if (piece !== body) yield [put(`[${not}${body.replace(piece, "")}]`), 0.35];
  }
}

/** A class of letters, and the example has digits. */
function isShown(range: string, body: string, wanted: ReadonlySet<string>): boolean {
  return (
    /^(?:0-9|\\d)$/.test(range) &&
    /[a-z]-[a-z]/i.test(body) &&
    !/\d|\\[dw]/.test(body) &&
    [...wanted].some((sign) => /\d/.test(sign))
  );
}

/** Signs that a pattern is made with. */
const MARKS = String.raw`.*+?^${"$"}{}()|[]\-/`;
const MOST_MARKS = 5;

/** A class of the signs to escape that lacks one of them, or the very sign that stands before it: `%[sd]` → `%[sd%]`. */
function* marks(pattern: string, whole: string, at: number, put: (text: string) => string): Iterable<[string, number]> {
  const has = (sign: string): boolean => whole.slice(1, -1).includes(sign === "\\" ? "\\\\" : sign);
  const lacking = [...MARKS].filter((sign) => !has(sign));
  const known = MARKS.length - lacking.length;
  if (known > lacking.length && !whole.startsWith("[^"))
    for (const sign of lacking.slice(0, MOST_MARKS))
      yield [put(withMore(whole, escaped(sign))), "\\-".includes(sign) ? 0.9 : 0.6];
  const before = /(?:^|[^\\])([^\w\s\\()[\]{}|^$.*+?])$/.exec(pattern.slice(0, at))?.[1];
  if (before !== undefined && /^\[\w+\]$/.test(whole) && !has(before)) yield [put(withMore(whole, escaped(before))), 0.6];
}

/** What may stand for a whole class: what is looser, all but what follows, what the pattern has elsewhere. */
function* insteadOf(pattern: string, whole: string, at: number): Iterable<[string, number]> {
  for (const [other, weight] of [
    ["\\S", 0.15],
    [".", 0.1],
    ["\\w", 0.12],
  ] as const)
    yield [other, weight];
  const after = pattern.slice(at + whole.length).replace(/^[+*?)]+/, "");
  const sign = /^\\[^\w\s]|^[^\\[({|$^]/.exec(after)?.[0];
  if (sign !== undefined) yield [`[^${sign}]`, 0.45];
  for (const [other] of pattern.matchAll(/\[(?:\\.|[^\]\\])*\]/g)) if (other !== whole) yield [other, 0.3];
}

function* signs(pattern: string): Iterable<[string, number]> {
  const body = pattern.replace(/^\^/, "");
  const head = pattern.startsWith("^") ? "^" : "";
  for (const prefix of ["-?", "[+-]?", "\\s*", "#?"]) if (!body.startsWith(prefix)) yield [`${head}${prefix}${body}`, 0.45];
  // What begins something only where nothing, or a blank, stands before it.
  const [, blanks = ""] = /^(\\s[*+]?)/.exec(pattern) ?? [];
  if (head === "") {
    const rest = pattern.slice(blanks.length);
    yield [`(?:^|\\s${blanks === "" || blanks === "\\s" ? "" : "+"})${rest}`, 0.4];
  }
  const tail = pattern.endsWith("$") ? "$" : "";
  const front = tail === "" ? pattern : pattern.slice(0, -1);
  for (const suffix of ["\\s*", "(?:\\.\\d+)?", "?", "\\/?"]) yield [`${front}${suffix}${tail}`, 0.35];
  // Where the pattern ends, something has to follow, or must not.
  const last = /(?:\\.|[^\\])$/.exec(front)?.[0] ?? "";
  if (tail === "")
    for (const suffix of [".", "(?!$)", `[^${/^[\^\]-]$/.test(last) ? `\\${last}` : last}]`, "$", "\\b"])
      yield [`${front}${suffix}`, 0.5];
}

export function isRegExp(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return pattern !== "";
  } catch {
    return false;
  }
}
