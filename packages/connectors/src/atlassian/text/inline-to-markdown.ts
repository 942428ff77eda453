import { codeSpan } from "../../text/code.ts";
import { escapeText, linkTo } from "../../text/markdown.ts";
import { attributeOf, type AdfNode, type Mark } from "./adf.ts";

/** From the outermost to the innermost. */
const MARKS = ["link", "strong", "em", "strike", "code"] as const;
type MarkName = (typeof MARKS)[number];
const SIGNS: Partial<Record<MarkName, string>> = { strong: "**", em: "*", strike: "~~" };

const LEAVES: Record<string, (node: AdfNode) => string> = {
  text: (node) => escapeText(node.text ?? ""),
  hardBreak: () => "\\\n",
  date: (node) => dayOf(attributeOf(node, "timestamp")),
  emoji: (node) => escapeText(attributeOf(node, "text") || attributeOf(node, "shortName")),
  inlineCard: (node) => linkTo(attributeOf(node, "url")),
  mediaInline: (node) => escapeText(attributeOf(node, "alt")),
};

function dayOf(timestamp: string): string {
  const date = new Date(Number(timestamp));
  return timestamp === "" || Number.isNaN(date.getTime()) ? timestamp : date.toISOString().slice(0, 10);
}

function markOf(node: AdfNode, name: MarkName): Mark | undefined {
  return node.marks?.find(({ type }) => type === name);
}

/** Mentions, statuses and whatever may come keep their words. */
function leaf(node: AdfNode): string {
  const known = LEAVES[node.type];
  if (known) return known(node);
  const text = node.text ?? attributeOf(node, "text");
  return escapeText(text) + inlineToMarkdown(node.content ?? []);
}

/** Signs stand beside a word, not beside a space, or they are no signs. */
function around(text: string, sign: string): string {
  const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return words === "" ? text : `${before}${sign}${words}${sign}${after}`;
}

function written(nodes: AdfNode[], mark: MarkName, inner: readonly MarkName[]): string {
  if (mark === "code") {
    const code = nodes.map(({ text = "" }) => text).join("");
    return codeSpan(code.replaceAll(/\r\n?|\n/g, " "));
  }
  const text = inlineWith(nodes, inner);
  if (mark !== "link") return around(text, SIGNS[mark] ?? "");
  const url = attributeOf(markOf(nodes[0]!, "link") ?? {}, "href");
  const isBare = nodes.every((node) => node.text !== undefined) && nodes.map((node) => node.text).join("") === url;
  return isBare ? linkTo(url) : linkTo(url, text);
}

/** Neighbours that share a mark are written within one pair of its signs. */
function inlineWith(nodes: readonly AdfNode[], marks: readonly MarkName[]): string {
  const [mark, ...inner] = marks;
  if (mark === undefined) return nodes.map(leaf).join("");
  const keyOf = (node: AdfNode) => {
    const found = markOf(node, mark);
    return found ? `${mark} ${attributeOf(found, "href")}` : null;
  };
  const parts: string[] = [];
  for (let start = 0; start < nodes.length;) {
    const key = keyOf(nodes[start]!);
    const length = nodes.slice(start).findIndex((node) => keyOf(node) !== key);
    const run = nodes.slice(start, length === -1 ? nodes.length : start + length);
    parts.push(key === null ? inlineWith(run, inner) : written(run, mark, inner));
    start += run.length;
  }
  return parts.join("");
}

/** Words, marks, links, mentions, emoji, cards. */
export function inlineToMarkdown(nodes: readonly AdfNode[]): string {
  return inlineWith(nodes, MARKS);
}
