import { rm } from "node:fs/promises";
import type { FixVerdict, IssueInput, RunOutcome, VerifyFixRequest } from "@fixpoint/agent";
import { agentSurroundings, evidenceFolder } from "../../jobs/agent-folders.ts";
import { runAgent } from "../../jobs/agent-runner.ts";
import { modelsForRun } from "../models/run-models.ts";
import type { ProofRequest } from "./prove.ts";
import { roundFolder } from "./round-folder.ts";

/** The folder is of this round's try alone, and empty. */
async function commonOf({ context, hosted, round, mirror }: ProofRequest) {
  const place = { issueId: hosted.pullRequest.issueId, name: roundFolder(round) };
  await rm(evidenceFolder(context.env.dataDir, place), { recursive: true, force: true });
  return { ...(await agentSurroundings(context, place)), repository: mirror.gitDir };
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
