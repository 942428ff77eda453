import { mkdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { FixVerdict, IssueInput, RunOutcome, VerifyFixRequest } from "@fixpoint/agent";
import { runAgent } from "../../jobs/agent-runner.ts";
import { modelsForRun } from "../models/run-models.ts";
import type { ProofRequest } from "./prove.ts";
import { roundFolder } from "./round-folder.ts";

/** Of this round's try alone, and empty. */
async function foldersOf({ context, hosted, round }: ProofRequest): Promise<{ outDir: string; cacheDir: string }> {
  const outDir = join(context.env.dataDir, "evidence", hosted.pullRequest.issueId, roundFolder(round));
  const cacheDir = join(context.env.dataDir, "cache");
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  await mkdir(cacheDir, { recursive: true });
  return { outDir, cacheDir };
}

async function commonOf(request: ProofRequest) {
  const { env } = request.context;
  return {
    ...(await foldersOf(request)),
    repository: request.mirror.gitDir,
    timeoutMs: env.FIXPOINT_RUN_TIMEOUT * 1000,
    jobs: env.FIXPOINT_JOBS ?? availableParallelism(),
  };
}

/** A run of the agent on a commit of the mirror. */
export async function askAgent(request: ProofRequest, { base, issue }: { base: string; issue: IssueInput }): Promise<RunOutcome> {
  const { context, signal, hosted, round } = request;
  const { organizationId, projectId, issueId } = hosted.pullRequest;
  // An open fix is followed whatever the budget: at its limit by the built-in engine.
  const { engine, gateway } = await modelsForRun(context, { organizationId, projectId, issueId, runId: round.id }, "ignore");
  return runAgent({
    entry: context.agentEntry,
    signal,
    onEvent: () => {},
    models: gateway,
    request: {
      kind: "run",
      sandbox: context.env.FIXPOINT_SANDBOX,
      options: { ...(await commonOf(request)), base, issue, engine },
    },
  });
}

/** The gates alone, for a patch that is there already. */
export async function askVerification(
  request: ProofRequest,
  given: Pick<VerifyFixRequest, "base" | "patch" | "evidenceDir"> & { description: string },
): Promise<FixVerdict> {
  const { context, signal } = request;
  return runAgent({
    entry: context.agentEntry,
    signal,
    onEvent: () => {},
    request: { kind: "verify", sandbox: context.env.FIXPOINT_SANDBOX, options: { ...(await commonOf(request)), ...given } },
  });
}
