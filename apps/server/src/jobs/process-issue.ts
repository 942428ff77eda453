import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { hostname } from "node:os";
import type { RunOutcome } from "@fixpoint/agent";
import { InfrastructureError, InputError, type NotificationEvent } from "@fixpoint/contracts";
import {
  claimRun,
  claimStands,
  findIssue,
  finishRun,
  readProjectSettings,
  repositoriesOfProject,
  sqlExecutor,
  type Claim,
  type IssueChange,
  type IssueRow,
  type RunResultRow,
} from "@fixpoint/db";
import type { RunningJob } from "@fixpoint/queue";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import { SERVER_INITIATOR } from "../core/initiator.ts";
import { modelsForRun } from "../modules/models/run-models.ts";
import { readBeforeWork } from "../modules/trackers/read-before-work.ts";
import { announceIssue } from "../modules/issues/service.ts";
import { noteEvent } from "../modules/notifications/note.ts";
import { mirrorOf } from "../modules/pull-requests/mirror.ts";
import { agentSurroundings, evidenceFolder, storedEvidencePath } from "./agent-folders.ts";
import { runAgent } from "./agent-runner.ts";
import { errorResult } from "./error-evidence.ts";
import { createEventRecorder } from "./event-recorder.ts";
import { COMMENT_ON_ISSUE, OPEN_PULL_REQUEST } from "./kinds.ts";

export const ProcessIssueData = z.object({ organizationId: z.string(), issueId: z.string(), runId: z.string() });
type ProcessIssueData = z.infer<typeof ProcessIssueData>;

const WORKER = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;
/** Reasons that another try cannot mend. */
const LASTING = new Set(["no_safe_sandbox"]);

interface StoredEnd {
  result: RunResultRow;
  change: IssueChange;
}

class ClaimLost extends Error {
  override name = "ClaimLost";
}

function toStored(context: AppContext, outcome: RunOutcome): StoredEnd {
  return {
    result: {
      baseSha: outcome.baseSha,
      patch: outcome.patch,
      fix: outcome.fix,
      reproductionScript: outcome.reproductionScript,
      existingUnitTests: outcome.existingUnitTests,
      modifiedUnitTests: outcome.modifiedUnitTests,
      evidence: outcome.evidence,
      evidencePath: storedEvidencePath(context, outcome.evidenceDir),
    },
    change: {
      agentResultStatus: outcome.resultStatus,
      statusResult: outcome.statusResult,
      coveredLines: outcome.evidence.coverage?.covered ?? null,
      coverableLines: outcome.evidence.coverage?.coverable ?? null,
    },
  };
}

async function runOnce(context: AppContext, issue: IssueRow, claim: Claim, signal: AbortSignal): Promise<RunOutcome> {
  const [repository] = await repositoriesOfProject(context.db, issue.organizationId, issue.projectId);
  if (!repository)
    throw new InputError("no_repository", "The project has no repository", { hint: "Add one in the project's settings." });
  const { organizationId, projectId, id: issueId } = issue;
  const { engine, gateway } = await modelsForRun(context, { organizationId, projectId, issueId, runId: claim.runId }, "obey");
  const given = await readBeforeWork(context, issue, signal);
  // The agent has no access of its own: it reads this machine's copy of what lies elsewhere.
  const source = repository.provider === "local" ? repository.url : (await mirrorOf(context, repository, signal)).gitDir;
  const before = { issueId: issue.id, name: `${claim.runId}-${claim.fence - 1}` };
  await rm(evidenceFolder(context.env.dataDir, before), { recursive: true, force: true });
  const surroundings = await agentSurroundings(context, { issueId: issue.id, name: `${claim.runId}-${claim.fence}` });
  const lost = new AbortController();
  const scope = { organizationId, projectId, issueId, claim };
  const recorder = createEventRecorder(context, scope, () => lost.abort(new ClaimLost("Another worker has taken the run")));
  // A quiet stage writes no events; a claim that was lost meanwhile is seen here.
  const watch = setInterval(() => {
    claimStands(context.db, claim)
      .then((stands) => stands || lost.abort(new ClaimLost("Another worker has taken the run")))
      .catch((error: unknown) => context.log.warn({ err: error }, "the claim could not be checked"));
  }, 2_000);
  try {
    return await runAgent({
      entry: context.agentEntry,
      signal: AbortSignal.any([signal, lost.signal]),
      onEvent: recorder.add,
      models: gateway,
      request: {
        kind: "run",
        sandbox: context.env.FIXPOINT_SANDBOX,
        options: {
          repository: source,
          base: repository.baseCommit?.sha ?? repository.defaultBranch,
          issue: given,
          engine,
          ...surroundings,
        },
      },
    });
  } finally {
    clearInterval(watch);
    await recorder.close();
  }
}

