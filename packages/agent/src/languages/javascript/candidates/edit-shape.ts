import { endsAlike } from "../../../run/text-places.ts";
import type { Proposal, SourceFile } from "./types.ts";

/** What an edit takes away and puts in, with names, numbers and strings left out: `→ || _ === undefined`. */
export interface EditShape {
  fine: string;
  /** Operators, punctuation and key words only. */
  coarse: string;
  removed: number;
  inserted: number;
  /** Names that are put in, as written. */
  names: string[];
  /** All that is taken away and put in, as written. */
  taken: string[];
  given: string[];
  /** How many of the edit's own tokens stand before these and stay. */
  head: number;
}

const TOKEN =
  /[A-Za-z_$][\w$]*|\d[\w.]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[=!]==?|>>>=?|<<=?|>>=?|\*\*=?|[<>]=|=>|&&=?|\|\|=?|\?\?=?|\?\.|\+\+|--|[+\-*/%&|^]=|\.{3}|\S/g;
const PATTERN_TOKEN = /\\.|\[\^|\(\?[:=!]|\{\d*,?\d*\}|[\s\S]/g;
const MOST_TOKENS = 14;
const MOST_REMEMBERED = 20_000;
const LONGEST = 2_000;

const KEY_WORDS = new Set(
  "return if else for while do switch case break continue throw try catch finally new typeof instanceof in of delete void await yield async function class this super null true false undefined NaN Infinity const let var arguments".split(
    " ",
  ),
);
/** Names that mean the same in every file. */
const KNOWN = new Set(
  [Array, Object, String, Number, RegExp, Date, Map, Set, Promise, Function, Symbol, Error].flatMap((one) => [
    one.name,
    ...Object.getOwnPropertyNames(one),
    ...Object.getOwnPropertyNames(one.prototype),
  ]),
);
for (const name of [
  "Math",
  "JSON",
  "Boolean",
  "TypeError",
  "RangeError",
  "parseInt",
  "parseFloat",
  "isNaN",
  "isFinite",
  "Buffer",
  "require",
  ...Object.getOwnPropertyNames(Math),
])
  KNOWN.add(name);

/** The tokens of a text as edits are compared by them. */
export function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

const known = new WeakMap<Proposal, EditShape>();

/** The shape of one edit, looked at once; that of a long one says only that. */
export function shapeOf(source: SourceFile, edit: Proposal): EditShape {
  let shape = known.get(edit);
  if (shape === undefined) known.set(edit, (shape = findShape(source, edit)));
  return shape;
}

function findShape(source: SourceFile, edit: Proposal): EditShape {
  const before = source.text.slice(edit.start, edit.end);
  if (before.length + edit.replacement.length > LONGEST)
    return { fine: "long", coarse: "long", removed: 99, inserted: 99, names: [], taken: [], given: [], head: 0 };
  const isPattern = /^\/./.test(before) && /^\/.+\/[a-z]*$/.test(edit.replacement);
  const token = isPattern ? PATTERN_TOKEN : TOKEN;
  const [was, becomes] = [before.match(token) ?? [], edit.replacement.match(token) ?? []];
  const { head, tail } = endsAlike(was, becomes);
  const [taken, given] = [was.slice(head, was.length - tail), becomes.slice(head, becomes.length - tail)];
  let [old, fresh] = [taken, given];
  const removed = old.length;
  const inserted = fresh.length;
  const names = isPattern ? [] : namesOf(fresh, old);
  const [inNew, inOld] = [indexIn(fresh, old), indexIn(old, fresh)];
  if (inNew >= 0 && old.length > 0) [old, fresh] = [[], fresh.toSpliced(inNew, old.length, "\u0000")];
  else if (inOld >= 0 && fresh.length > 0) [old, fresh] = [old.toSpliced(inOld, fresh.length, "\u0000"), []];
  const about = isPattern ? "regex " : "";
  return {
    fine: about + print(old, fresh, isPattern ? patternKind : fineKind),
    coarse: about + print(old, fresh, isPattern ? patternKind : coarseKind),
    removed,
    inserted,
    names,
    taken,
    given,
    head,
  };
}

function indexIn(list: readonly string[], part: readonly string[]): number {
  for (let at = 0; at + part.length <= list.length; at++) if (part.every((token, index) => list[at + index] === token)) return at;
  return -1;
}

function namesOf(fresh: readonly string[], old: readonly string[]): string[] {
  return fresh.filter((token) => /^[A-Za-z_$]/.test(token) && !KEY_WORDS.has(token) && !KNOWN.has(token) && !old.includes(token));
}

function print(old: readonly string[], fresh: readonly string[], kind: (token: string) => string): string {
  return `${textOf(old, kind)}→${textOf(fresh, kind)}`;
}

/** The kinds of tokens, members of members as one name. */
function textOf(tokens: readonly string[], kind: (token: string) => string): string {
  const kinds: string[] = [];
  for (const token of tokens) {
    const next = kind(token);
    const isMember = next === "id" && kinds.at(-1) === "." && kinds.at(-2) === "id";
    if (isMember) kinds.pop();
    else kinds.push(next);
  }
  return kinds.length > MOST_TOKENS ? `${kinds.slice(0, 6).join(" ")} …` : kinds.join(" ");
}

/** Tokens come again and again: each is looked at once. */
function remembered(kindOf: (token: string) => string): (token: string) => string {
  const known = new Map<string, string>();
  return (token) => {
    let kind = known.get(token);
    if (kind === undefined) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(token, (kind = kindOf(token)));
    }
    return kind;
  };
}

const fineKind = remembered((token) => {
  if (token === "\u0000") return "_";
  if (/^[A-Za-z_$]/.test(token)) return KEY_WORDS.has(token) || KNOWN.has(token) ? token : "id";
  if (/^\d/.test(token)) return /^[012]$/.test(token) ? token : "num";
  return /^["'`]/.test(token) ? (token.length === 2 ? "''" : "str") : token;
});

const coarseKind = remembered((token) => {
  if (token === "\u0000") return "_";
  if (/^[A-Za-z_$]/.test(token)) return KEY_WORDS.has(token) ? token : "id";
  return /^[\d"'`]/.test(token) ? "lit" : token;
});

function patternKind(token: string): string {
  if (token === "\u0000") return "_";
  return /^[a-zA-Z]$/.test(token) ? "a" : /^\d$/.test(token) ? "0" : token;
}
