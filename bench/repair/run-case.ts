import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { RepairEngine, RunOutcome } from "@fixpoint/agent";
import type { Sandbox } from "@fixpoint/sandbox";
import type { ImportedRepository } from "../../apps/server/src/published-packages/index.ts";
import { checkPatch } from "../shared/check-patch.ts";
import { runSearch } from "../shared/run-search.ts";
import { installDependencies } from "./materialise-case.ts";
import type { RepairOptions } from "./options.ts";
import type { MeasuredCase } from "./read-cases.ts";
import { withoutRight } from "./withhold-right.ts";

/** What is looked at while the engine is worked on; there is none for the validation half. */
export interface CaseDetails {
  /** Stable code of the verdict's reason, e.g. `out_of_time`. */
  reason: string;
  summary: string;
  tried: RunOutcome["evidence"]["tried"];
  patch: string | null;
}

export interface RepairResult {
  slug: string;
  language: MeasuredCase["language"];
  class: MeasuredCase["class"];
  half: MeasuredCase["half"];
  oneStatement: boolean;
  verdict: RunOutcome["resultStatus"];
  /** A test shows the bug. */
  reproduced: boolean;
  /** A candidate passed that test. */
  plausible: boolean;
  /** What judged the validated patch beside the reproduction: a suite, another example of the issue, or only inputs near the example's. */
  provenBy: "suite" | "example" | "neighbours" | null;
  /** Whether the validated patch passes the unseen check; null without a validated patch. */
  correct: boolean | null;
  /** Where the first patch that passes the unseen check stands, from 1, among the plausible ones that the evidence keeps; else null. */
  rank: number | null;
  candidates: number | null;
  /** Of these, those that pass the reproduction. */
  passing: number | null;
  /** Of these, those that nothing else known spoke against during the search. */
  surviving: number | null;
  candidatesPerSecond: number | null;
  seconds: number;
  peakMemoryMiB: number | null;
  details: CaseDetails | null;
}

export interface CaseRun {
  entry: MeasuredCase;
  repository: Pick<ImportedRepository, "repositoryPath" | "headSha">;
  sandbox: Sandbox;
  /** Absolute path of a folder that keeps dependencies and evidence. */
  dataDir: string;
  options: RepairOptions;
  signal: AbortSignal;
}

/** The position, from 1, of the first patch that passes the check. */
async function findRank(patches: readonly string[], run: CaseRun): Promise<number | null> {
  const { entry, repository, sandbox, signal } = run;
  const request = {
    repositoryPath: repository.repositoryPath,
    check: entry.check,
    prepare: installDependencies,
    sandbox,
    signal,
  };
  for (const [index, patch] of patches.entries()) {
    const { correct } = await checkPatch({ ...request, patch });
    if (correct) return index + 1;
  }
  return null;
}

async function search(run: CaseRun, outDir: string, engine?: RepairEngine): Promise<RunOutcome> {
  const { entry, repository, sandbox, dataDir, options, signal } = run;
  return runSearch({
    repositoryPath: repository.repositoryPath,
    base: repository.headSha,
    issue: entry.issue,
    timeout: options.timeout,
    jobs: options.jobs,
    sandbox,
    outDir,
    cacheDir: path.join(dataDir, "dependencies"),
    verbose: options.verbose && entry.half === "development",
    signal,
    engine,
  });
}

/** The engine's run, or that of one that never finds what passes the unseen check. */
async function searchAsAsked(run: CaseRun, outDir: string): Promise<RunOutcome> {
  if (!run.options.withheld) return search(run, outDir);
  const { entry, repository, sandbox, signal } = run;
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-withheld-"));
  try {
    await cp(repository.repositoryPath, folder, { recursive: true });
    await installDependencies(folder);
    return await search(run, outDir, withoutRight({ repositoryPath: folder, check: entry.check, sandbox, signal }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A suite counts where it has green tests, whether or not they run what was changed. */
function provenBy({ strength, environment }: RunOutcome["evidence"]): RepairResult["provenBy"] {
  if (strength?.secondExample === "unseen_example") return "example";
  return (environment?.baseline?.passed ?? 0) > 0 ? "suite" : "neighbours";
}

async function judge(run: CaseRun, outcome: RunOutcome): Promise<RepairResult> {
  const { entry } = run;
  const { evidence, patch } = outcome;
  const validated = outcome.resultStatus === "validated_fix" && patch !== null;
  const others = evidence.search?.alternatives.map((alternative) => alternative.diff) ?? [];
  const rank = await findRank(validated ? [patch, ...others] : others, run);
  return {
    slug: entry.slug,
    language: entry.language,
    class: entry.class,
    half: entry.half,
    oneStatement: entry.oneStatement,
    verdict: outcome.resultStatus,
    reproduced: evidence.reproduction !== null,
    plausible: validated || (evidence.search?.candidatesPlausible ?? 0) > 0,
    provenBy: validated ? provenBy(evidence) : null,
    correct: validated ? rank === 1 : null,
    rank,
    candidates: evidence.search?.candidatesTried ?? null,
    passing: evidence.search?.candidatesPlausible ?? null,
    surviving: evidence.search?.candidatesSurviving ?? null,
    candidatesPerSecond: evidence.search?.candidatesPerSecond ?? null,
    seconds: evidence.timings.total,
    peakMemoryMiB: evidence.peakMemoryBytes === null ? null : evidence.peakMemoryBytes / 1024 ** 2,
    details:
      entry.half === "development"
        ? { reason: evidence.verdict.reason, summary: evidence.verdict.summary, tried: evidence.tried, patch }
        : null,
  };
}

/** Runs the engine on a case and the unseen check on what it found. Of the validation half no evidence is left behind. */
export async function runRepairCase(run: CaseRun): Promise<RepairResult> {
  const { entry, dataDir } = run;
  if (entry.half === "development") {
    return judge(run, await searchAsAsked(run, path.join(dataDir, "evidence", entry.language, entry.slug)));
  }
  const outDir = await mkdtemp(path.join(os.tmpdir(), "fixpoint-validation-"));
  try {
    return await judge(run, await searchAsAsked(run, outDir));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
