import { diffLines } from "diff";
import { endsAlike } from "../../run/text-places.ts";
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
  const { head, tail } = endsAlike(old, replacement);
  return {
    file: edit.file,
    start: edit.start + head,
    end: edit.end - tail,
    replacement: replacement.slice(head, replacement.length - tail),
  };
}
