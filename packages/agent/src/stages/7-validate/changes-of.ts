import { applyEdits, editsByFile } from "../../run/apply-edits.ts";
import { readInside } from "../../run/safe-files.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { Workspace } from "../../types/language.ts";
import type { Copies } from "./copies.ts";
import type { FileChange } from "./diffs.ts";

/** What a candidate's edits make of the files, and of those that have the same code; in words why they do not fit. */
export async function changesOf(
  candidate: Candidate,
  workspace: Workspace,
  baseFiles: ReadonlySet<string>,
  copies: Copies,
): Promise<FileChange[] | string> {
  const changes: FileChange[] = [];
  const files = editsByFile(candidate.edits);
  const alike = new Map<string, FileChange>();
  for (const [path, edits] of files) {
    const base = baseFiles.has(path) ? await readInside(workspace.root, path) : null;
    if (baseFiles.has(path) && base === null) return `${path} cannot be read as a text file.`;
    try {
      const patched = applyEdits(base ?? "", edits);
      if (patched === base) continue;
      changes.push({ path, base, patched });
      for (const copy of base === null ? [] : await copies.of(path, edits)) if (!files.has(copy.path)) alike.set(copy.path, copy);
    } catch (error) {
      return error instanceof Error ? error.message : `The edits of ${path} do not fit.`;
    }
  }
  return changes.length === 0 ? "The candidate changes nothing." : [...changes, ...alike.values()];
}
