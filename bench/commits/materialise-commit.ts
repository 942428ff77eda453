import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { FixCommit } from "../order/fix-commits.ts";

const run = promisify(execFile);
/** Commits of history that come along. */
const DEPTH = 30;

/** Anybody may ask a repository on this machine for any of its commits. */
const ENV = {
  ...process.env,
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: "uploadpack.allowAnySHA1InWant",
  GIT_CONFIG_VALUE_0: "true",
};

const TEST =
  /(?:^|\/)(?:tests?|__tests__|specs?|testing)\/|[._-](?:test|spec)s?\.[^/]+$|(?:^|\/)test_[^/]*\.py$|(?:^|\/)tests?\.[^/]+$/;

/** A file that only tests read. */
export function isTest(file: string): boolean {
  return TEST.test(file);
}

/** One that is a program itself, and no data of one. */
export function isTestScript(file: string): boolean {
  return isTest(file) && /\.(?:[cm]?[jt]sx?|py)$/.test(file);
}

export interface CommitTree {
  repositoryPath: string;
  /** The parent of the fix with the tests of the fix. */
  headSha: string;
  /** The fixed file before and after the fix. */
  before: string;
  after: string;
}

/** Makes a repository of the commit before a fix, with the history before it. */
async function checkOut(source: string, commit: string, repositoryPath: string): Promise<(...argv: string[]) => Promise<string>> {
  const git = async (...argv: string[]) => (await run("git", argv, { cwd: repositoryPath, env: ENV, maxBuffer: 2 ** 27 })).stdout;
  await rm(repositoryPath, { recursive: true, force: true });
  await mkdir(repositoryPath, { recursive: true });
  await git("init", "--quiet", "--template=");
  await git("fetch", "--quiet", `--depth=${DEPTH}`, `file://${path.resolve(source)}`, commit);
  await git("checkout", "--quiet", "-b", "main", `${commit}^`);
  return git;
}

/** The commit before a fix as it was. Answers its id. */
export async function materialiseBefore(source: string, commit: string, repositoryPath: string): Promise<string> {
  const git = await checkOut(source, commit, repositoryPath);
  return (await git("rev-parse", "HEAD")).trim();
}

/** Makes a repository of the commit before a fix, in which the fix's own tests are committed already. */
export async function materialiseCommit(source: string, fix: FixCommit, repositoryPath: string): Promise<CommitTree> {
  const git = await checkOut(source, fix.id, repositoryPath);
  for (const file of fix.files.filter(isTest)) {
    const text = await git("show", `${fix.id}:${file}`).catch(() => null);
    await mkdir(path.dirname(path.join(repositoryPath, file)), { recursive: true });
    if (text === null) await rm(path.join(repositoryPath, file), { force: true });
    else await writeFile(path.join(repositoryPath, file), text);
  }
  await git("add", "--all");
  const author = ["-c", "user.name=Bench", "-c", "user.email=bench@example.org"];
  await git(...author, "commit", "--quiet", "--no-verify", "--message", "Add tests");
  return {
    repositoryPath,
    headSha: (await git("rev-parse", "HEAD")).trim(),
    before: await git("show", `${fix.id}^:${fix.source}`),
    after: await git("show", `${fix.id}:${fix.source}`),
  };
}
