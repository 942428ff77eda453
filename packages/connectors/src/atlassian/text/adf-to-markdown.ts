import { codeBlock } from "../../text/code.ts";
import { escapeLineStarts, escapeText, linkTo, prefixed } from "../../text/markdown.ts";
import { attributeOf, type AdfNode } from "./adf.ts";
import { inlineToMarkdown } from "./inline-to-markdown.ts";

type Writer = (node: AdfNode) => string;

const BLOCKS: Record<string, Writer> = {
  paragraph: (node) => paragraph(node.content ?? []),
  heading: (node) => `${"#".repeat(Number(attributeOf(node, "level")) || 1)} ${onOneLine(inlineToMarkdown(node.content ?? []))}`,
  codeBlock: code,
  blockquote: quote,
  panel: quote,
  bulletList: (node) => list(node, () => "- "),
  decisionList: (node) => list(node, () => "- "),
  orderedList: (node) => list(node, (index) => `${(Number(attributeOf(node, "order")) || 1) + index}. `),
  taskList: (node) => list(node, (_, item) => (attributeOf(item, "state") === "DONE" ? "- [x] " : "- [ ] ")),
  rule: () => "---",
  table,
  media,
  blockCard: (node) => linkTo(attributeOf(node, "url")),
  embedCard: (node) => linkTo(attributeOf(node, "url")),
  expand: titled,
  nestedExpand: titled,
};
/** What stands in a line; whoever holds such is a paragraph, whatever it is called. */
const INLINE = new Set(["text", "hardBreak", "mention", "emoji", "inlineCard", "date", "status", "mediaInline", "placeholder"]);

function paragraph(nodes: readonly AdfNode[]): string {
  return escapeLineStarts(inlineToMarkdown(nodes)).trim();
}

function onOneLine(text: string): string {
  return text.replaceAll(/\\?\s*\n\s*/g, " ").trim();
}

/** Tasks hold words, items of other lists hold paragraphs; items of a kind that is not known may hold either. */
function blocks(nodes: readonly AdfNode[], gap = "\n\n"): string {
  const parts: string[] = [];
  for (let start = 0; start < nodes.length;) {
    const isInline = INLINE.has(nodes[start]!.type);
    const length = nodes.slice(start).findIndex(({ type }) => INLINE.has(type) !== isInline);
    const run = nodes.slice(start, length === -1 ? nodes.length : start + length);
    parts.push(...(isInline ? [paragraph(run)] : run.map(block)));
    start += run.length;
  }
  return parts.filter((part) => part !== "").join(gap);
}

function block(node: AdfNode): string {
  const writer = BLOCKS[node.type];
  if (writer) return writer(node);
  const words = escapeLineStarts(escapeText(node.text ?? attributeOf(node, "text")));
  return [words, blocks(node.content ?? [])].filter((part) => part !== "").join("\n\n");
}

/** Of an item or a cell; what stands in its place is written itself. */
function inside(node: AdfNode, gap?: string): string {
  return blocks(node.content ?? [node], gap);
}

function code(node: AdfNode): string {
  const language = attributeOf(node, "language").replaceAll(/[`\s]+/g, "");
  return codeBlock((node.content ?? []).map(({ text = "" }) => text).join(""), language);
}

function quote(node: AdfNode): string {
  return prefixed(blocks(node.content ?? []), "> ");
}

function titled(node: AdfNode): string {
  const title = escapeLineStarts(escapeText(attributeOf(node, "title")));
  return [title && `**${title}**`, blocks(node.content ?? [])].filter((part) => part !== "").join("\n\n");
}

const LISTS = new Set(["bulletList", "orderedList", "taskList"]);

function list(node: AdfNode, signOf: (index: number, item: AdfNode) => string): string {
  let counted = 0;
  const items = (node.content ?? []).map((item) => {
    // A list of tasks lies in another one beside its items, not within one.
    if (LISTS.has(item.type)) return prefixed(block(item), "  ");
    const sign = signOf(counted, item);
    counted += 1;
    const hasBlocks = (item.content ?? []).some(({ type }) => type === "codeBlock" || type === "table");
    return prefixed(inside(item, hasBlocks ? "\n\n" : "\n"), sign, " ".repeat(sign.indexOf(" ") + 1));
  });
  return items.join("\n");
}

function media(node: AdfNode): string {
  const name = attributeOf(node, "alt");
  const url = attributeOf(node, "url");
  // A file of the site has an id here that no call takes; it is among the attachments, by that name.
  if (url === "") return name === "" ? "" : `*${escapeText(name)}*`;
  return `!${linkTo(url, escapeText(name) || "image")}`;
}

function holds(node: AdfNode, types: ReadonlySet<string>): boolean {
  return (node.content ?? []).some((child) => types.has(child.type) || holds(child, types));
}

/** A cell of Markdown is one line. */
function cellOf(node: AdfNode): string {
  return inside(node)
    .replaceAll("|", String.raw`\|`)
    .replaceAll(/\\?\s*\n\s*/g, "<br>");
}

const TOO_LARGE_FOR_A_CELL = new Set(["codeBlock", "table"]);

function table(node: AdfNode): string {
  const rows = node.content ?? [];
  // Cells with code are written one after another: code has lines.
  if (rows.some((row) => holds(row, TOO_LARGE_FOR_A_CELL))) return blocks(rows.flatMap((row) => row.content ?? [row]));
  const cells = rows.map((row) => (row.content ?? [row]).map(cellOf));
  const width = Math.max(0, ...cells.map((row) => row.length));
  if (width === 0) return "";
  const line = (row: readonly string[]) => `| ${Array.from({ length: width }, (_, index) => row[index] ?? "").join(" | ")} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(Array.from({ length: width }, () => "---")), ...body.map(line)].join("\n");
}

/** What Jira holds, for people and models to read. The words of nodes that are not known are kept. */
export function adfToMarkdown(document: AdfNode | null | undefined): string {
  return document ? blocks(document.content ?? []) : "";
}
