import { parseValue, trimMarks } from "./values.ts";

/** Several lines, as a block shows them, that are no code and no value that has parts. */
export function textOfLines(text: string): string | null {
  const lines = text.replace(/^\n+/, "").trimEnd();
  return lines.includes("\n") && lines.length <= 2000 && !/^\s*["'`[{(]/.test(lines) ? JSON.stringify(lines) : null;
}

const CELL = '(?:"[^"\\n]*"|[^"\\s;,|()\\[\\]{}]*)';
const CELLS = new RegExp(`^${CELL}(?:[;,|]${CELL})+$`);

/** `"a, b";c`, as a file of cells has it: some of them are in quotes. */
export function textOfCells(text: string): string | null {
  const line = trimMarks(text);
  // Texts in quotes and nothing else may be the items of a list.
  const hasPlain = line.replaceAll(/"[^"\n]*"/g, "").search(/\w/) !== -1;
  const isText = line.length <= 300 && line.includes('"') && hasPlain && CELLS.test(line) && parseValue(line) === null;
  return isText ? JSON.stringify(line) : null;
}

/** A line that is no value and no code of one: a piece of what a program prints. */
export function textOfPart(text: string): string | null {
  const line = trimMarks(text);
  const isText = /^[\w(#*+-].*\s\S/.test(line) && /[A-Za-z]{2}/.test(line);
  return isText && line.length <= 200 && !line.includes("\n") && parseValue(line) === null ? JSON.stringify(line) : null;
}
