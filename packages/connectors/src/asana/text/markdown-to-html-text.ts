import { marked, type Token, type Tokens } from "marked";
import { withoutEntities } from "../../text/markdown.ts";

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" };

/** XML refuses control characters, and halves of characters. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "")
    .replaceAll(/[&<>"\r]/g, (sign) => SIGNS[sign] ?? sign);
}

function link(href: string, words: string): string {
  return /^(https?:|mailto:)/i.test(href) ? `<a href="${xml(href)}">${words}</a>` : words;
}

function inline(tokens: readonly Token[] | undefined): string {
  return (tokens ?? []).map(inlineToken).join("");
}

function inlineToken(token: Token): string {
  switch (token.type) {
    case "strong":
      return `<strong>${inline(token.tokens)}</strong>`;
    case "em":
      return `<em>${inline(token.tokens)}</em>`;
    case "del":
      return `<s>${inline(token.tokens)}</s>`;
    case "codespan":
      return `<code>${xml(token["text"])}</code>`;
    case "br":
      return "\n";
    case "link":
      return link(token["href"], inline(token.tokens));
    case "image":
      return link(token["href"], xml(token["text"] || token["href"]));
    case "escape":
      return xml(token["text"]);
    case "text":
      return token.tokens ? inline(token.tokens) : xml(withoutEntities(token["text"]));
    default:
      return xml(token.raw);
  }
}

function list({ items, ordered }: Tokens.List): string {
  const tag = ordered ? "ol" : "ul";
  const words = items.map(({ task, checked, tokens }) => {
    const box = task ? (checked ? "[x] " : "[ ] ") : "";
    return `<li>${box}${blocks(tokens, "\n")}</li>`;
  });
  return `<${tag}>${words.join("")}</${tag}>`;
}

/** Headings, rules and tables have no tags in comments: they are told by other means. */
function block(token: Token): string {
  switch (token.type) {
    case "space":
      return "";
    case "heading":
      return `<strong>${inline(token.tokens)}</strong>`;
    case "code":
      return `<pre>${xml(token["text"])}</pre>`;
    case "blockquote":
      return `<blockquote>${blocks(token.tokens ?? [], "\n")}</blockquote>`;
    case "list":
      return list(token as Tokens.List);
    case "table":
      return `<pre>${xml(token.raw.trim())}</pre>`;
    case "paragraph":
      return inline(token.tokens);
    case "hr":
      return "---";
    case "html":
      return xml(token.raw.trim());
    default:
      return inlineToken(token);
  }
}

/** Tags that stand on lines of their own need no line end around them. */
const STANDS_ALONE = new Set(["code", "list", "blockquote", "table"]);

function blocks(tokens: readonly Token[], gap: string): string {
  let text = "";
  let last: Token | null = null;
  for (const token of tokens) {
    const written = block(token);
    if (written === "") continue;
    const needsGap = last !== null && !STANDS_ALONE.has(last.type) && !STANDS_ALONE.has(token.type);
    text += needsGap ? gap + written : written;
    last = token;
  }
  return text;
}

/** A comment in the few tags that Asana takes; whatever else Markdown has comes as its words. */
export function markdownToHtmlText(markdown: string): string {
  return `<body>${blocks(marked.lexer(markdown), "\n\n")}</body>`;
}
