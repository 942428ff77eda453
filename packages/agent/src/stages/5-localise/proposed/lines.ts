import type { TextEdit } from "../../../types/candidate.ts";
import { linesOf, replaced } from "./line-edits.ts";
import { placesOfPart } from "./parts.ts";

const MOST = 4;

/** Where lines stand, whatever their indentation, with others in their place at the indentation that the file has. Pure. */
export function placesOfLines(text: string, from: string, to: string): Omit<TextEdit, "file">[] {
  const lines = linesOf(text);
  const wanted = linesOf(from).filter((line) => line.trim() !== "");
  if (wanted.length === 0) return [];
  const edits: Omit<TextEdit, "file">[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const last = matchedFrom(lines, wanted, at);
    if (last === null) continue;
    edits.push(replaced(text, lines, { from: at, to: last, like: wanted[0] ?? "" }, linesOf(to)));
    if (edits.length > MOST) return [];
  }
  return edits.length > 0 || wanted.length > 1 ? edits : placesOfPart(text, from, to);
}

/** Index of the last line that belongs to them; blank ones between do not count. */
function matchedFrom(lines: readonly string[], wanted: readonly string[], start: number): number | null {
  let at = start;
  for (const [i, line] of wanted.entries()) {
    while (i > 0 && lines[at]?.trim() === "") at += 1;
    if (lines[at]?.trim() !== line.trim()) return null;
    at += 1;
  }
  return at - 1;
}
