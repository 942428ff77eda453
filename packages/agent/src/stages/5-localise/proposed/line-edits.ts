import type { TextEdit } from "../../../types/candidate.ts";

export function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

export interface LineRange {
  /** Indices, both included. */
  from: number;
  to: number;
  /** A line as the issue has it, of which `from` is the one in the file: it tells how far all are indented. */
  like: string;
}

/** Whole lines in place of others, indented as the file is. Line breaks are the file's own. Pure. */
export function replaced(
  text: string,
  lines: readonly string[],
  { from, to, like }: LineRange,
  fresh: readonly string[],
): Omit<TextEdit, "file"> {
  // A file may have breaks of both kinds.
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const start = starts[from] ?? text.length;
  const stop = (starts[to] ?? text.length) + (lines[to]?.length ?? 0);
  const put = indented(fresh, indentOf(like), indentOf(lines[from] ?? "")).join(text.includes("\r\n") ? "\r\n" : "\n");
  // Lines that are taken out take their break with them.
  return { start, end: put === "" ? (starts[to + 1] ?? stop) : stop, replacement: put };
}

function indented(lines: readonly string[], theirs: string, own: string): string[] {
  return lines.map((line) => {
    if (line.trim() === "") return "";
    if (line.startsWith(theirs)) return own + line.slice(theirs.length);
    // Less indented than the line that is known: as much less in the file.
    const lacking = theirs.length - indentOf(line).length;
    return own.slice(0, Math.max(0, own.length - lacking)) + line.trimStart();
  });
}

export function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}
