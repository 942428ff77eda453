import type { Site } from "../types.ts";
import { inClass, tokensOf, withMore, withTokens, type Edit, type Token } from "./regex-tokens.ts";

const MOST_SIGNS = 6;

/** The same at all parts that are alike: `^-|-$` → `^-+|-+$`, `[a-z][\w]*` → `[a-z$][\w$]*`, `^a|b` → `^a|^b`. */
export function* alike(pattern: string, site: Site): Iterable<Edit> {
  const tokens = tokensOf(pattern);
  yield* times(pattern, tokens);
  yield* classes(pattern, tokens, site);
  yield* branches(pattern, tokens);
}

function* times(pattern: string, tokens: readonly Token[]): Iterable<Edit> {
  const same = Map.groupBy(
    tokens.filter((one) => one.times === "" && (one.sort === "sign" || one.sort === "class" || one.sort === "dot")),
    ({ text }) => text,
  );
  for (const [text, found] of same)
    if (found.length === 2 && !/^[a-zA-Z]$/.test(text)) {
      yield [withTokens(pattern, found, () => `${text}+`), 0.7];
      yield [withTokens(pattern, found, () => `${text}*`), 0.4];
    }
}

function* classes(pattern: string, tokens: readonly Token[], { pool }: Site): Iterable<Edit> {
  const all = tokens.filter((one) => one.sort === "class" && !/^\[\^|^\\[SWDPps]/.test(one.text));
  if (all.length < 2) return;
  const told = [...new Set([...pool.issueStrings].flatMap((text) => text.match(/[^\w\s]/g) ?? []))].slice(0, MOST_SIGNS);
  for (const sign of new Set([...told, "$", "-", "_", "."])) {
    const lacking = all.filter(({ text }) => !text.includes(inClass(sign)) && !(sign === "_" && text.includes(String.raw`\w`)));
    if (lacking.length < 2) continue;
    yield [withTokens(pattern, lacking, (one) => withMore(one.text, inClass(sign)) + one.times), told.includes(sign) ? 0.6 : 0.4];
  }
}

/** Ends of a pattern that are one branch's alone. */
function* branches(pattern: string, tokens: readonly Token[]): Iterable<Edit> {
  const bars = barsOf(tokens);
  if (bars.length === 0) return;
  const [start, end] = [pattern.startsWith("^"), pattern.endsWith("$") && !pattern.endsWith("\\$")];
  if (start && !end) yield [`^(?:${pattern.slice(1)})`, 0.8];
  if (end && !start) yield [`(?:${pattern.slice(0, -1)})$`, 0.8];
  if (start) yield [withTokens(pattern, bars, () => "|^"), 0.8];
  if (end) yield [withTokens(pattern, bars, () => "$|"), 0.8];
  if (start && end) yield [withTokens(pattern, bars, () => "$|^"), 0.5];
}

function barsOf(tokens: readonly Token[]): Token[] {
  let depth = 0;
  return tokens.filter(({ sort }) => {
    if (sort === "open") depth += 1;
    if (sort === "close") depth -= 1;
    return sort === "bar" && depth === 0;
  });
}
