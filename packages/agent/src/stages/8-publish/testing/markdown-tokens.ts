import type { Token, Tokens } from "marked";

export function isTable(token: Token): token is Tokens.Table {
  return token.type === "table";
}

/** The tokens within one: cells, items, or what stands in it. */
export function children(token: Token): Token[] {
  if (isTable(token)) return [...token.header, ...token.rows.flat()].flatMap((cell) => cell.tokens);
  const items = "items" in token && Array.isArray(token.items) ? token.items : [];
  return [...("tokens" in token ? (token.tokens ?? []) : []), ...items];
}

/** All tokens at any depth. */
export function all(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => [token, ...all(children(token))]);
}

/** What a host shows as text and looks for references in; code and what is a link already are left alone by all of them. */
export function texts(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "link") return "";
      const inner = children(token);
      if (inner.length > 0) return `\n${texts(inner)}`;
      return token.type === "text" || token.type === "escape" ? decode(token.text) : "";
    })
    .join("");
}

function decode(text: string): string {
  return text.replaceAll("&#124;", "|");
}
