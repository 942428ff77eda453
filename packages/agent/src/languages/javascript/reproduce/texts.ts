import { parseValue, trimMarks } from "./values.ts";

/** Several lines, as a block shows them, that are no code and no value that has parts. */
export function textOfLines(text: string): string | null {
  const lines = text.replace(/^\n+/, "").trimEnd();
  return lines.includes("\n") && lines.length <= 2000 && !/^\s*["'`[{(]/.test(lines) ? JSON.stringify(lines) : null;
}

/** A line that is no value and no code of one: a piece of what a program prints. */
export function textOfPart(text: string): string | null {
  const line = trimMarks(text);
  const isText = /^[\w(#*+-].*\s\S/.test(line) && /[A-Za-z]{2}/.test(line);
  return isText && line.length <= 200 && !line.includes("\n") && parseValue(line) === null ? JSON.stringify(line) : null;
}
