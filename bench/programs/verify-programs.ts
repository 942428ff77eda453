import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { readPrograms, type Program } from "./read-programs.ts";
import { staysGreen } from "./slip-programs.ts";

const run = promisify(execFile);
const TIMEOUT_MS = 30_000;

async function passes(folder: string, command: string, ...args: string[]): Promise<boolean> {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1" };
  return run(command, args, { cwd: folder, env, timeout: TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}

function runsCheck({ language, check }: Program, folder: string): Promise<boolean> {
  return passes(folder, language === "javascript" ? process.execPath : "python3", check);
}

/** Null where the suite is green with the bug and without it, and the check fails with the bug alone. */
async function findFault(program: Program): Promise<string | null> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-program-"));
  try {
    await cp(program.tree, folder, { recursive: true });
    if (!(await staysGreen(folder, program.language))) return "the suite fails with the bug";
    if (await runsCheck(program, folder)) return "the check passes with the bug";
    await run("git", ["apply", "-p1", program.fix], { cwd: folder });
    if (!(await staysGreen(folder, program.language))) return "the suite fails with the fix";
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
