import type { AnsiPart } from "./ansi.ts";

/** The indexes of the lines that hold the text, whatever its case; none for an empty text. */
export function matchingLines(lines: readonly (readonly AnsiPart[])[], wanted: string): number[] {
  const text = wanted.trim().toLowerCase();
  if (text === "") return [];
  return lines.flatMap((parts, index) =>
    parts
      .map((part) => part.text)
      .join("")
      .toLowerCase()
      .includes(text)
      ? [index]
      : [],
  );
}
