import { applyPatch, formatPatch, OMIT_HEADERS, structuredPatch, type StructuredPatch } from "diff";
import { endsAlike } from "../../run/text-places.ts";
import type { TextEdit } from "../../types/candidate.ts";

/** One file before and after; `base` is null for a new file. */
export interface FileChange {
  path: string;
  base: string | null;
  patched: string;
  /** Another changed file whose code it has, so that it is changed alike. */
  copyOf?: string;
}

/** As git quotes a path in a diff's header when it holds anything unusual. */
function quotePath(path: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what git quotes
  if (!/[\u0000-\u001f\u007f-\uffff"\\]/.test(path)) return path;
  const bytes = [...Buffer.from(path, "utf8")].map((byte) => {
    const char = String.fromCharCode(byte);
    if (char === '"' || char === "\\") return `\\${char}`;
    return byte < 0x20 || byte > 0x7e ? `\\${byte.toString(8).padStart(3, "0")}` : char;
  });
  return `"${bytes.join("")}"`;
}

function hunksOf(change: FileChange, context: number): StructuredPatch {
  return structuredPatch(change.path, change.path, change.base ?? "", change.patched, undefined, undefined, { context });
}

/** A unified diff that `git apply` takes. */
export function unifiedDiff(changes: readonly FileChange[]): string {
  return changes
    .map((change) => {
      const [from, to] = [quotePath(`a/${change.path}`), quotePath(`b/${change.path}`)];
      const body = formatPatch(hunksOf(change, 3), OMIT_HEADERS).replace(/\n*$/, "\n");
      const head = change.base === null ? `new file mode 100644\n--- /dev/null\n` : `--- ${from}\n`;
      // A tab ends a name that holds blanks, as git writes it.
      const tab = change.path.includes(" ") ? "\t" : "";
      return `diff --git ${from} ${to}\n${tab === "" || change.base === null ? head : `--- ${from}${tab}\n`}+++ ${to}${tab}\n${body}`;
    })
    .join("");
}

/** 1-based lines: added ones count in the patched text, removed ones in the base text. */
export function changedLines(change: FileChange): { added: number[]; removed: number[] } {
  const added: number[] = [];
  const removed: number[] = [];
  for (const hunk of hunksOf(change, 3).hunks) {
    let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
    for (const line of hunk.lines) {
      if (line.startsWith("+")) added.push(newLine++);
      else if (line.startsWith("-")) removed.push(oldLine++);
      else if (line.startsWith(" ")) {
        oldLine += 1;
        newLine += 1;
      }
    }
  }
  return { added, removed };
}

/** The edit of the patched text that gives the base text again; as small as one edit can be. */
export function undoing(change: FileChange): TextEdit {
  const base = change.base ?? "";
  const { patched } = change;
  const { head, tail } = endsAlike(base, patched);
  return { file: change.path, start: head, end: patched.length - tail, replacement: base.slice(head, base.length - tail) };
}

/** Every way to leave one hunk out; one entry a hunk, the whole set of files each. */
export function withoutEachHunk(changes: readonly FileChange[]): FileChange[][] {
  const variants: FileChange[][] = [];
  for (const [at, change] of changes.entries()) {
    const patch = hunksOf(change, 0);
    for (let left = 0; left < patch.hunks.length; left += 1) {
      const rest = patch.hunks.filter((_, index) => index !== left);
      const text = rest.length === 0 ? (change.base ?? "") : applyPatch(change.base ?? "", { ...patch, hunks: rest });
      if (text === false) continue;
      variants.push(changes.map((other, index) => (index === at ? { ...other, patched: text } : other)));
    }
  }
  return variants;
}
