import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { halfOf } from "../../repair/read-cases.ts";
import { isSource } from "../sources.ts";

const run = promisify(execFile);
const PROGRAMS = path.join(import.meta.dirname, "../../programs");
const PACKAGES = path.join(import.meta.dirname, "../../../node_modules");
/** Of one file: what is shorter has no functions, what is longer is no small module. */
const LINES = { least: 15, most: 220 };
const LONGEST_LINE = 140;
/** Projects that benchmarks draw bugs from. */
const KEPT_AWAY = /^(?:eslint|express|karma|hexo|mongoose|bower|redis|shields|hessian)/;

/** What is not what a package is for. */
const BESIDE = /(?:^|\/)(?:examples?|bench\w*|coverage|bin|cli)(?:\/|\.)/;

export interface RightProgram {
  /** Told in the tables, and what the chance of its slips hangs on. */
  name: string;
  file: string;
  text: string;
}

/** The development half's repaired programs, those that are broken by edits, and small modules of installed packages. */
export async function rightPrograms(): Promise<RightProgram[]> {
  return [...(await repaired("functions")), ...(await repaired("cases")), ...(await edited()), ...(await installed())];
}

async function repaired(set: "functions" | "cases"): Promise<RightProgram[]> {
  const root = path.join(PROGRAMS, set, "javascript");
  const found: RightProgram[] = [];
  for (const slug of (await readdir(root)).toSorted()) {
    if (halfOf("javascript", slug) !== "development") continue;
    const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-right-"));
    try {
      await cp(path.join(root, slug, "tree"), folder, { recursive: true });
      await run("git", ["apply", "-p1", path.join(root, slug, "fix.patch")], { cwd: folder });
      found.push(...(await modulesIn(folder, slug)));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return found;
}

async function edited(): Promise<RightProgram[]> {
  const root = path.join(PROGRAMS, "edits/javascript");
  const slugs = (await readdir(root)).toSorted();
  return Promise.all(
    slugs.map(async (slug) => ({
      name: slug,
      file: "good.mjs",
      text: await readFile(path.join(root, slug, "good.mjs"), "utf8"),
    })),
  );
}

/** A few modules of each package, so that none outweighs the others. */
const MOST_OF_A_PACKAGE = 2;

async function installed(): Promise<RightProgram[]> {
  const found: RightProgram[] = [];
  for (const name of (await readdir(PACKAGES)).toSorted()) {
    if (name.startsWith(".") || name.startsWith("@") || KEPT_AWAY.test(name)) continue;
    found.push(...(await modulesIn(path.join(PACKAGES, name), name)).slice(0, MOST_OF_A_PACKAGE));
  }
  return found;
}

async function modulesIn(folder: string, name: string): Promise<RightProgram[]> {
  const found: RightProgram[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || !/\.[mc]?[jt]s$/.test(file) || !isSource(file, "javascript") || BESIDE.test(file)) continue;
    if (file.split(path.sep).length > 3) continue;
    const text = await readFile(path.join(folder, file), "utf8");
    if (isReadable(text)) found.push({ name, file, text });
  }
  return found.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** Written by hand, and not for a machine. */
function isReadable(text: string): boolean {
  const lines = text.split("\n");
  if (lines.length < LINES.least || lines.length > LINES.most || lines.some((line) => line.length > LONGEST_LINE)) return false;
  return /=>|\bfunction\b/.test(text) && /^\s{2,}|^\t/m.test(text) && !text.includes("__createBinding");
}
