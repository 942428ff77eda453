import path from "node:path";
import { resolveInTree } from "../entry.ts";

/** `import`, which Node resolves to the letter; `require` knows endings and folders. */
const IMPORTED =
  /^[^\S\n]{0,80}(?:import|export)\b[^"'`;]{0,2000}?\bfrom\s*(["'])(\.{1,2}(?:\/[^"'\n]*)?)\1|^[^\S\n]{0,80}import[^\S\n]*(["'])(\.{1,2}\/[^"'\n]*)\3/gm;

/** Whether a module asks for others by paths that leave out an ending, or that name a folder: only what builds it finds them. */
export function importsByHalfPaths(file: string, text: string, files: ReadonlySet<string>): boolean {
  for (const [, , from, , alone] of text.matchAll(IMPORTED)) {
    const target = path.posix.join(path.posix.dirname(file), from ?? alone ?? "").replace(/\/$/, "");
    if (!files.has(target) && resolveInTree(files, target) !== null) return true;
  }
  return false;
}
