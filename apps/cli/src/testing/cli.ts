import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The command as a user starts it. */
export const BIN = fileURLToPath(new URL("../../bin/fixpoint.mjs", import.meta.url));

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** A folder with a cache of its own, in which the real command runs. */
export interface CommandLine {
  folder: string;
  /** A cache and data of this folder's own, beside the variables of this process. */
  env: Record<string, string>;
  fixpoint(...args: string[]): Promise<Ended>;
  /** Writes the files and commits them. */
  repository(files: Record<string, string>): Promise<string>;
  issue(markdown: string | Buffer): Promise<string>;
  remove(): Promise<void>;
}

export async function commandLine(): Promise<CommandLine> {
  const folder = await mkdtemp(path.join(tmpdir(), "fixpoint-cli-"));
  let issues = 0;
  const env = { XDG_CACHE_HOME: path.join(folder, "cache"), FIXPOINT_DATA_DIR: path.join(folder, "data") };
  return {
    folder,
    env,
    fixpoint: (...args) => run(args, { ...process.env, ...env }),
    async repository(files) {
      const repository = await mkdtemp(path.join(folder, "repository-"));
      for (const [name, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(repository, name)), { recursive: true });
        await writeFile(path.join(repository, name), text);
      }
      await git(repository, "init", "--quiet", "--initial-branch=main");
      if (Object.keys(files).length > 0) {
        await git(repository, "add", "--all", "--force");
        await git(repository, "commit", "--quiet", "--message", "start");
      }
      return repository;
    },
    async issue(markdown) {
      const file = path.join(folder, `issue-${(issues += 1)}.md`);
      await writeFile(file, markdown);
      return file;
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [BIN, ...args], { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : error ? -1 : 0, stdout, stderr });
    });
  });
}

export function git(cwd: string, ...args: string[]): Promise<string> {
  const argv = ["-C", cwd, "-c", "user.name=Test", "-c", "user.email=test@example.test", ...args];
  return new Promise((resolve, reject) => {
    execFile("git", argv, (error, stdout) => (error ? reject(error) : resolve(stdout)));
  });
}
