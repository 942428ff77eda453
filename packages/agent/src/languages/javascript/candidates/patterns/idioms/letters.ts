import type { Pool } from "../../types.ts";
import { tokensOf, withTokens } from "../tokens.ts";

type Edit = readonly [pattern: string, flags: string, weight: number];

/** Letters beyond those of English: `\w` → `[\p{L}\p{N}_]` with the flag that this needs. */
export function* letters(pattern: string, flags: string, pool: Pool): Iterable<Edit> {
  const isShown = /[^\x00-\x7F]/.test([...pool.issueStrings].filter((text) => /\p{L}/u.test(text)).join(""));
  const unicode = /[uv]/.test(flags) ? flags : `${flags}u`;
  const tokens = tokensOf(pattern).filter(({ sort, text }) => sort === "class" && /\\[wW]|a-z/i.test(text) && !/\\p/.test(text));
  if (tokens.length === 0) return;
  const swap = (textFor: (text: string) => string): string =>
    withTokens(pattern, tokens, ({ text, times }) => textFor(text) + times);
  const weight = isShown ? 1 : 0.3;
  yield [swap(withLetters), unicode, weight];
  if (tokens.some(({ text }) => /\\w/i.test(text)))
    yield [swap((text) => withLetters(text).replace(String.raw`\p{N}_`, String.raw`\p{N}`)), unicode, weight * 0.4];
  if (tokens.some(({ text }) => /A-Z(?!a-z)|a-z(?!A-Z)/.test(text)))
    yield [
      swap((text) =>
        withLetters(text.replace(/(?<!a-z)A-Z(?!a-z)/, String.raw`\p{Lu}`).replace(/(?<!A-Z)a-z(?!A-Z)/, String.raw`\p{Ll}`)),
      ),
      unicode,
      weight,
    ];
  const told = [...new Set([...pool.issueStrings].flatMap((text) => text.match(/[\u00c0-\u024f]/g) ?? []))];
  if (told.length === 0) return;
  yield [
    swap((text) => (text.startsWith("[") ? `${text.slice(0, -1)}À-ÿ]` : text === String.raw`\w` ? `[${text}À-ÿ]` : text)),
    flags,
    0.5,
  ];
}

function withLetters(text: string): string {
  const all = String.raw`\p{L}\p{N}_`;
  if (text === String.raw`\w`) return `[${all}]`;
  if (text === String.raw`\W`) return `[^${all}]`;
  return text.replace(String.raw`\w`, all).replace(/a-zA-Z|A-Za-z|a-z|A-Z/, String.raw`\p{L}`);
}
