import { Script } from "node:vm";
import type { Pool } from "../../types.ts";
import { inClass, literally, spelled, withMore, type Edit } from "../syntax.ts";
import { shareAmong, toldOf, type Told } from "../told.ts";
import { inRealm } from "../realm.ts";
import { tokensOf, type Token } from "../tokens.ts";

const LONGEST = 40;
const MOST_TEXTS = 10;
/** Texts and edits that are tried: each is a pattern to compile. */
const MOST_STOPPED = 3;
const MOST_TRIED = 90;
const MOST_EDITS = 10;
const PATIENCE_MS = 60;

/** A text of the example that the pattern stops at: what stops it may come there. `^\d+$` and `-5` → `^-?\d+$`. */
export function* stops(pattern: string, flags: string, pool: Pool): Iterable<Edit> {
  const texts = [...pool.issueStrings].filter((text) => text.length > 1 && text.length <= LONGEST);
  if (texts.length === 0) return;
  const told = toldOf(pool);
  const tokens = tokensOf(pattern);
  const stopped = stoppedBy(pattern, flags, texts.slice(0, MOST_TEXTS));
  const seen = new Set<string>();
  // What comes near to a match is likelier to be meant.
  const nearest = stopped.toSorted((a, b) => Number(b.pieces.length > 0) - Number(a.pieces.length > 0)).slice(0, MOST_STOPPED);
  for (const { text, pieces } of nearest) {
    const edits = [
      ...pieces.flatMap((piece) =>
        admitting(pattern, tokens, { piece, isFirst: text.startsWith(piece), isLast: text.endsWith(piece), told }),
      ),
      ...oneMore(pattern, tokens, text),
      ...withoutSome(pattern, tokens),
    ]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST_TRIED);
    let count = 0;
    for (const index of matching(
      edits.map(([edit]) => edit),
      flags,
      text,
    )) {
      const edit = edits[index];
      if (edit === undefined || seen.has(edit[0]) || count >= MOST_EDITS) continue;
      seen.add(edit[0]);
      count += 1;
      yield edit;
    }
  }
}

const PIECES = new Script(`JSON.stringify((() => {
  const asked = new RegExp(pattern, flags.replace(/[gy]/g, ""));
  const found = [];
  for (const text of texts) {
    if (asked.test(text)) continue;
    const pieces = new Set();
    const word = /^\\w+\\s+/.exec(text)?.[0];
    if (word !== undefined && asked.test(text.slice(word.length))) pieces.add(word);
    for (let size = 1; size <= 12 && pieces.size < 3; size++)
      // What stands at the end is likelier to be meant.
      for (let at = text.length - size; at >= 0; at--)
        if (asked.test(text.slice(0, at) + text.slice(at + size))) pieces.add(text.slice(at, at + size));
    found.push({ text, pieces: [...pieces].slice(0, 3) });
  }
  return found;
})())`);

/** What each text that does not match would have to do without. */
function stoppedBy(pattern: string, flags: string, texts: readonly string[]): { text: string; pieces: string[] }[] {
  return inRealm(PIECES, { pattern, flags, texts }, PATIENCE_MS) ?? [];
}

const MATCHING = new Script(`JSON.stringify(patterns.flatMap((pattern, index) => {
  try { return new RegExp(pattern, flags.replace(/[gy]/g, "")).test(text) ? [index] : []; } catch { return []; }
}))`);

function matching(patterns: readonly string[], flags: string, text: string): number[] {
  return inRealm(MATCHING, { patterns, flags, text }, PATIENCE_MS) ?? [];
}

interface Admitted {
  piece: string;
  /** The text begins with it, or ends. */
  isFirst: boolean;
  isLast: boolean;
  told: Told;
}

