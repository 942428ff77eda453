import { writeFile } from "node:fs/promises";
import path from "node:path";
import { issueDetails, runSummary } from "@fixpoint/agent";
import { applyPatch } from "../apply-patch.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { runFolder } from "../folders.ts";
import { readIssue } from "../read-issue.ts";
import { report } from "../report.ts";
import { runFix } from "../run-fix.ts";

export interface FixOptions {
  repo: string;
  issue: string;
  base?: string;
  engine: "search" | "model" | "auto";
  /** Seconds. */
  timeout: number;
  jobs?: number;
  /** Dollars. */
  budget?: number;
  out?: string;
  summary?: string;
  apply: boolean;
  json: boolean;
}

/** Resolves with the exit code. */
export async function fix(options: FixOptions, signal: AbortSignal): Promise<number> {
  const { repo, base, engine, timeout, jobs, budget, out, summary, apply, json } = options;
  const issue = await readIssue(options.issue);
  const started = new Date();
  const outDir = path.resolve(out ?? runFolder(started));
  const request = { repo, base, issue, engine, timeoutSeconds: timeout, jobs, budgetUsd: budget, outDir };
  const outcome = await runFix(request, signal);
  const isApplied = apply && outcome.patch !== null;
  if (summary !== undefined) await writeFile(summary, runSummary(outcome, issue, { folder: outcome.evidenceDir }));
  if (apply && outcome.patch !== null) await applyPatch(repo, outcome.patch);
  if (json) {
    const details = issueDetails(outcome, issue, { createdAt: started, updatedAt: new Date() });
    process.stdout.write(`${JSON.stringify(details, null, 2)}\n`);
  }
  process.stderr.write(report(outcome, { applied: isApplied }));
  return EXIT_CODES[outcome.resultStatus];
}
