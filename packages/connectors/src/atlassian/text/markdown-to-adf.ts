import { marked } from "marked";
import { markdownToAdf } from "marklassian";
import { withoutEntities } from "../../text/markdown.ts";
import { AdfNode } from "./adf.ts";

export interface AdfDocument {
  type: "doc";
  version: 1;
  content: AdfNode[];
}

/** Stands for a sign that must come through as it is; no character of any text. */
const GUARD = 0xfdd0;
const GUARDED = ["<", " ", "\t", "\u00a0"] as const;

function guardFor(sign: string): string {
  const index = GUARDED.findIndex((guarded) => guarded === sign);
  return index === -1 ? sign : String.fromCharCode(GUARD + index);
}

function guard(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (part) => Array.from(part, guardFor).join(""));
}

function unguard(text: string): string {
  return text.replaceAll(/[\ufdd0-\ufdd3]/g, (sign) => GUARDED[sign.charCodeAt(0) - GUARD] ?? sign);
}

/** Of inline code as it was written, that which has more than single spaces: the converter would leave one of them. */
function spacedCode(markdown: string): Set<string> {
  const found = new Set<string>();
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "codespan" && /[^\S ]|\s{2}/.test(token.raw)) found.add(token.raw);
  });
  return found;
}

/** All but the space on either side that Markdown itself takes away. */
function withSpaces(code: string): string {
  const [, fence = "", before = "", content = "", after = ""] = /^(`{1,20})( ?)([\s\S]*?)( ?)\1$/.exec(code) ?? [];
  return `${fence}${before}${guard(content, /\s+/g)}${after}${fence}`;
}

/**
 * HTML has no place in ADF and would vanish, and an `<adf>` of somebody's would become a part of the document, so that
 * every `<` is kept from being read as HTML; links in angle brackets stay.
 */
function guarded(markdown: string): string {
  // An escaped one is no HTML already; behind two backslashes it is not escaped.
  const withoutHtml = guard(markdown, /(?<!(?<!\\)(?:\\\\)*\\)<(?!https?:\/\/|mailto:)/gi);
  let text = withoutHtml;
  for (const code of spacedCode(withoutHtml)) text = text.replaceAll(code, withSpaces(code));
  return text;
}

function textOf(node: AdfNode, isCode: boolean): string {
  const text = unguard(node.text ?? "");
  const isLiteral = isCode || node.marks?.some(({ type }) => type === "code");
  return isLiteral ? text : withoutEntities(text);
}

/** Jira takes no text without a sign in it. */
function cleaned(node: AdfNode): AdfNode {
  const { attrs = {}, content } = node;
  const kept = Object.entries(attrs).map(([name, value]) => [name, typeof value === "string" ? unguard(value) : value]);
  const isCode = node.type === "codeBlock";
  return {
    ...node,
    ...(node.attrs ? { attrs: Object.fromEntries(kept) } : {}),
    ...(content
      ? {
          content: content
            .map((child) => (child.text === undefined ? cleaned(child) : { ...cleaned(child), text: textOf(child, isCode) }))
            .filter(({ text }) => text !== ""),
        }
      : {}),
  };
}

/** Line ends in code are "\n" afterwards, as everywhere in Markdown. */
export function toAdf(markdown: string): AdfDocument {
  const { content = [] } = cleaned(AdfNode.parse(markdownToAdf(guarded(markdown))));
  return { type: "doc", version: 1, content };
}

/** Every line as it is, where Jira does not take the document that its Markdown makes. */
export function toPlainAdf(text: string): AdfDocument {
  const lines = text.split(/\r\n?|\n/);
  const content = lines.map((line): AdfNode => ({
    type: "paragraph",
    content: line === "" ? [] : [{ type: "text", text: line }],
  }));
  return { type: "doc", version: 1, content };
}
