import { advanceBranch } from "@fixpoint/connectors";
import { FixpointError, InfrastructureError, InputError } from "@fixpoint/contracts";
import {
  claimRound,
  findHostedPullRequest,
  finishRound,
  keepProven,
  lookNow,
  settleNote,
  updateFollowed,
  type HostedPullRequest,
  type PullRequestRoundRow,
  type RoundEnd,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { SERVER_INITIATOR } from "../../core/initiator.ts";
import { announceIssue } from "../issues/service.ts";
import { AUTHOR } from "./content.ts";
import { mirrorOf } from "./mirror.ts";
import { prove, type Proof, type ProvenPatch } from "./prove.ts";

const STALE: RoundEnd = { outcome: "stale", reason: "The pull request is not as it was when this began." };
/** What another try cannot mend: the change itself is refused. */
const FINAL = new Set(["pull_request_refused", "patch_does_not_apply", "push_refused"]);

interface Round {
  context: AppContext;
  hosted: HostedPullRequest;
  round: PullRequestRoundRow;
}

function isStale({ hosted, round }: Round): boolean {
  const { status, headSha, isTakenOver } = hosted.pullRequest;
  return (status !== "OPEN" && status !== "DRAFT") || headSha !== round.headSha || isTakenOver;
}

/** Adds the commit. Throws FixpointErrors of `advanceBranch`. */
async function push({ context, hosted, round }: Round, patch: string, commitMessage: string): Promise<string> {
  const { pullRequest, repository } = hosted;
  const { branch, baseBranch } = pullRequest;
  const base = { branch: baseBranch, sha: pullRequest.baseSha ?? repository.baseCommit?.sha ?? "" };
  const merged = round.kind === "base" ? round.baseSha : null;
  return context.codeHost.at(repository, async (host) => {
    const remote = await host.remote(repository.url);
    return advanceBranch({ remote, branch, headSha: round.headSha, base, merged, patch, commitMessage, author: AUTHOR });
  });
}

/** The round, the pull request and the note that asked for it, all or nothing. */
async function end({ context, hosted, round }: Round, ending: RoundEnd): Promise<void> {
  const { pullRequest } = hosted;
  const isMine = await context.db.transaction(async (tx) => {
    if (!(await finishRound(tx, round, ending))) return false;
    const { outcome, reason, commitSha = null } = ending;
    if (outcome === "pushed" && commitSha !== null)
      await updateFollowed(tx, pullRequest.id, {
        headSha: commitSha,
        checks: "none",
        ...(round.kind === "base" ? { baseSha: round.baseSha } : {}),
        ...(round.kind === "checks" ? { repairRounds: pullRequest.repairRounds + 1 } : {}),
      });
    if (round.noteId !== null && outcome !== "stale")
      await settleNote(tx, round.noteId, { state: outcome === "pushed" ? "addressed" : "declined", reason, commitSha });
    return true;
  });
  await lookNow(context.db, pullRequest.id);
  if (isMine) await announceIssue(context, "issue_updated", pullRequest.organizationId, pullRequest.issueId, SERVER_INITIATOR);
}

function provenBefore({ patch, commitMessage, reason, evidencePath }: PullRequestRoundRow): ProvenPatch | null {
  if (patch === null || commitMessage === null) return null;
  return { kind: "proven", patch, commitMessage, reason: reason ?? "", evidencePath };
}

async function proveNow({ context, hosted, round }: Round, signal: AbortSignal): Promise<Proof> {
  const mirror = await mirrorOf(context, hosted.repository, signal, hosted.pullRequest.baseBranch);
  return prove({ context, hosted, round, mirror, signal });
}

/** null: another worker has taken the round. */
async function perform(one: Round, signal: AbortSignal): Promise<RoundEnd | null> {
  if (isStale(one)) return STALE;
  const before = provenBefore(one.round);
  const proof = before ?? (await proveNow(one, signal));
  const { reason, evidencePath } = proof;
  if (proof.kind === "declined") return { outcome: "declined", reason, evidencePath };
  const { patch, commitMessage } = proof;
  if (before === null && !(await keepProven(one.context.db, one.round, { patch, commitMessage, reason, evidencePath })))
    return null;
  return { outcome: "pushed", reason, commitSha: await push(one, patch, commitMessage), evidencePath };
}

/** How an error ends the round; null: it is worth another try. */
function endOfError(error: unknown, isLastAttempt: boolean): RoundEnd | null {
  if (error instanceof FixpointError && error.code === "branch_moved") return STALE;
  const isFinal = error instanceof InputError || (error instanceof FixpointError && FINAL.has(error.code));
  if (!isFinal && !isLastAttempt && !(error instanceof InfrastructureError && error.code === "no_safe_sandbox")) return null;
  return { outcome: "failed", reason: error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error) };
}

/** One round: proof by the agent, then one more commit on the branch. Delivered twice, or interrupted anywhere, it ends in one commit. */
export async function performRound(
  context: AppContext,
  roundId: string,
  job: { signal: AbortSignal; isLastAttempt: boolean },
): Promise<void> {
  const round = await claimRound(context.db, roundId);
  if (!round) return;
  const hosted = await findHostedPullRequest(context.db, round.pullRequestId);
  if (!hosted) return;
  const one = { context, hosted, round };
  try {
    const ending = await perform(one, job.signal);
    if (ending) await end(one, ending);
  } catch (error) {
    if (job.signal.aborted) throw error;
    context.log.warn({ err: error, round: roundId }, "a round of a pull request failed");
    const ending = endOfError(error, job.isLastAttempt);
    if (!ending) throw error;
    await end(one, ending);
  }
}
