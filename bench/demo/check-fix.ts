import { access, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Sandbox } from "@fixpoint/sandbox";

const run = promisify(execFile);
const CHECKS = path.join(import.meta.dirname, "..", "demo-checks");

/** The check of an issue, when there is one: a script that passes on the release with the maintainers' repair. */
export async function findCheck(project: string, issue: string): Promise<string | null> {
  for (const extension of ["cjs", "py"]) {
    const file = path.join(CHECKS, project, `${issue}.${extension}`);
    const found = await access(file).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  return null;
}

export interface Checked {
  correct: boolean;
  /** The tail of what the check printed. */
  output: string;
}

/** Applies the patch to a copy of the repository and runs the check on it, in the sandbox. The agent never sees the check. */
export async function checkFix(options: {
  repositoryPath: string;
  patch: string;
  check: string;
  sandbox: Sandbox;
  signal: AbortSignal;
}): Promise<Checked> {
  const { repositoryPath, patch, check, sandbox, signal } = options;
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-check-"));
  try {
    await cp(repositoryPath, folder, { recursive: true, filter: (source) => path.basename(source) !== ".git" });
    const patchFile = path.join(folder, ".fix.patch");
    await writeFile(patchFile, patch);
    await run("git", ["init", "--quiet", "--template="], { cwd: folder });
    await run("git", ["apply", "--whitespace=nowarn", patchFile], { cwd: folder });
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
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
