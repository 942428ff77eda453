import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readBugs, type Bug } from "../programs/read-edits.ts";
import { readIssue } from "../repair/read-cases.ts";

/** What somebody wrote of one bug of a program that is told as edits. */
export interface Report {
  program: string;
  /** Position of the bug in the program's `bugs.json`, from 0. */
  bug: number;
  issue: { title: string; text: string };
  /** The program's text with the bug, and without it. */
  buggy: string;
  good: string;
}

/** All reports, or those of the programs that are named, by program and bug. @throws when one is of no bug. */
export async function readReports(only: readonly string[] = []): Promise<Report[]> {
  const reports: Report[] = [];
  for (const { program, folder, good, bugs } of await readBugs("javascript")) {
    if (only.length > 0 && !only.includes(program)) continue;
    for (const file of await filesIn(path.join(folder, "reports"))) reports.push(await readReport({ program, good, bugs }, file));
  }
  return reports;
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.toSorted().map((name) => path.join(folder, name));
}

async function readReport(
  { program, good, bugs }: { program: string; good: string; bugs: readonly Bug[] },
  file: string,
): Promise<Report> {
  const at = Number(path.basename(file, ".md"));
  const bug = bugs[at];
  if (bug === undefined) throw new Error(`${program} has no bug ${at}.`);
  const issue = await readIssue(file);
  return { program, bug: at, issue, buggy: bug.buggy, good: await readFile(good, "utf8") };
}
