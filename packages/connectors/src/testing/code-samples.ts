import fc from "fast-check";
import { marked } from "marked";

const PIECE = fc.constantFrom(
  "a",
  "cart_total",
  " ",
  "  ",
  "\t",
  "`",
  "```",
  "<b>",
  "</pre>",
  "<adf>",
  "&",
  "&lt;",
  "&&",
  "|",
  "*",
  "\\",
  "~~~",
  "# ",
  "- ",
  "🐛",
  "é",
  '"',
  "]",
  "https://a.test/?b=c&d",
);

/** Content of inline code: Markdown has none that is empty or blank, and none that spans lines. */
export const INLINE_CODE = fc
  .array(PIECE, { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join("").trim())
  .filter((code) => code !== "");

/** Content of code blocks, with either kind of line end. */
export const CODE = fc
  .array(fc.oneof(PIECE, fc.constantFrom("\n", "\r\n", "\n\n")), { minLength: 1, maxLength: 16 })
  .map((parts) => parts.join(""))
  .filter((code) => code.trim() !== "" && !/^\s*[\r\n]|[\r\n]\s*$/.test(code));

/** As any reader of Markdown finds them; line ends are "\n" there. */
export function codeIn(markdown: string): { blocks: string[]; inline: string[] } {
  const found = { blocks: [] as string[], inline: [] as string[] };
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "code") found.blocks.push(token["text"] as string);
    if (token.type === "codespan") found.inline.push(token["text"] as string);
  });
  return found;
}

export function withUnixLines(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
