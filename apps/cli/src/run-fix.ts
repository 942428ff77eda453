import { availableParallelism } from "node:os";
import { inspectRepository, type IssueInput, type RunOptions, type RunOutcome, runPipeline } from "@fixpoint/agent";
import { createSandbox } from "@fixpoint/sandbox";
import { dependencyCache } from "./folders.ts";
import { DEFAULT_BUDGET_USD, modelsOfEnvironment } from "./models.ts";
import { createProgress } from "./progress/progress.ts";
import { sandboxDriver } from "./sandbox-driver.ts";

export interface FixRequest {
  repo: string;
  base: string | undefined;
  issue: IssueInput;
  engine: RunOptions["engine"];
  timeoutSeconds: number;
  jobs: number | undefined;
  /** What models may cost, in dollars. */
  budgetUsd?: number;
  /** Absolute folder for the evidence. */
  outDir: string;
}

/** One run with its progress on stderr. Throws InputError for wrong input before anything is started. */
export async function runFix(request: FixRequest, signal: AbortSignal): Promise<RunOutcome> {
  const { repo, base, issue, engine, timeoutSeconds, jobs, outDir } = request;
  const { budgetUsd = DEFAULT_BUDGET_USD } = request;
  const models = modelsOfEnvironment(process.env, { engine, budgetUsd, issue: issue.title });
  await inspectRepository(repo, { base, signal });
  const sandbox = await createSandbox({ driver: sandboxDriver() });
  const progress = createProgress(process.stderr);
  return runPipeline({
    repository: repo,
    base,
    issue,
    engine,
    timeoutMs: timeoutSeconds * 1000,
    jobs: jobs ?? availableParallelism(),
    sandbox,
    outDir,
    cacheDir: dependencyCache(),
    signal,
    onEvent: progress.onEvent,
    ...(models ? { models: models.gateway } : {}),
  }).finally(() => {
    progress.finish();
    if (models) process.stderr.write(`${models.bill()}\n`);
  });
}
