import type { Place } from "./patched-files.ts";

/** How files were before one commit. */
export interface Former {
  sha: string;
  subject: string;
  /** Of the files that it or a later commit changed, what they held before it; null where there was none, or no text. */
  texts: ReadonlyMap<string, string | null>;
}

const COMMIT = "\u0001";
const NOTHING = /^0+$/;

/** The last commits that changed some files, newest first, along the first parents. [] where git knows of none. */
export async function readHistory(
  { git, gitDir, signal }: Pick<Place, "git" | "gitDir" | "signal">,
  base: string,
  files: readonly string[],
  most: number,
): Promise<Former[]> {
  if (files.length === 0) return [];
  const format = `--format=${COMMIT}%H%x00%s`;
  const options = ["--first-parent", "-m", "--raw", "--no-abbrev", "--no-renames", `--max-count=${most}`];
  const paths = files.map((file) => `:(literal)${file}`);
  const log = await git.run(["-c", "core.quotePath=off", "log", format, ...options, base, "--", ...paths], {
    cwd: gitDir,
    signal,
  });
  if (!log.ok) return [];
  const blobs = new Map<string, string | null>();
  const textOf = async (blob: string): Promise<string | null> => {
    if (NOTHING.test(blob)) return null;
    let text = blobs.get(blob);
    if (text === undefined) {
      const read = await git.run(["cat-file", "blob", blob], { cwd: gitDir, signal });
      blobs.set(blob, (text = read.ok && !read.stdout.includes("\0") ? read.stdout : null));
    }
    return text;
  };
  const found: Former[] = [];
  const texts = new Map<string, string | null>();
  for (const entry of log.stdout.split(COMMIT).slice(1)) {
    const [head = "", ...lines] = entry.split("\n");
    const [sha = "", subject = ""] = head.split("\0");
    // `:100644 100644 <blob before> <blob after> M<tab><path>`
    for (const line of lines) {
      const [, before, file] = /^:\d+ \d+ ([0-9a-f]+) [0-9a-f]+ [A-Z]\t(.+)$/.exec(line) ?? [];
      if (before !== undefined && file !== undefined) texts.set(file, await textOf(before));
    }
    found.push({ sha, subject, texts: new Map(texts) });
  }
  return found;
}
