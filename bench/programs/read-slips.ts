import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { Language } from "../repair/read-cases.ts";
import { readPrograms, type Program, type ProgramSet } from "./read-programs.ts";

const run = promisify(execFile);
const Slips = z.array(z.strictObject({ kind: z.string(), file: z.string(), good: z.string().min(1), bad: z.string() }));

/** One file with a bug and without it. */
export interface Mended {
  program: string;
  /** Which of the program's bugs, and of what kind. */
  bug: string;
  /** Relative to the program. */
  file: string;
  before: string;
  after: string;
}

/** Into a folder that is not there yet, or is empty. */
export async function copyRepaired({ tree, fix }: Program, folder: string): Promise<void> {
  await cp(tree, folder, { recursive: true });
  await run("patch", ["-p1", "-s", "-i", fix], { cwd: folder });
}

/** Gives the folder of the repaired program to `use`, and takes it away after that. */
async function withRepaired<T>(program: Program, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-repaired-"));
  try {
    await copyRepaired(program, folder);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The bugs that programs came with, where the repair is in one file. */
export async function readRepairs(set: ProgramSet, language: Language, half: Program["half"]): Promise<Mended[]> {
  const found: Mended[] = [];
  for (const program of (await readPrograms(set)).filter((one) => one.language === language && one.half === half)) {
    const [file, ...others] = [...(await readFile(program.fix, "utf8")).matchAll(/^\+\+\+ b\/(\S+)/gm)].map(([, name]) => name);
    if (file === undefined || others.length > 0) continue;
    const before = await readFile(path.join(program.tree, file), "utf8");
    const after = await withRepaired(program, (folder) => readFile(path.join(folder, file), "utf8"));
    found.push({ program: program.slug, bug: program.class, file, before, after });
  }
  return found;
}

/**
 * Further slips of the small functions' development half, told as edits of the repaired module. @throws when what is right
 * does not stand in its file exactly once.
 */
export async function readSlips(language: Language): Promise<Mended[]> {
  const found: Mended[] = [];
  for (const program of (await readPrograms("functions")).filter(
    (one) => one.language === language && one.half === "development",
  )) {
    const home = path.dirname(program.tree);
    if (!(await readdir(home)).includes("slips.json")) continue;
    const slips = Slips.parse(JSON.parse(await readFile(path.join(home, "slips.json"), "utf8")));
    await withRepaired(program, async (folder) => {
      for (const [at, { kind, file, good, bad }] of slips.entries()) {
        const after = await readFile(path.join(folder, file), "utf8");
        if (after.split(good).length !== 2) throw new Error(`${language}/${program.slug}: “${good}” is not there once.`);
        found.push({ program: program.slug, bug: `${at} ${kind}`, file, before: after.replace(good, () => bad), after });
      }
    });
  }
  return found;
}
