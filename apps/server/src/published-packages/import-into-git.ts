import { access, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";

export interface ImportedRepository {
  /** Absolute path of a git work tree with one commit. */
  repositoryPath: string;
  defaultBranch: string;
  /** The same on every machine, as author, date and content are fixed. */
  headSha: string;
}

const BRANCH = "main";
const IGNORED = "node_modules/\n__pycache__/\n";
const WHEN = "2024-01-01T00:00:00Z";
const ENVIRONMENT = {
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_AUTHOR_NAME: "Fixpoint demo",
  GIT_AUTHOR_EMAIL: "demo@fixpoint.test",
  GIT_AUTHOR_DATE: WHEN,
  GIT_COMMITTER_NAME: "Fixpoint demo",
  GIT_COMMITTER_EMAIL: "demo@fixpoint.test",
  GIT_COMMITTER_DATE: WHEN,
};

async function git(cwd: string, signal: AbortSignal, ...argv: string[]): Promise<string> {
  // The data folder may belong to another user than root, who sets the demo up.
  const { stdout } = await execa("git", ["-c", "safe.directory=*", "-c", "core.hooksPath=/dev/null", ...argv], {
    cwd,
    env: ENVIRONMENT,
    cancelSignal: signal,
  });
  return stdout;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function commitAll(folder: string, message: string, signal: AbortSignal): Promise<void> {
  await writeFile(path.join(folder, ".gitignore"), IGNORED);
  await git(folder, signal, "init", "--quiet", "--template=", "--object-format=sha1", `--initial-branch=${BRANCH}`);
  // A push to the branch that is checked out would otherwise be refused.
  await git(folder, signal, "config", "receive.denyCurrentBranch", "updateInstead");
  await git(folder, signal, "config", "core.autocrlf", "false");
  await git(folder, signal, "add", "--all", "--force", ".");
  await git(folder, signal, "commit", "--quiet", "--no-verify", "--no-gpg-sign", "--message", message);
}

/**
 * Makes a git repository of what `fill` writes into an empty folder; a second call finds it and fills nothing.
 * The folder appears only when it is complete.
 */
export async function importIntoGit(options: {
  /** Absolute path; its parent folder is made when it is missing. */
  repositoryPath: string;
  message: string;
  fill(folder: string): Promise<void>;
  signal: AbortSignal;
}): Promise<ImportedRepository> {
  const { repositoryPath, message, fill, signal } = options;
  signal.throwIfAborted();
  const parent = path.dirname(repositoryPath);
  await mkdir(parent, { recursive: true });

  if (!(await exists(path.join(repositoryPath, ".git")))) {
    const building = await mkdtemp(path.join(parent, `.${path.basename(repositoryPath)}-`));
    try {
      await fill(building);
      await commitAll(building, message, signal);
      await rename(building, repositoryPath).catch(async (error: NodeJS.ErrnoException) => {
        // Another process was faster; its repository is the same.
        if (!["ENOTEMPTY", "EEXIST"].includes(error.code ?? "") || !(await exists(path.join(repositoryPath, ".git"))))
          throw error;
      });
    } finally {
      await rm(building, { recursive: true, force: true });
    }
  }
  return {
    repositoryPath,
    defaultBranch: BRANCH,
    headSha: await git(repositoryPath, signal, "rev-parse", `refs/heads/${BRANCH}`),
  };
}
