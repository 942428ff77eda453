import { access, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import type { DemoProject } from "./demo-project.ts";
import { fetchDebianSource } from "./fetch-debian-source.ts";
import { fetchNpmSource } from "./fetch-npm-source.ts";

export { demoProjects } from "./catalogue.ts";

export interface MaterialisedProject {
  /** Absolute path of a git work tree with one commit. */
  repositoryPath: string;
  defaultBranch: string;
  /** The same on every machine, as author, date and content are fixed. */
  headSha: string;
}

export interface MaterialiseOptions {
  project: DemoProject;
  /** Absolute path of the data folder; the repository is `demo/repositories/<slug>` in it. */
  dataDir: string;
  signal: AbortSignal;
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

async function fetchSource({ project, dataDir, signal }: MaterialiseOptions, target: string): Promise<void> {
  const cacheDir = path.join(dataDir, "demo", "cache");
  await mkdir(cacheDir, { recursive: true });
  if (project.source.kind === "npm") await fetchNpmSource(project, project.source, { target, cacheDir, signal });
  else await fetchDebianSource(project, project.source, { target, cacheDir, signal });
}

async function commitAll(project: DemoProject, folder: string, signal: AbortSignal): Promise<void> {
  await writeFile(path.join(folder, ".gitignore"), IGNORED);
  await git(folder, signal, "init", "--quiet", "--template=", "--object-format=sha1", `--initial-branch=${BRANCH}`);
  // A push to the branch that is checked out would otherwise be refused.
  await git(folder, signal, "config", "receive.denyCurrentBranch", "updateInstead");
  await git(folder, signal, "config", "core.autocrlf", "false");
  await git(folder, signal, "add", "--all", "--force", ".");
  await git(
    folder,
    signal,
    "commit",
    "--quiet",
    "--no-verify",
    "--no-gpg-sign",
    "--message",
    `Import ${project.name} ${project.source.version}`,
  );
}

/**
 * Turns a catalogue entry into a git repository; a second call finds it and fetches nothing.
 * The folder appears only when it is complete.
 * @throws DemoUnavailableError when the package cannot be had here.
 */
export async function materialiseDemoProject(options: MaterialiseOptions): Promise<MaterialisedProject> {
  const { project, dataDir, signal } = options;
  signal.throwIfAborted();
  const repositories = path.join(dataDir, "demo", "repositories");
  const repositoryPath = path.join(repositories, project.slug);
  await mkdir(repositories, { recursive: true });

  if (!(await exists(path.join(repositoryPath, ".git")))) {
    const building = await mkdtemp(path.join(repositories, `.${project.slug}-`));
    try {
      await fetchSource(options, building);
      await commitAll(project, building, signal);
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
