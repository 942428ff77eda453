import { execFile } from "node:child_process";
import { cp, mkdir, rm } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Copies a program into a repository of its own with one commit; what was there before is gone. */
export async function materialiseProgram(
  tree: string,
  repositoryPath: string,
): Promise<{ repositoryPath: string; headSha: string }> {
  await rm(repositoryPath, { recursive: true, force: true });
  await mkdir(repositoryPath, { recursive: true });
  await cp(tree, repositoryPath, { recursive: true });
  const git = (...args: string[]) =>
    run("git", ["-c", "user.name=bench", "-c", "user.email=bench@example.com", ...args], { cwd: repositoryPath });
  await git("init", "--quiet", "--template=");
  await git("add", "--all", "--force");
  await git("commit", "--quiet", "--message", "The program with its bug");
  const { stdout } = await git("rev-parse", "HEAD");
  return { repositoryPath, headSha: stdout.trim() };
}
