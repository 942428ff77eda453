import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { LanguageAdapter, ReproductionTest, Workspace } from "@fixpoint/agent";
import type { Sandbox } from "@fixpoint/sandbox";
import { adapters } from "../../packages/agent/src/languages/index.ts";
import { findStandIns, writeStandIns } from "../../packages/agent/src/stages/3-environment/stand-ins.ts";
import { isTest, isTestScript } from "../commits/materialise-commit.ts";
import type { PublicIssue } from "./read-cases.ts";

const run = promisify(execFile);
const TESTS_MS = 120_000;

export interface Place {
  sandbox: Sandbox;
  /** Absolute folder of the dependency cache. */
  cacheDir: string;
  signal: AbortSignal;
}

/** The tests that a fix brought or changed, as they ran before it and with it. */
export interface FixTests {
  files: string[];
  /** Those that pass with the fix, and did not without it. */
  mended: string[];
  /** Those that pass either way. */
  kept: string[];
}

interface Trial {
  /** Applied to the commit before the fix; null for none. */
  patch: string | null;
  /** The commit's own change of the program. */
  isFixed?: boolean;
  /** Further files, by their paths. */
  files?: Readonly<Record<string, string>>;
  /** Leaves out the tests that the fix brought. */
  isWithoutTests?: boolean;
}

const nameOf = (one: { file: string | null; name: string }): string => `${one.file ?? ""}::${one.name}`;

async function changedFiles({ repository, commit }: PublicIssue): Promise<string[]> {
  const { stdout } = await run("git", ["-C", repository, "show", "--name-only", "--format=", commit]);
  return stdout.split("\n").filter((line) => line !== "");
}

/** A tree of the commit before a fix, with what is tried in it. */
async function layOut(
  entry: PublicIssue,
  base: string,
  folder: string,
  { patch, isFixed, files, isWithoutTests }: Trial,
): Promise<void> {
  await cp(base, folder, { recursive: true, filter: (source) => path.basename(source) !== ".git" });
  if (patch !== null) {
    await writeFile(path.join(folder, ".fix.patch"), patch);
    await run("git", ["init", "--quiet", "--template="], { cwd: folder });
    await run("git", ["apply", "--whitespace=nowarn", ".fix.patch"], { cwd: folder });
    await Promise.all([".fix.patch", ".git"].map((name) => rm(path.join(folder, name), { recursive: true })));
  }
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  for (const file of await changedFiles(entry)) {
    if (isTest(file) ? isWithoutTests === true : isFixed !== true) continue;
    const shown = await run("git", ["-C", entry.repository, "show", `${entry.commit}:${file}`], { maxBuffer: 2 ** 27 }).catch(
      () => null,
    );
    if (shown === null) await rm(path.join(folder, file), { force: true });
    else await write(file, shown.stdout);
  }
  for (const [file, text] of Object.entries(files ?? {})) await write(file, text);
}

/** Runs test files in such a tree; the names of those that passed, or null where none ran. */
async function passing(
  entry: PublicIssue,
  base: string,
  trial: Trial,
  files: string[],
  place: Place,
  isReproduction = false,
): Promise<string[] | null> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-issue-"));
  try {
    await layOut(entry, base, folder, trial);
    const adapter = adapters.find(({ id }) => id === entry.language) as LanguageAdapter;
    const asFound = await adapter.detect(folder);
    if (asFound === null) return null;
    const workspace: Workspace = { ...place, root: folder, jobs: 1, log: () => undefined };
    await adapter.install(workspace, asFound, { offline: false });
    const { profile, standIns } = await findStandIns(adapter, workspace, asFound);
    await writeStandIns(workspace, standIns);
    const standing = isReproduction ? { runner: profile.reproductionRunner } : {};
    const result = await adapter.runTests(workspace, profile, { files, timeMs: TESTS_MS, ...standing });
    if (result.cases.length === 0) return null;
    return result.cases.filter(({ outcome }) => outcome === "PASSED").map(nameOf);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the fix's own tests demand; null where they do not run here, or do not tell the fix from what was before. */
export async function readFixTests(entry: PublicIssue, base: string, place: Place): Promise<FixTests | null> {
  const files = (await changedFiles(entry)).filter(isTestScript);
  const before = (await passing(entry, base, { patch: null }, files, place)) ?? [];
  const after = (await passing(entry, base, { patch: null, isFixed: true }, files, place)) ?? [];
  const mended = after.filter((name) => !before.includes(name));
  return mended.length === 0 ? null : { files, mended, kept: after.filter((name) => before.includes(name)) };
}

/** Whether a patch is as good as the fix, as far as the fix's own tests know. */
export async function isRight(entry: PublicIssue, base: string, tests: FixTests, patch: string, place: Place): Promise<boolean> {
  const passed = await passing(entry, base, { patch }, tests.files, place).catch(() => null);
  return passed !== null && [...tests.mended, ...tests.kept].every((name) => passed.includes(name));
}

/** Whether a reproduction passes once the program is as the fix left it. */
export async function holdsWhenFixed(
  entry: PublicIssue,
  base: string,
  test: Pick<ReproductionTest, "testName" | "filePath" | "code">,
  place: Place,
): Promise<boolean> {
  const trial = { patch: null, isFixed: true, isWithoutTests: true, files: { [test.filePath]: test.code } };
  const passed = await passing(entry, base, trial, [test.filePath], place, true);
  return passed?.some((name) => name.includes(test.testName)) ?? false;
}
