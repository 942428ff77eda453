import { availableParallelism } from "node:os";
import path from "node:path";
import { inspectRepository, issueDetails, runPipeline, type RunOutcome } from "@fixpoint/agent";
import { InputError } from "@fixpoint/contracts";
import { createSandbox } from "@fixpoint/sandbox";
import { applyPatch } from "../apply-patch.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { dependencyCache, runFolder } from "../folders.ts";
import { createProgress } from "../progress/progress.ts";
import { readIssue } from "../read-issue.ts";
import { report } from "../report.ts";
import { sandboxDriver } from "../sandbox-driver.ts";

export interface FixOptions {
  repo: string;
  issue: string;
  base?: string;
  engine: "search" | "model" | "auto";
  /** Seconds. */
  timeout: number;
  jobs?: number;
  out?: string;
  apply: boolean;
  json: boolean;
}

/** Resolves with the exit code. */
export async function fix(options: FixOptions, signal: AbortSignal): Promise<number> {
  if (options.engine === "model") {
    throw new InputError("no_model", "No model is set up; use --engine search or auto.");
  }
  const issue = await readIssue(options.issue);
  // Wrong input is told before anything else is said or started.
  await inspectRepository(options.repo, { base: options.base, signal });
  const sandbox = await createSandbox({ driver: sandboxDriver() });
  const started = new Date();
  const progress = createProgress(process.stderr);
  let outcome: RunOutcome;
  try {
    outcome = await runPipeline({
      repository: options.repo,
      base: options.base,
      issue,
      engine: options.engine,
      timeoutMs: options.timeout * 1000,
      jobs: options.jobs ?? availableParallelism(),
      sandbox,
      outDir: path.resolve(options.out ?? runFolder(started)),
      cacheDir: dependencyCache(),
      signal,
      onEvent: progress.onEvent,
    });
  } finally {
    await progress.finish();
  }
  if (options.apply && outcome.patch !== null) await applyPatch(options.repo, outcome.patch);
  if (options.json) {
    const details = issueDetails(outcome, issue, { createdAt: started, updatedAt: new Date() });
    process.stdout.write(`${JSON.stringify(details, null, 2)}\n`);
  }
  process.stderr.write(report(outcome, { applied: options.apply && outcome.patch !== null }));
  return EXIT_CODES[outcome.resultStatus];
}