/** The pattern with a piece of text admitted at each of its places, or of its classes. */
function admitting(pattern: string, tokens: readonly Token[], { piece, isFirst, isLast, told }: Admitted): Edit[] {
  const edits: Edit[] = [];
  const signs = [...new Set(piece)];
  const isOfKinds = new Set(signs.map((sign) => (/\w/.test(sign) ? "word" : /\s/.test(sign) ? "blank" : "sign"))).size > 1;
  const more = signs.map((sign) => (/\d/.test(sign) ? "0-9" : inClass(sign)));
  const weight = (isOfKinds ? 0.4 : 1) * Math.min(...signs.map((sign) => (/[a-z]/i.test(sign) ? 0.5 : shareAmong(sign, told))));
  for (const { sort, text, times, start, end } of tokens) {
    if (sort !== "class" || text.startsWith("[^") || /^\\[SWDpP]/.test(text)) continue;
    const swap = (part: string): string => pattern.slice(0, start) + part + pattern.slice(end);
    // More of the same.
    if (times === "" && isAllOf(text, piece)) edits.push([swap(`${text}+`), 1.1]);
    else if (signs.length <= 2) edits.push([swap(withMore(text, [...new Set(more)].join("")) + times), weight]);
  }
  const ends = tokens.map(({ end }) => end);
  const last = tokens.at(-1)?.text === "$" ? (tokens.at(-2)?.end ?? 0) : pattern.length;
  const isEnd = piece.length > 1 && isLast;
  // Words with a blank behind them stand in front.
  const isLoose = /^[A-Za-z]+\s+$/.test(piece) && !isFirst;
  const isBlank = /^\s+$/.test(piece);
  // A sign is part of what a group is for, and blanks are not.
  const isBeside = (at: number): boolean =>
    isBlank ? pattern.charAt(at) === ")" || pattern.charAt(at - 1) === "(" : pattern.charAt(at) === "(";
  const isBehindItself = (at: number): boolean => {
    const before = pattern.slice(0, at).replace(/\($/, "");
    return isBlank ? /(?: |\\s)[+*]?$/.test(before) || /^(?: |\\s)/.test(pattern.slice(at)) : before.endsWith(literally(piece));
  };
  const shareAt = (at: number): number =>
    (isLoose || (isEnd && at !== last) ? 0.6 : 1) * (isBeside(at) ? 0.95 : 1) * (isBehindItself(at) ? 0.5 : 1);
  for (const [form, likely] of formsOf(piece))
    for (const at of new Set([0, ...ends])) edits.push([pattern.slice(0, at) + form + pattern.slice(at), likely * shareAt(at)]);
  return edits.sort((a, b) => b[1] - a[1]);
}

/** Sets of sets are no pattern without a flag of their own. */
function isAllOf(set: string, piece: string): boolean {
  try {
    return new RegExp(`^${set}+$`).test(piece);
  } catch {
    return false;
  }
}

const MOST_PARTS = 5;

/** One more of several that are told one by one: `(px|em)` → `(px|em|%)`. */
function oneMore(pattern: string, tokens: readonly Token[], text: string): Edit[] {
  const parts = [...new Set(text.match(/[A-Za-z]+|[^\w\s]+/g) ?? [])].slice(0, MOST_PARTS);
  return tokens.flatMap((token, index) => {
    const isOfSeveral = token.sort === "close" && tokens.slice(0, index).some(({ sort }) => sort === "bar");
    if (!isOfSeveral) return [];
    const at = token.start;
    return parts.map((part): Edit => [`${pattern.slice(0, at)}|${spelled(part)}${pattern.slice(at)}`, 0.9]);
  });
}

const KINDS: readonly (readonly [set: string, one: RegExp])[] = [
  [String.raw`\d`, /^\d$/],
  ["[a-z]", /^[a-z]$/],
  ["[A-Z]", /^[A-Z]$/],
];

function formsOf(piece: string): Edit[] {
  if (/^\s+$/.test(piece)) return [[String.raw`\s*`, 1]];
  const kind = KINDS.find(([, one]) => one.test(piece));
  if (kind !== undefined)
    return [
      // Small letters make words: the very one is meant.
      [`${kind[0]}?`, /[a-z]/.test(piece) ? 0.5 : 0.8],
      [`${piece}?`, 0.6],
    ];
  if (piece.length === 1) return [[`${literally(piece)}?`, 0.9]];
  const written = spelled(piece).replaceAll(/ +/g, String.raw`\s+`);
  const loose = piece
    .split(/([A-Za-z]+|\d+|\s+)/)
    .map((part) => (/^\d/.test(part) ? String.raw`\d+` : /^\w/.test(part) ? String.raw`[\w-]+` : spelled(part)))
    .join("")
    .replaceAll(/ +/g, String.raw`\s+`);
  return /^[A-Za-z]+\s*$/.test(piece)
    ? [[`(?:${written})?`, /\s$/.test(piece) ? 1 : 0.7]]
    : [
        // Of several signs it is only this example's.
        [`(?:${loose})?`, /[^\w\s].*[^\w\s]/.test(piece) ? 0.5 : 0.8],
        [`(?:${written})?`, /[^\w\s].*[^\w\s]/.test(piece) ? 0.4 : 0.7],
      ];
}

const MOST_TOKENS = 14;

/** Parts that the pattern asks for, and the text may lack. */
function withoutSome(pattern: string, tokens: readonly Token[]): Edit[] {
  const edits: Edit[] = [];
  for (const [first, { sort, start }] of tokens.entries()) {
    if (sort === "anchor" || sort === "close" || sort === "bar") continue;
    let depth = 0;
    for (const [last, token] of tokens.entries()) {
      if (last < first || last - first >= MOST_TOKENS) continue;
      if (token.sort === "open") depth += 1;
      if (token.sort === "close") depth -= 1;
      if (depth < 0 || token.sort === "anchor" || token.sort === "bar") break;
      // From a sign on to the end is likelier than anything between.
      const isRest = sort === "sign" && (last === tokens.length - 1 || tokens[last + 1]?.text === "$");
      if (depth === 0 && last > first)
        edits.push([
          `${pattern.slice(0, start)}(?:${pattern.slice(start, token.end)})?${pattern.slice(token.end)}`,
          isRest ? 0.8 : 0.6,
        ]);
    }
  }
  return edits.sort((a, b) => b[1] - a[1]);
}
