import type { Workspace } from "../../../types/language.ts";
import { guestFile } from "../guest.ts";

/** In what is printed, and on stderr as well: what follows is of the file behind it. */
export const FILE_MARK = "# fixpoint-file ";
/** Behind what a file printed: how its process ended, a status or the name of a signal. */
export const EXIT_MARK = "# fixpoint-exit ";
/** Behind that, where a file that ended well printed that some of it failed. */
export const SAYS_MARK = "# fixpoint-says ";

/** Node's arguments that run each file in a process of its own, which gets the options `node`. */
export function eachFile({ sandbox }: Pick<Workspace, "sandbox">, node: string[], files: string[]): string[] {
  return [guestFile(sandbox, "each-file.cjs"), JSON.stringify({ node, files })];
}

/** The part of `printed` that is of a file; null where it did not come to it. */
export function writtenBy(printed: string, file: string): string | null {
  return printed.split(`${FILE_MARK}${file}\n`)[1]?.split(FILE_MARK)[0] ?? null;
}
