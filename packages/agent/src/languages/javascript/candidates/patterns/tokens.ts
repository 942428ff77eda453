/** A part of a pattern as it is written, with how often it comes. */
export interface Token {
  sort: "sign" | "class" | "dot" | "open" | "close" | "bar" | "anchor";
  /** Without how often it comes. */
  text: string;
  times: string;
  start: number;
  /** Behind how often it comes. */
  end: number;
}

const TOKEN =
  /(\((?:\?(?:<\w+>|[:=!]|<[=!]))?)|(\))|(\|)|(\^|\$|\\[bB])|(\[\^?\]?(?:\\.|[^\]\\])*\]|\\(?:[dDwWsS]|[pP]\{[^}]*\}))|(\.)|(\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]+\}|\\x[\da-fA-F]{2}|\\k<\w+>|\\c[a-zA-Z]|\\.|[^\\])/sy;
const TIMES = /(?:[+*?]|\{\d+,?\d*\})\??/y;
const SORTS = ["open", "close", "bar", "anchor", "class", "dot", "sign"] as const;

/** A pattern from its beginning to its end, groups as what opens and closes them. */
export function tokensOf(pattern: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < pattern.length;) {
    TOKEN.lastIndex = at;
    const [text = pattern.charAt(at), ...found] = TOKEN.exec(pattern) ?? [];
    const sort = SORTS[found.findIndex((one) => one !== undefined)] ?? "sign";
    TIMES.lastIndex = at + text.length;
    const times = sort === "open" || sort === "bar" ? "" : (TIMES.exec(pattern)?.[0] ?? "");
    const end = at + text.length + times.length;
    tokens.push({ sort, text, times, start: at, end });
    at = end;
  }
  return tokens;
}

/** A pattern with other texts in place of some of its tokens, in their order. */
export function withTokens<T extends Pick<Token, "start" | "end">>(
  pattern: string,
  tokens: readonly T[],
  textFor: (token: T) => string,
): string {
  return tokens.reduceRight((text, token) => text.slice(0, token.start) + textFor(token) + text.slice(token.end), pattern);
}

/** Where the group that opens at a token closes; null in a pattern that is none. */
export function closeOf(tokens: readonly Token[], open: number): number | null {
  let depth = 0;
  for (const [index, { sort }] of tokens.entries()) {
    if (index < open) continue;
    if (sort === "open") depth += 1;
    if (sort === "close") depth -= 1;
    if (depth === 0) return index;
  }
  return null;
}

/** The sign that a token stands for; null for what stands for several. */
export function signOf({ sort, text }: Token): string | null {
  if (sort !== "sign") return null;
  if (text.length === 1) return text;
  return /^\\[^\w]$/.test(text) ? text.charAt(1) : null;
}
