import { escapePattern } from "../../../run/escape-pattern.ts";
import type { TextEdit } from "../../../types/candidate.ts";

const MOST = 8;

/** Where a part of a line stands, however its blanks and quotes are written, with the other one in its place. Pure. */
export function placesOfPart(text: string, from: string, to: string): Omit<TextEdit, "file">[] {
  const ends = /;\s*$/;
  const found = find(text, from, to);
  return found.length > 0 || !ends.test(from) ? found : find(text, from.replace(ends, ""), to.replace(ends, ""));
}

function find(text: string, from: string, to: string): Omit<TextEdit, "file">[] {
  const pattern = patternOf(from.trim());
  if (pattern === null) return [];
  const edits: Omit<TextEdit, "file">[] = [];
  for (const match of text.matchAll(pattern)) {
    edits.push({ start: match.index, end: match.index + match[0].length, replacement: to.trim() });
    if (edits.length > MOST) return [];
  }
  return edits;
}

function patternOf(code: string): RegExp | null {
  const tokens = code.match(/[\p{L}\p{N}_$]+|["'`]|[^\s\p{L}\p{N}_$]/gu);
  if (tokens === null) return null;
  const isWord = (token: string | undefined): boolean => /^[\p{L}\p{N}_$]/u.test(token ?? "");
  const written = tokens.map((token, at) => {
    const own = /["'`]/.test(token) ? "[\"'`]" : escapePattern(token);
    return at === 0 ? own : `${isWord(token) && isWord(tokens[at - 1]) ? String.raw`\s+` : String.raw`\s*`}${own}`;
  });
  const before = isWord(tokens[0]) ? String.raw`(?<![\p{L}\p{N}_$.])` : "";
  const after = isWord(tokens.at(-1)) ? String.raw`(?![\p{L}\p{N}_$])` : "";
  return new RegExp(before + written.join("") + after, "gu");
}
