import { InfrastructureError, InputError } from "@fixpoint/contracts";
import type { Git, GitOptions, GitResult } from "./git.ts";

/** One file that a patch changes. */
export interface PatchedFile {
  path: string;
  /** Text before; null for a new file. */
  base: string | null;
  /** Text after; null for a file that is removed. */
  patched: string | null;
}

/** A private repository and an index file of one's own in it. */
export interface Place {
  git: Git;
  gitDir: string;
  /** Absolute path; what was there is replaced. */
  index: string;
  signal?: AbortSignal;
}

const REGULAR = /^100/;

async function run({ git, gitDir, index, signal }: Place, argv: readonly string[], more: GitOptions = {}): Promise<GitResult> {
  return git.run(argv, { cwd: gitDir, env: { GIT_DIR: gitDir, GIT_INDEX_FILE: index }, signal, ...more });
}

async function mustRun(place: Place, argv: readonly string[], more: GitOptions = {}): Promise<string> {
  const answer = await run(place, argv, more);
  if (!answer.ok)
    throw new InfrastructureError("git_failed", `git could not read the patch: ${answer.stderr.trim().slice(0, 300)}`);
  return answer.stdout;
}

async function blobText(place: Place, sha: string): Promise<string | null> {
  const text = await mustRun(place, ["cat-file", "blob", sha]);
  return text.includes("\0") ? null : text;
}

/** `:100644 100644 <sha> <sha> M`, path, … between NULs. */
function parseRaw(raw: string): { modes: [string, string]; shas: [string, string]; path: string }[] {
  const parts = raw.split("\0");
  return parts.flatMap((head, at) => {
    const found = /^:(\d+) (\d+) ([0-9a-f]+) ([0-9a-f]+) [A-Z]/.exec(head);
    const path = parts[at + 1];
    if (found === null || path === undefined) return [];
    const [, oldMode = "", newMode = "", oldSha = "", newSha = ""] = found;
    return [{ modes: [oldMode, newMode], shas: [oldSha, newSha], path }];
  });
}

/** What a unified diff against `base` changes, by applying it to an index alone; a string says why it cannot be taken. */
export async function readPatch(place: Place, base: string, patch: string): Promise<PatchedFile[] | string> {
  await mustRun(place, ["read-tree", base]);
  const applied = await run(place, ["apply", "--cached", "--whitespace=nowarn", "-"], { input: patch });
  if (!applied.ok) return `The patch does not apply: ${applied.stderr.trim().slice(0, 500)}`;
  const files: PatchedFile[] = [];
  for (const { modes, shas, path } of parseRaw(
    await mustRun(place, ["diff-index", "--cached", "--raw", "--abbrev=64", "--no-renames", "-z", base]),
  )) {
    if (modes.some((mode) => !/^0+$/.test(mode) && !REGULAR.test(mode)))
      return `${path} is a link or a submodule, which no fix of ours changes.`;
    const [before, after] = [modes[0], modes[1]].map((mode, side) => (/^0+$/.test(mode) ? null : (shas[side] ?? null)));
    const texts = {
      base: before == null ? null : await blobText(place, before),
      patched: after == null ? null : await blobText(place, after),
    };
    if ((before != null && texts.base === null) || (after != null && texts.patched === null)) return `${path} is no text file.`;
    files.push({ path, ...texts });
  }
  return files;
}

/** Files of `head` with other texts, as a unified diff against `base`. Throws InputError where `base` is no part of head's past. */
export async function diffWith(
  place: Place,
  commits: { base: string; head: string },
  texts: ReadonlyMap<string, string>,
): Promise<string> {
  const known = await run(place, ["cat-file", "-e", `${commits.base}^{commit}`]);
  if (!known.ok)
    throw new InputError("revision_unknown", `${commits.base} is no part of the branch's history.`, {
      hint: "Give the commit that the fix was proven on.",
    });
  await mustRun(place, ["read-tree", commits.head]);
  for (const [path, text] of texts) {
    const sha = (await mustRun(place, ["hash-object", "-w", "--stdin"], { input: text })).trim();
    await mustRun(place, ["update-index", "--cacheinfo", `100644,${sha},${path}`]);
  }
  return mustRun(place, [
    "diff-index",
    "--cached",
    "--patch",
    "--text",
    "--no-renames",
    "--no-color",
    "--no-ext-diff",
    "--no-textconv",
    commits.base,
  ]);
}
