import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { readBugs, type Bug } from "../programs/read-edits.ts";
import { readPrograms, type Program } from "../programs/read-programs.ts";
import { readIssue, type Language, type MeasuredCase } from "../repair/read-cases.ts";

const run = promisify(execFile);

/** What somebody wrote of one bug. */
export interface Report {
  /** E.g. `ledger/3`: of which program, and which of its reports or bugs. */
  name: string;
  language: Language;
  half: MeasuredCase["half"];
  issue: { title: string; text: string };
  /** Write the program into a folder, with the bug and without it. */
  writeBuggy(folder: string): Promise<void>;
  writeRight(folder: string): Promise<void>;
}

/** `edits`: of bugs that are told as edits; `functions`: further ones of the small functions; `own`: those that these came with. */
export const REPORT_SETS = ["edits", "functions", "own"] as const;
export type ReportSet = (typeof REPORT_SETS)[number];

/** All reports of a set, by program. @throws when one is of no bug. */
export async function readReports(set: ReportSet): Promise<Report[]> {
  return set === "edits" ? ofEdits() : ofFunctions(set);
}

async function ofEdits(): Promise<Report[]> {
  const reports: Report[] = [];
  for (const { program, folder, good, bugs } of await readBugs("javascript"))
    for (const file of await filesIn(path.join(folder, "reports"))) reports.push(await ofEdit({ program, good, bugs }, file));
  return reports;
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.toSorted().map((name) => path.join(folder, name));
}

async function ofEdit(
  { program, good, bugs }: { program: string; good: string; bugs: readonly Bug[] },
  file: string,
): Promise<Report> {
  const bug = bugs[Number(path.basename(file, ".md"))];
  if (bug === undefined) throw new Error(`${program} has no bug ${path.basename(file, ".md")}.`);
  return {
    name: `${program}/${path.basename(file, ".md")}`,
    language: "javascript",
    half: "development",
    issue: await readIssue(file),
    writeBuggy: (folder) => writePackage(folder, program, bug.buggy),
    writeRight: async (folder) => writePackage(folder, program, await readFile(good, "utf8")),
  };
}

const SUITE = (program: string): string =>
  `import test from "node:test";\nimport assert from "node:assert/strict";\nimport * as lib from "../src/${program}.mjs";\ntest("it loads", () => assert.ok(Object.keys(lib).length > 0));\n`;

/** A package of one file with a test that says nothing. */
export async function writePackage(folder: string, program: string, text: string): Promise<void> {
  const main = `src/${program}.mjs`;
  const manifest = { name: program, version: "1.0.0", type: "module", main, scripts: { test: "node --test" } };
  const files = { "package.json": JSON.stringify(manifest, null, 2), [main]: text, [`test/${program}.test.mjs`]: SUITE(program) };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

async function ofFunctions(set: "functions" | "own"): Promise<Report[]> {
  const reports: Report[] = [];
  for (const program of await readPrograms("functions")) {
    const folder = path.dirname(program.tree);
    const files = set === "own" ? [path.join(folder, "issue.md")] : await filesIn(path.join(folder, "reports"));
    for (const file of files) reports.push(await ofFunction(program, file));
  }
  return reports;
}

async function ofFunction({ slug, language, half, tree, fix }: Program, file: string): Promise<Report> {
  const write = (folder: string): Promise<void> => cp(tree, folder, { recursive: true });
  return {
    name: `${slug}/${path.basename(file, ".md")}`,
    language,
    half,
    issue: await readIssue(file),
    writeBuggy: write,
    async writeRight(folder) {
      await write(folder);
      await run("patch", ["-p1", "-s", "-i", fix], { cwd: folder });
    },
  };
}
