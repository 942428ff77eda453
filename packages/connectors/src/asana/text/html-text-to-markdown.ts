import { htmlToMarkdown } from "../../text/html-to-markdown.ts";

const BLOCK = "body|ul|ol|li|h[1-6]|hr|blockquote|table|tbody|tr|td";
const LINES = String.raw`(?:\r?\n)*`;
/** Code as it is, tags that make lines of their own, and the line ends between all of these. */
const PARTS = new RegExp(
  [
    String.raw`${LINES}(<pre\b[^>]*>[\s\S]*?</pre>)${LINES}`,
    String.raw`(<code\b[^>]*>[\s\S]*?</code>)`,
    String.raw`${LINES}(</?(?:${BLOCK})\b[^>]*>)${LINES}`,
    String.raw`((?:\r?\n){2,})`,
    String.raw`\r?\n`,
  ].join("|"),
  "g",
);

/** Asana's own HTML has line ends where other HTML has `<br>` and `<p>`. */
function asHtml(text: string): string {
  return text.replaceAll(PARTS, (_, pre?: string, code?: string, tag?: string, gap?: string) => {
    return pre ?? code ?? tag ?? (gap === undefined ? "<br>" : "<p></p>");
  });
}

export function htmlTextToMarkdown(html: string): string {
  return htmlToMarkdown(asHtml(html));
}
