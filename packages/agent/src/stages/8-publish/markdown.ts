import { inertInCode, inertInMarkdown, oneLine, webAddress } from "./inert-text.ts";

const MARKS = /[\\`*_{}[\]()<>|~$&#!^]/g;

/** Text of others as nothing but text: no Markdown, no HTML, no entity, no mention. One line, bounded. */
export function plain(text: string, limit: number): string {
  return inertInMarkdown(oneLine(text, limit))
    .replace(MARKS, (mark) => (mark === "|" ? "&#124;" : `\\${mark}`))
    .replace(/^(\d*)([-+=.)])/, "$1\\$2");
}

/** More backticks than the text has in a row. */
function fenceFor(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return "`".repeat(Math.max(least, longest + 1));
}

/** Text of others as code, within a line or a cell of a table. */
export function code(text: string, limit = 300): string {
  const flat = inertInCode(oneLine(text, limit));
  if (flat === "") return "–";
  const fence = fenceFor(flat, 1);
  const pad = flat.startsWith("`") || flat.endsWith("`") ? " " : "";
  return `${fence}${pad}${flat}${pad}${fence}`;
}

/** A row of a table; a pipe inside code is escaped, and stands apart from a backslash before it, which renderers read differently. */
export function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replace(/\\(?=\|)/g, "\\\u200b").replaceAll("|", "\\|")).join(" | ")} |`;
}

/** Output of others as a block of code; its lines are kept, up to `limit` characters. */
export function codeBlock(text: string, limit: number, language = ""): string {
  const clean = text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replace(/\u001b\[[0-9;]*[A-Za-z]/g, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{C}\n\t]/gu, "")
    .trim();
  const cut = clean.length <= limit ? clean : `${clean.slice(0, limit).toWellFormed()}\n…`;
  const safe = inertInCode(cut);
  const fence = fenceFor(safe, 3);
  return `${fence}${language}\n${safe}\n${fence}`;
}

/** A description that quotes code in backticks, such as “`<` became `<=`”, with that code as code. */
export function described(text: string, limit: number): string {
  const parts = oneLine(text, limit).split("`");
  if (parts.length % 2 === 0) return plain(text, limit);
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return code(part);
      // The spaces around code are kept; `plain` trims.
      return `${/^\s/.test(part) ? " " : ""}${plain(part, limit)}${/\S\s+$/.test(part) ? " " : ""}`;
    })
    .join("");
}

/** A link whose address comes from others; only its text, which is ours, where the address is none of the web. */
export function link(text: string, url: string | null | undefined): string {
  const address = webAddress(url);
  if (address === null) return text;
  const href = address.replace(/[()<>\\|*_~`[\]]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `[${text}](${href})`;
}
