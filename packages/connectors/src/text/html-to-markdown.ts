import TurndownService from "turndown";
import { codeBlock, codeSpan } from "./code.ts";
import { escapeLineStarts, escapeText, linkTo } from "./markdown.ts";

/** What is read of the parser's nodes. */
interface HtmlNode {
  textContent: string | null;
  parentNode: HtmlNode | null;
  children: ArrayLike<HtmlNode>;
  getAttribute(name: string): string | null;
}

function onOneLine(text: string): string {
  return text
    .trim()
    .replaceAll("|", String.raw`\|`)
    .replaceAll(/\s*\n\s*/g, "<br>");
}

/** A row, and below the first one the line that makes it a table. */
function row(content: string, node: HtmlNode): string {
  const isFirst = node.parentNode?.children[0] === node;
  return `|${content}\n${isFirst ? `|${" --- |".repeat(node.children.length)}\n` : ""}`;
}

function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    hr: "---",
    bulletListMarker: "-",
    codeBlockStyle: "fenced",
    emDelimiter: "*",
    // Spaces in code are left as they are.
    preformattedCode: true,
  });
  service.escape = (text) => escapeLineStarts(escapeText(text));
  return service
    .addRule("code", {
      filter: ["pre", "code"],
      replacement(_content, node: HtmlNode & { nodeName: string }) {
        const code = node.textContent ?? "";
        return node.nodeName === "PRE" || code.includes("\n") ? `\n\n${codeBlock(code)}\n\n` : codeSpan(code);
      },
    })
    .addRule("strike", { filter: ["del", "s"], replacement: (content) => `~~${content}~~` })
    .addRule("link", {
      filter: (node: HtmlNode & { nodeName: string }) => node.nodeName === "A" && Boolean(node.getAttribute("href")),
      replacement(content, node: HtmlNode) {
        const url = node.getAttribute("href") ?? "";
        return linkTo(url, node.textContent === url ? "" : content.replaceAll(/\s*\n\s*/g, " "));
      },
    })
    .addRule("cell", { filter: ["td", "th"], replacement: (content) => ` ${onOneLine(content)} |` })
    .addRule("row", { filter: "tr", replacement: row })
    .addRule("table", { filter: "table", replacement: (content) => `\n\n${content.trim()}\n\n` });
}

const service = createService();

/** The parser reads "\r\n" as "\n", but code is to stay as it is. */
export function htmlToMarkdown(html: string): string {
  return service.turndown(html.replaceAll("\r", "&#13;"));
}
