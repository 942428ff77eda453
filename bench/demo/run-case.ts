import path from "node:path";
import type { RunOutcome } from "@fixpoint/agent";
import type { Sandbox } from "@fixpoint/sandbox";
import type { DemoIssue, DemoProject } from "../../apps/server/src/demo/index.ts";
import type { ImportedRepository } from "../../apps/server/src/published-packages/index.ts";
import { checkPatch } from "../shared/check-patch.ts";
import { runSearch } from "../shared/run-search.ts";
import { findCheck } from "./find-check.ts";
import type { BenchOptions } from "./options.ts";

export interface CaseResult {
  name: string;
  kind: DemoIssue["kind"];
  verdict: RunOutcome["resultStatus"];
  reason: string;
  summary: string;
  seconds: number;
  toReproduction: number | null;
  toFix: number | null;
  candidates: number | null;
  candidatesPerSecond: number | null;
  peakMemoryMiB: number | null;
  chosen: string | null;
  secondExample: string | null;
  /** Whether the fix behaves as the repaired release does; null without a fix or a check. */
  correct: boolean | null;
  checkOutput: string | null;
  patch: string | null;
  tried: RunOutcome["evidence"]["tried"];
  evidenceDir: string | null;
}

export interface CaseInput {
  project: DemoProject;
  issue: DemoIssue;
  repository: ImportedRepository;
  sandbox: Sandbox;
  dataDir: string;
  options: BenchOptions;
  signal: AbortSignal;
}

export async function runCase({ project, issue, repository, sandbox, dataDir, options, signal }: CaseInput): Promise<CaseResult> {
  const outcome = await runSearch({
    repositoryPath: repository.repositoryPath,
    base: repository.headSha,
    issue: { title: issue.title, text: issue.text },
    timeout: options.timeout,
    jobs: options.jobs,
    sandbox,
    outDir: path.join(dataDir, "evidence", project.slug, issue.slug),
    cacheDir: path.join(dataDir, "dependencies"),
    verbose: options.verbose,
    signal,
  });

  const { evidence, patch } = outcome;
  const check = outcome.resultStatus === "validated_fix" ? await findCheck(project.slug, issue.slug) : null;
  const checked =
    check === null || patch === null
      ? null
      : await checkPatch({ repositoryPath: repository.repositoryPath, patch, check, sandbox, signal });
  return {
    name: `${project.slug}/${issue.slug}`,
    kind: issue.kind,
    verdict: outcome.resultStatus,
    reason: evidence.verdict.reason,
    summary: evidence.verdict.summary,
    seconds: evidence.timings.total,
    toReproduction: evidence.timings.toReproduction,
    toFix: evidence.timings.toFix,
    candidates: evidence.search?.candidatesTried ?? null,
    candidatesPerSecond: evidence.search?.candidatesPerSecond ?? null,
    peakMemoryMiB: evidence.peakMemoryBytes === null ? null : evidence.peakMemoryBytes / 1024 ** 2,
    chosen: evidence.search?.chosen ?? null,
    secondExample: evidence.strength?.secondExample ?? null,
    correct: checked?.correct ?? null,
    checkOutput: checked === null || checked.correct ? null : checked.output,
    patch,
    tried: evidence.tried,
    evidenceDir: outcome.evidenceDir,
  };
}
