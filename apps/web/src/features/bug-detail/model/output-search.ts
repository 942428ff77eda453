import { stripControls } from "./ansi.ts";

/** The indexes of the lines that hold the text, whatever its case; none for an empty text. */
export function matchingLines(lines: readonly string[], wanted: string): number[] {
  const text = wanted.trim().toLowerCase();
  if (text === "") return [];
  return lines.flatMap((line, index) => (stripControls(line).toLowerCase().includes(text) ? [index] : []));
}
