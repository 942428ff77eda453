import { execFile } from "node:child_process";
import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Sandbox } from "@fixpoint/sandbox";
import type { FixCommit } from "../order/fix-commits.ts";
import type { Language } from "../order/sources.ts";
import { runSearch } from "../shared/run-search.ts";
import { isTestScript, materialiseCommit, type CommitTree } from "./materialise-commit.ts";
import { sameProgram } from "./same-program.ts";

const run = promisify(execFile);

export interface CommitResult {
  project: string;
  commit: string;
  subject: string;
  verdict: string;
  reason: string;
  summary: string;
  reproduced: boolean;
  plausible: boolean;
  /** Where the project's own change stands, from 1, among the plausible edits that the evidence keeps; else null. */
  rank: number | null;
  candidates: number | null;
  candidatesPerSecond: number | null;
  seconds: number;
  /** The best edit. */
  patch: string | null;
}

export interface CommitRun {
  source: string;
  project: string;
  fix: FixCommit;
  language: Language;
  dataDir: string;
  jobs: number;
  timeout: number;
  verbose: boolean;
  sandbox: Sandbox;
  signal: AbortSignal;
}

/** What somebody would report who sees the fix's tests fail: their files, and what the commit calls the matter. */
export function issueOf({ subject, files }: Pick<FixCommit, "subject" | "files">): { title: string; text: string } {
  const red = files.filter(isTestScript);
  return { title: subject, text: `Tests in ${red.map((file) => `\`${file}\``).join(" and ")} fail.` };
}

/** The file as a patch makes it; null for a patch of other files. */
async function patched(tree: CommitTree, file: string, patch: string): Promise<string | null> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-commit-"));
  try {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), tree.before);
    await writeFile(path.join(folder, ".fix.patch"), patch);
    await run("git", ["init", "--quiet", "--template="], { cwd: folder });
    await run("git", ["apply", "--whitespace=nowarn", ".fix.patch"], { cwd: folder });
    return await readFile(path.join(folder, file), "utf8");
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rankOf(patches: readonly string[], tree: CommitTree, { language, fix }: CommitRun): Promise<number | null> {
  for (const [index, patch] of patches.entries()) {
    const text = await patched(tree, fix.source, patch);
    if (text !== null && (await sameProgram(language, fix.source, text, tree.after)) === true) return index + 1;
  }
  return null;
}

/** Runs the engine on the commit before a fix. */
export async function runCommit(options: CommitRun): Promise<CommitResult> {
  const { source, project, fix, dataDir, jobs, timeout, verbose, sandbox, signal } = options;
  const name = `${project}-${fix.id.slice(0, 10)}`;
  const tree = await materialiseCommit(source, fix, path.join(dataDir, "repositories", name));
  const { evidence, patch, resultStatus } = await runSearch({
    repositoryPath: tree.repositoryPath,
    base: tree.headSha,
    issue: issueOf(fix),
    timeout,
    jobs,
    sandbox,
    outDir: path.join(dataDir, "evidence", name),
    cacheDir: path.join(dataDir, "dependencies"),
    verbose,
    signal,
  });
  const validated = resultStatus === "validated_fix" && patch !== null;
  const others = evidence.search?.alternatives.map((alternative) => alternative.diff) ?? [];
  const patches = validated ? [patch, ...others] : others;
  return {
    project,
    commit: fix.id,
    subject: fix.subject,
    verdict: resultStatus,
    reason: evidence.verdict.reason,
    summary: evidence.verdict.summary,
    reproduced: evidence.reproduction !== null,
    plausible: validated || (evidence.search?.candidatesPlausible ?? 0) > 0,
    rank: await rankOf(patches, tree, options),
    candidates: evidence.search?.candidatesTried ?? null,
    candidatesPerSecond: evidence.search?.candidatesPerSecond ?? null,
    seconds: evidence.timings.total,
    patch: patches[0] ?? null,
  };
}
