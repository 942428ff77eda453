import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import type { RepairEngine } from "@fixpoint/agent";
import { z } from "zod";
import { materialiseBefore } from "../commits/materialise-commit.ts";
import { runSearch } from "../shared/run-search.ts";
import { holdsWhenFixed, isRight, readFixTests, type FixTests, type Place } from "./fix-tests.ts";
import type { PublicIssue } from "./read-cases.ts";

export interface IssueResult {
  slug: string;
  language: PublicIssue["language"];
  half: PublicIssue["half"];
  /** Stable code of how it ended; `tests_do_not_run` where nobody can say what is right here. */
  reason: string;
  /** A test shows the bug as it is told. */
  reproduced: boolean;
  /** That test passes with the project's fix; null without one. */
  rightTest: boolean | null;
  plausible: boolean;
  /** Whether the validated patch passes the fix's own tests; null without one. */
  correct: boolean | null;
  /** Where the first patch that does stands, from 1, among those shown; else null. */
  rank: number | null;
  candidates: number | null;
  seconds: number;
  /** What is looked at while the engine is worked on; null for the validation half. */
  details: { summary: string; derivedFrom: string | null; test: string | null; patches: string[]; tried: unknown } | null;
}

export interface IssueRun extends Place {
  dataDir: string;
  jobs: number;
  /** Seconds. */
  timeout: number;
  verbose: boolean;
  /** Ends with the reproduction. */
  readsOnly: boolean;
}

const NOTHING: RepairEngine = { name: "search", propose: () => Readable.from([]) };

const StoredTest = z.object({ testName: z.string(), filePath: z.string(), code: z.string(), derivedFrom: z.string() });
const StoredTests = z.object({ files: z.array(z.string()), mended: z.array(z.string()), kept: z.array(z.string()) }).nullable();

/** Asked once on a machine. */
async function fixTestsOf(entry: PublicIssue, base: string, run: IssueRun): Promise<FixTests | null> {
  const file = path.join(run.dataDir, "fix-tests", `${entry.slug}.json`);
  const stored = await readFile(file, "utf8").catch(() => null);
  if (stored !== null) return StoredTests.parse(JSON.parse(stored));
  const tests = await readFixTests(entry, base, run);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(tests));
  return tests;
}

/** Runs the engine on the commit before the fix of a public issue, told as its reporter told it. */
export async function runIssue(entry: PublicIssue, run: IssueRun): Promise<IssueResult> {
  const repositoryPath = path.join(run.dataDir, "repositories", entry.slug);
  const base = await materialiseBefore(entry.repository, entry.commit, repositoryPath);
  const result: IssueResult = {
    slug: entry.slug,
    language: entry.language,
    half: entry.half,
    reason: "tests_do_not_run",
    reproduced: false,
    rightTest: null,
    plausible: false,
    correct: null,
    rank: null,
    candidates: null,
    seconds: 0,
    details: null,
  };
  const tests = await fixTestsOf(entry, repositoryPath, run);
  if (tests === null) return result;
  const isSeen = entry.half === "development";
  const outDir = isSeen
    ? path.join(run.dataDir, "evidence", entry.slug)
    : await mkdtemp(path.join(os.tmpdir(), "fixpoint-validation-"));
  try {
    const { evidence, patch, resultStatus } = await runSearch({
      ...run,
      repositoryPath,
      base,
      issue: { title: entry.title, text: entry.body },
      outDir,
      verbose: run.verbose && isSeen,
      ...(run.readsOnly && { engine: NOTHING }),
    });
    const stored = await readFile(path.join(outDir, "reproduction", "test.json"), "utf8").catch(() => null);
    const test = stored === null ? null : StoredTest.parse(JSON.parse(stored));
    const validated = resultStatus === "validated_fix" && patch !== null;
    const others = evidence.search?.alternatives.map(({ diff }) => diff) ?? [];
    const patches = validated ? [patch, ...others] : others;
    for (const [index, one] of patches.entries()) {
      if (!(await isRight(entry, repositoryPath, tests, one, run))) continue;
      result.rank = index + 1;
      break;
    }
    return {
      ...result,
      reason: evidence.verdict.reason,
      reproduced: evidence.reproduction !== null,
      rightTest: test === null ? null : await holdsWhenFixed(entry, repositoryPath, test, run),
      plausible: validated || (evidence.search?.candidatesPlausible ?? 0) > 0,
      correct: validated ? result.rank === 1 : null,
      candidates: evidence.search?.candidatesTried ?? null,
      seconds: evidence.timings.total,
      details: isSeen
        ? {
            summary: evidence.verdict.summary,
            derivedFrom: test?.derivedFrom ?? null,
            test: test?.code ?? null,
            patches,
            tried: evidence.tried,
          }
        : null,
    };
  } finally {
    if (!isSeen) await rm(outDir, { recursive: true, force: true });
  }
}
