import type { TextEdit } from "../types/candidate.ts";

/**
 * Text after the edits of one file. Throws RangeError for edits that overlap
 * or lie outside the text, because such a candidate means nothing.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = "";
  let position = 0;
  for (const edit of ordered) {
    if (edit.start < position || edit.end < edit.start || edit.end > text.length) {
      throw new RangeError(`Edit ${edit.start}–${edit.end} of ${edit.file} does not fit a text of ${text.length} characters`);
    }
    result += text.slice(position, edit.start) + edit.replacement;
    position = edit.end;
  }
  return result + text.slice(position);
}

/** Edits by their file, in order of first appearance. */
export function editsByFile(edits: readonly TextEdit[]): Map<string, TextEdit[]> {
  return Map.groupBy(edits, (edit) => edit.file);
}
