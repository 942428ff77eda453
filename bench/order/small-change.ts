import type { Language } from "./sources.ts";

/** Code lines that a small fix takes away and adds at most. */
const MOST_LINES = 3;

export interface FileChange {
  /** Of the file before, from 1; for lines that are only added, the line that they come before. */
  line: number;
  removed: string[];
  added: string[];
}

const COMMENT: Record<Language, RegExp> = { javascript: /^\s*(?:\/\/|\/?\*)/, python: /^\s*#/ };

/** The one change of a file's diff without context; null where there are several, or it is large, or no code. */
export function smallChange(diff: readonly string[], language: Language): FileChange | null {
  const headers = diff.filter((line) => line.startsWith("@@"));
  const [, from = "", , count = "1"] = /^@@ -(\d+)(,(\d+))? /.exec(headers[0] ?? "") ?? [];
  if (headers.length !== 1 || from === "") return null;
  const body = diff.slice(diff.indexOf(headers[0] ?? "") + 1);
  const removed = body.filter((line) => line.startsWith("-")).map((line) => line.slice(1));
  const added = body.filter((line) => line.startsWith("+")).map((line) => line.slice(1));
  const code = (lines: string[]) => lines.filter((line) => /[\w"'`<>=&|+*/-]/.test(line) && !COMMENT[language].test(line));
  const [old, fresh] = [code(removed), code(added)];
  if (old.length > MOST_LINES || fresh.length > MOST_LINES || old.length + fresh.length === 0) return null;
  if (removed.length > 8 || added.length > 8 || [...removed, ...added].some((line) => line.length > 300)) return null;
  return { line: Number(from) + (count === "0" ? 1 : 0), removed, added };
}
