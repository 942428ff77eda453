import { marked, type Tokens } from "marked";

/** Of a comment, in UTF-16 units. */
export const MOST_TEXT = 16_384;
const NOTE = "\n\n*(Shortened: the rest does not fit into a comment.)*";

/** Up to a line's or a word's end where there is one. */
function head(text: string, length: number): string {
  const cut = text.slice(0, Math.max(0, length)).replace(/[\uD800-\uDBFF]$/, "");
  const end = Math.max(cut.lastIndexOf("\n"), cut.lastIndexOf(" "));
  return end > 0 ? cut.slice(0, end) : cut;
}

function isFenced(token: { type: string; raw: string }): token is Tokens.Code {
  return token.type === "code" && /^ {0,3}(?:```|~~~)/.test(token.raw);
}

/** A block's beginning that is a whole block itself: code stays code. */
function headOfBlock(token: { type: string; raw: string }, length: number): string {
  if (!isFenced(token)) return head(token.raw, length);
  const [marks = ""] = /`{3,}|~{3,}/.exec(token.raw) ?? [];
  const opening = token.raw.slice(0, token.raw.indexOf("\n") + 1);
  const room = length - opening.length - marks.length - 1;
  return room <= 0 ? "" : `${opening}${head(token.raw.slice(opening.length), room)}\n${marks}`;
}

/** Markdown that fits into a comment, with a note where something was left out. */
export function shortened(markdown: string): string {
  if (markdown.length <= MOST_TEXT) return markdown;
  let room = MOST_TEXT - NOTE.length;
  let kept = "";
  for (const token of marked.lexer(markdown)) {
    if (token.raw.length > room) return `${kept}${headOfBlock(token, room)}${NOTE}`;
    kept += token.raw;
    room -= token.raw.length;
  }
  return kept;
}
