import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { InfrastructureError } from "@fixpoint/contracts";
import { createGit, initPrivateGitDir, type Git } from "./git.ts";
import { readHistory, type Former } from "./history.ts";
import { resolveRepository, type RepositoryFacts } from "./inspect.ts";
import { diffWith, readPatch, type PatchedFile, type Place } from "./patched-files.ts";

export interface PrivateCopy extends RepositoryFacts {
  /** A new tree at the base commit, without `.git`; absolute path. */
  checkout(label: string): Promise<string>;
  /** Every file of the base commit, relative; links and submodules left out. */
  listFiles(): Promise<string[]>;
  /** Writes the base tree as a tar file. */
  archive(target: string): Promise<void>;
  /** What a unified diff against the base changes; a string says why it does not apply. Writes no tree. */
  readPatch(patch: string): Promise<PatchedFile[] | string>;
  /** Text of one of its files; null where it has none of that name, or no text. */
  readText(file: string): Promise<string | null>;
  /** Its files with other texts, as a unified diff against an earlier commit. Throws InputError `revision_unknown`. */
  diffFrom(earlier: string, texts: ReadonlyMap<string, string>): Promise<string>;
  /** The last commits that changed some of its files: see `readHistory`. */
  history(files: readonly string[], most: number): Promise<Former[]>;
  /** Things a person should know, e.g. that submodules were left out. */
  notes: string[];
  dispose(): Promise<void>;
}

function failed(action: string, stderr: string): InfrastructureError {
  return new InfrastructureError("git_failed", `git could not ${action}: ${stderr.trim().slice(0, 300)}`);
}

async function notesAbout(git: Git, gitDir: string, sha: string, signal?: AbortSignal): Promise<string[]> {
  const notes: string[] = [];
  const modules = await git.run(["cat-file", "-e", `${sha}:.gitmodules`], { cwd: gitDir, signal });
  if (modules.ok) notes.push("Submodules were left out of the copy.");
  const attributes = await git.run(["cat-file", "blob", `${sha}:.gitattributes`], { cwd: gitDir, signal });
  if (attributes.ok && /\bfilter=lfs\b/.test(attributes.stdout)) notes.push("Files kept in Git LFS are pointers in the copy.");
  return notes;
}

/**
 * Copies the base commit and its past into a private repository; what came
 * after base never enters it, so no later fix can be read. Throws InputError as
 * `resolveRepository`, InfrastructureError when git or the disk fails.
 */
export async function makePrivateCopy(
  repository: string,
  options: {
    base?: string;
    signal?: AbortSignal;
    /** Ends the copying alone; what is asked of the copy later goes on until `signal`. */
    within?: AbortSignal;
  },
): Promise<PrivateCopy> {
  const within = options.within ?? options.signal;
  const home = await mkdtemp(path.join(os.tmpdir(), "fixpoint-run-"));
  const dispose = (): Promise<void> => rm(home, { recursive: true, force: true, maxRetries: 3 });
  try {
    // The sandbox may run commands as another user, who must be able to pass through.
    await chmod(home, 0o711);
    const stateDir = path.join(home, "state");
    const git = await createGit(stateDir);
    const source = await resolveRepository(git, repository, { base: options.base, signal: within, stateDir });
    const gitDir = path.join(stateDir, "base.git");
    await initPrivateGitDir(git, gitDir);
    const fetched = await git.run(
      [
        "fetch",
        "--quiet",
        "--no-tags",
        "--no-write-fetch-head",
        "--update-shallow",
        "--",
        source.localPath,
        `${source.baseSha}:refs/heads/base`,
      ],
      { cwd: gitDir, signal: within },
    );
    if (!fetched.ok) throw failed("copy the base commit", fetched.stderr);

    const place: Place = { git, gitDir, index: path.join(stateDir, "index-patch"), signal: options.signal };
    let count = 0;
    return {
      baseSha: source.baseSha,
      headSha: source.headSha,
      defaultBranch: source.defaultBranch,
      notes: await notesAbout(git, gitDir, source.baseSha, within),
      dispose,
      async checkout(label) {
        count += 1;
        // Others may begin while this one waits: each has an index of its own.
        const number = count;
        const tree = path.join(home, "trees", `${number}-${label}`);
        await mkdir(tree, { recursive: true });
        const env = { GIT_DIR: gitDir, GIT_WORK_TREE: tree, GIT_INDEX_FILE: path.join(stateDir, `index-${number}`) };
        const read = await git.run(["read-tree", source.baseSha], { cwd: tree, env, signal: options.signal });
        const written = read.ok
          ? await git.run(["checkout-index", "--all", "--force", "--quiet"], { cwd: tree, env, signal: options.signal })
          : read;
        if (!written.ok) throw failed("check the base commit out", written.stderr);
        return tree;
      },
      async listFiles() {
        const listed = await git.run(["ls-tree", "-r", "-z", source.baseSha], { cwd: gitDir, signal: options.signal });
        return listed.stdout
          .split("\0")
          .filter((entry) => entry.startsWith("100"))
          .map((entry) => entry.slice(entry.indexOf("\t") + 1));
      },
      history: (files, most) => readHistory(place, source.baseSha, files, most),
      readPatch: (patch) => readPatch(place, source.baseSha, patch),
      diffFrom: (earlier, texts) => diffWith(place, { base: earlier, head: source.baseSha }, texts),
      async readText(file) {
        const blob = await git.run(["cat-file", "blob", `${source.baseSha}:${file}`], { cwd: gitDir, signal: options.signal });
        return blob.ok && !blob.stdout.includes("\0") ? blob.stdout : null;
      },
      async archive(target) {
        const made = await git.run(["archive", "--format=tar", `--output=${target}`, source.baseSha], {
          cwd: gitDir,
          signal: options.signal,
        });
        if (!made.ok) throw failed("archive the base commit", made.stderr);
      },
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}
