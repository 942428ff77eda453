import type { TextEdit } from "../../types/candidate.ts";
import { editsBetween } from "./edits.ts";
import { plainPath, type ProjectFiles } from "./files.ts";

/** Edits over the base commit's files that nobody else sees: files on disk stay as they are. */
export interface Overlay extends ProjectFiles {
  /** Puts `put` in the place of `find`, which must occur once. Returns why it was not done, or null. */
  replace(file: string, find: string, put: string): Promise<string | null>;
  /** Takes all edits of a file back; of all files without one. */
  reset(file?: string): void;
  /** Files that differ from the base, with both texts. */
  changes(): { file: string; base: string; patched: string }[];
  edits(): TextEdit[];
}

function occurrences(text: string, find: string): number {
  let count = 0;
  for (let at = text.indexOf(find); at >= 0; at = text.indexOf(find, at + find.length)) count += 1;
  return count;
}

/** `refuse` says why a file may not be edited, or null. */
export function createOverlay(files: ProjectFiles, refuse: (file: string) => string | null): Overlay {
  const texts = new Map<string, { base: string; patched: string }>();
  const changes = (): ReturnType<Overlay["changes"]> =>
    [...texts].flatMap(([file, { base, patched }]) => (base === patched ? [] : [{ file, base, patched }]));
  return {
    paths: files.paths,
    read: async (file) => texts.get(file)?.patched ?? files.read(file),
    async replace(given, wanted, replacement) {
      const file = plainPath(given);
      const refused = refuse(file);
      if (refused !== null) return refused;
      const base = texts.get(file)?.base ?? (await files.read(file));
      if (base === null) return "There is no such text file in the project.";
      const now = texts.get(file)?.patched ?? base;
      // Lines are shown with plain ends, whatever the file has.
      const lineEnds = (text: string): string => (now.includes("\r\n") ? text.replace(/\r?\n/g, "\r\n") : text);
      const [find, put] = [lineEnds(wanted), lineEnds(replacement)];
      const count = find === "" ? 0 : occurrences(now, find);
      if (count === 0) return "The text to replace does not occur in the file: copy it exactly, with its indentation.";
      if (count > 1) return `The text to replace occurs ${count} times in the file: take more of what is around it.`;
      // The function form: a `$` in the new text means itself.
      texts.set(file, { base, patched: now.replace(find, () => put) });
      return null;
    },
    reset(file) {
      if (file === undefined) texts.clear();
      else texts.delete(plainPath(file));
    },
    changes,
    edits: () => changes().flatMap(({ file, base, patched }) => editsBetween(file, base, patched)),
  };
}
