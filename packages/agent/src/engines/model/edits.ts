import { diffLines } from "diff";
import type { TextEdit } from "../../types/candidate.ts";

/** The edits that turn one text into the other, one for each run of changed lines. */
export function editsBetween(file: string, base: string, patched: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  let open: TextEdit | null = null;
  for (const { value, added, removed } of diffLines(base, patched)) {
    if (!added && !removed) {
      at += value.length;
      open = null;
      continue;
    }
    if (open === null) edits.push((open = { file, start: at, end: at, replacement: "" }));
    if (added) open.replacement += value;
    else open.end = at += value.length;
  }
  return edits.map((edit) => trimmed(base, edit));
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
