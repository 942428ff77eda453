import { structuredPatch } from "diff";
import type { TextEdit } from "../../types/candidate.ts";

/** Start of each line as an offset; one more entry for the end of the text. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The edits that turn one text into the other, one for each run of changed lines. */
export function editsBetween(file: string, base: string, patched: string): TextEdit[] {
  if (base === patched) return [];
  const [from, to] = [lineStarts(base), lineStarts(patched)];
  const { hunks } = structuredPatch(file, file, base, patched, undefined, undefined, { context: 0 });
  return hunks.map(({ oldStart, oldLines, newStart, newLines }) => {
    // A hunk without lines stands behind the line that it names.
    const [old, now] = [oldLines === 0 ? oldStart : oldStart - 1, newLines === 0 ? newStart : newStart - 1];
    return trimmed(base, {
      file,
      start: from[old] ?? base.length,
      end: from[old + oldLines] ?? base.length,
      replacement: patched.slice(to[now] ?? patched.length, to[now + newLines] ?? patched.length),
    });
  });
}

/** Without what is alike at both ends. */
function trimmed(base: string, edit: TextEdit): TextEdit {
  const old = base.slice(edit.start, edit.end);
  const { replacement } = edit;
  const shorter = Math.min(old.length, replacement.length);
  let head = 0;
  while (head < shorter && old[head] === replacement[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === replacement.at(-1 - tail)) tail += 1;
  return {
    file: edit.file,
    start: edit.start + head,
    end: edit.end - tail,
    replacement: replacement.slice(head, replacement.length - tail),
  };
}

/** 1-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
