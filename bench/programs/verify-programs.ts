import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { readPrograms, type Program } from "./read-programs.ts";

const run = promisify(execFile);
const TIMEOUT_MS = 30_000;

/** Modules of a few functions may come without one. */
async function hasTests({ tree }: Program): Promise<boolean> {
  const names = await readdir(tree);
  return names.includes("test") || names.includes("tests");
}

async function passes(folder: string, command: string, ...args: string[]): Promise<boolean> {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1" };
  return run(command, args, { cwd: folder, env, timeout: TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}

async function runsTests(program: Program, folder: string): Promise<boolean> {
  if (!(await hasTests(program))) return true;
  if (program.language === "javascript") return passes(folder, process.execPath, "--test");
  return passes(folder, "python3", "-m", "unittest", "discover", "-s", "tests", "-t", ".");
}

function runsCheck({ language, check }: Program, folder: string): Promise<boolean> {
  return passes(folder, language === "javascript" ? process.execPath : "python3", check);
}

/** Null where the suite is green with the bug and without it, and the check fails with the bug alone. */
async function findFault(program: Program): Promise<string | null> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-program-"));
  try {
    await cp(program.tree, folder, { recursive: true });
    if (!(await runsTests(program, folder))) return "the suite fails with the bug";
    if (await runsCheck(program, folder)) return "the check passes with the bug";
    await run("git", ["apply", "-p1", program.fix], { cwd: folder });
    if (!(await runsTests(program, folder))) return "the suite fails with the fix";
    return (await runsCheck(program, folder)) ? null : "the check fails with the fix";
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

let faults = 0;
const programs = [...(await readPrograms("programs")), ...(await readPrograms("functions"))];
for (const program of programs) {
  const fault = await findFault(program);
  if (fault !== null) faults += 1;
  process.stdout.write(`${program.language}/${program.slug}: ${fault ?? "holds"}\n`);
}
process.stdout.write(`${programs.length} programs, ${faults} with a fault.\n`);
process.exitCode = faults === 0 ? 0 : 1;
