import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { execa } from "execa";

export interface TempRepository {
  /** Absolute path of the work tree. */
  path: string;
  /** Full sha of the last commit. */
  head(): Promise<string>;
  /** Writes the files and commits them; returns the full sha. */
  commit(files: Record<string, string>, message?: string): Promise<string>;
  git(...argv: string[]): Promise<string>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A folder under the system's temporary one, removed with `await using`. */
export async function tempFolder(prefix = "fixpoint-test-"): Promise<{ path: string; [Symbol.asyncDispose](): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), prefix));
  return { path: folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

export async function writeFiles(root: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
}

/** A real git repository with one commit of `files`; none at all when `files` is empty. */
export async function tempRepository(files: Record<string, string> = {}): Promise<TempRepository> {
  const folder = await tempFolder("fixpoint-repo-");
  const identity = {
    GIT_AUTHOR_NAME: "Ada",
    GIT_AUTHOR_EMAIL: "ada@acme.test",
    GIT_COMMITTER_NAME: "Ada",
    GIT_COMMITTER_EMAIL: "ada@acme.test",
  };

  async function git(...argv: string[]): Promise<string> {
    const { stdout } = await execa("git", argv, {
      cwd: folder.path,
      env: { ...identity, GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" },
    });
    return stdout;
  }

  async function commit(changes: Record<string, string>, message = "Change"): Promise<string> {
    await writeFiles(folder.path, changes);
    await git("add", "--all", "--force");
    await git("commit", "--quiet", "--allow-empty", "--message", message);
    return git("rev-parse", "HEAD");
  }

  await git("init", "--quiet", "--initial-branch=main");
  if (Object.keys(files).length > 0) await commit(files, "First");
  return {
    path: folder.path,
    git,
    commit,
    head: () => git("rev-parse", "HEAD"),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
}
