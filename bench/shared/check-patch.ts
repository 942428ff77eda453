import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Sandbox } from "@fixpoint/sandbox";

const run = promisify(execFile);

export interface Checked {
  correct: boolean;
  /** The tail of what the check printed. */
  output: string;
}

interface CheckRequest {
  /** Absolute path of the unseen script; the agent never sees it. */
  check: string;
  sandbox: Sandbox;
  signal: AbortSignal;
}

/** Runs a check on a folder in the sandbox: exit code 0 means that the tree behaves as the repaired release. */
export async function checkTree({ folder, check, sandbox, signal }: CheckRequest & { folder: string }): Promise<Checked> {
  const checks = { source: path.dirname(check), target: "/opt/checks" };
  const node = { source: path.dirname(process.execPath), target: "/opt/node" };
  const interpreter = check.endsWith(".py") ? "/usr/bin/python3" : path.posix.join(sandbox.guestPath(node), "node");
  const result = await sandbox.run({
    argv: [interpreter, path.posix.join(sandbox.guestPath(checks), path.basename(check)), sandbox.guestRoot(folder)],
    workTree: folder,
    mounts: [checks, node],
    limits: { timeMs: 20_000 },
    signal,
  });
  return {
    correct: result.ended === "exited" && result.exitCode === 0,
    output: `${result.stdout}${result.stderr}`.slice(-1_500),
  };
}

/** Checks a copy of the repository, with a patch where one is given. `prepare` may install what the copy needs. */
export async function checkPatch(
  options: CheckRequest & { repositoryPath: string; patch: string | null; prepare?: (folder: string) => Promise<void> },
): Promise<Checked> {
  const { repositoryPath, patch, prepare, ...request } = options;
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-check-"));
  try {
    await cp(repositoryPath, folder, { recursive: true, filter: (source) => path.basename(source) !== ".git" });
    if (patch !== null) {
      const patchFile = path.join(folder, ".fix.patch");
      await writeFile(patchFile, patch);
      await run("git", ["init", "--quiet", "--template="], { cwd: folder });
      await run("git", ["apply", "--whitespace=nowarn", patchFile], { cwd: folder });
    }
    await prepare?.(folder);
    return await checkTree({ ...request, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
