import { codeBlock, codeSpan } from "../text/code.ts";
import type { Attributes, Block } from "./schema.ts";

interface Line {
  runs: Block[];
  /** What its end says of the whole line. */
  format: Attributes;
}

/** A line's format stands on the line break that ends it. */
function linesOf(blocks: readonly Block[]): Line[] {
  const lines: Line[] = [];
  let runs: Block[] = [];
  for (const { text, attributes } of blocks)
    for (const [index, part] of text.split("\n").entries()) {
      if (index > 0) {
        lines.push({ runs, format: attributes });
        runs = [];
      }
      if (part !== "") runs.push({ text: part, attributes });
    }
  return runs.length > 0 ? [...lines, { runs, format: {} }] : lines;
}

function runOf({ text, attributes: { bold, italic, code, link } }: Block): string {
  const words = text.trim();
  if (words === "") return text;
  if (code) return codeSpan(text);
  const marks = `${bold ? "**" : ""}${italic ? "_" : ""}`;
  const marked = `${marks}${words}${[...marks].toReversed().join("")}`;
  const linked = link === undefined || link === words ? marked : `[${marked}](${link})`;
  return text.replace(words, () => linked);
}

const BULLETS: Record<string, string> = { bullet: "- ", ordered: "1. ", checked: "- [x] ", unchecked: "- [ ] " };

/** Lines that follow each other in one block of code. */
function blockOf(lines: readonly Line[]): string {
  const language = lines[0]?.format["code-block"]?.["code-block"] ?? "";
  const code = lines.map(({ runs }) => runs.map(({ text }) => text).join("")).join("\n");
  return codeBlock(code, language === "plain" ? "" : language);
}

/** A comment as ClickUp keeps it; what has no format of its own is left as it was typed. */
export function markdownOf(blocks: readonly Block[]): string {
  const parts: string[] = [];
  let code: Line[] = [];
  const endCode = () => {
    if (code.length > 0) parts.push(blockOf(code));
    code = [];
  };
  for (const line of linesOf(blocks)) {
    if (line.format["code-block"]) {
      code.push(line);
      continue;
    }
    endCode();
    parts.push(`${BULLETS[line.format.list?.list ?? ""] ?? ""}${line.runs.map(runOf).join("")}`);
  }
  endCode();
  return parts.join("\n").trimEnd();
}

const CODE_OR_LINK =
  /^ {0,3}(?<fence>`{3,}|~{3,})[^]*?\n {0,3}\k<fence>[ \t]*\r?$|(?<ticks>`+)(?!`).*?(?<!`)\k<ticks>(?!`)|!?\[(?<words>[^\]\n]+)\]\((?<url>https?:[^\s()<>]+)\)/gm;

/** Comments are plain text there: Markdown reads well as it is, but its links would end in a bracket. */
export function plainOf(markdown: string): string {
  return markdown.replaceAll(CODE_OR_LINK, (found: string, ...rest: unknown[]) => {
    const { words, url } = rest.at(-1) as { words?: string; url?: string };
    if (url === undefined) return found;
    return words === url ? url : `${words} <${url}>`;
  });
}