/** The result to store for an error that ends the run; null when it is to be tried again. */
function resultOfError(error: unknown, isLastAttempt: boolean): StoredEnd | null {
  if (error instanceof InputError) return errorResult(error.code, `${error.message}. ${error.hint ?? ""}`.trim(), "project");
  const isInfrastructure = error instanceof InfrastructureError;
  if (!isLastAttempt && !(isInfrastructure && LASTING.has(error.code))) return null;
  const message = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  return errorResult(
    isInfrastructure ? error.code : "agent_crashed",
    isInfrastructure && error.hint ? `${message} ${error.hint}` : message,
    "infrastructure",
  );
}

const NOTED: Partial<Record<NonNullable<IssueChange["agentResultStatus"]>, NotificationEvent>> = {
  validated_fix: "fix_validated",
  reproduced: "bug_reproduced",
  error: "bug_failed",
};

/** Stores how the run ended, with the job that follows from it; false when another worker has taken the run. */
async function storeEnd(context: AppContext, issue: IssueRow, claim: Claim, stored: StoredEnd): Promise<boolean> {
  const { organizationId, projectId, id: issueId } = issue;
  const isStored = await context.db.transaction(async (tx) => {
    if (!(await finishRun(tx, claim, stored.result, stored.change))) return false;
    const kind = NOTED[stored.change.agentResultStatus ?? "no_result"];
    if (kind) await noteEvent(context, tx, { kind, organizationId, projectId, issueId, actorId: null, data: {} });
    if (stored.change.agentResultStatus !== "validated_fix") return true;
    const settings = await readProjectSettings(tx, organizationId, projectId);
    if (settings.shouldAutoOpenPullRequestOnIssueFixed)
      await context.queue.send(
        OPEN_PULL_REQUEST,
        { organizationId, projectId, issueId },
        { key: issueId, within: sqlExecutor(tx) },
      );
    if (settings.shouldAutoCommentOnIssueFixed && issue.source !== "local")
      await context.queue.send(
        COMMENT_ON_ISSUE,
        { organizationId, issueId, runId: claim.runId },
        { key: claim.runId, within: sqlExecutor(tx) },
      );
    return true;
  });
  if (isStored) context.metrics.run(stored.change.agentResultStatus ?? "error");
  return isStored;
}

/** One bug through the agent. Whatever is delivered twice, only the newest claim can write. */
export async function processIssue(context: AppContext, job: RunningJob<object>): Promise<void> {
  const data: ProcessIssueData = ProcessIssueData.parse(job.data);
  const found = await findIssue(context.db, data);
  if (!found || found.issue.currentRunId !== data.runId) return;
  const claim = await claimRun(context.db, data.organizationId, data.runId, WORKER);
  if (!claim) return;
  await announceIssue(context, "issue_updated", data.organizationId, data.issueId, SERVER_INITIATOR);
  try {
    const outcome = await runOnce(context, found.issue, claim, job.signal);
    if (!(await storeEnd(context, found.issue, claim, toStored(context, outcome)))) return;
  } catch (error) {
    if (error instanceof ClaimLost) return;
    if (job.signal.aborted) throw error;
    context.log.warn({ err: error, issue: data.issueId }, "a run failed");
    const stored = resultOfError(error, job.isLastAttempt);
    if (!stored) throw error;
    if (stored.result.evidence.verdict.reason === "no_safe_sandbox")
      context.notices.set("no_safe_sandbox", stored.result.evidence.verdict.summary);
    await storeEnd(context, found.issue, claim, stored);
  }
  await announceIssue(context, "issue_updated", data.organizationId, data.issueId, SERVER_INITIATOR);
}
