import type { CodeHostConnection, HostPullRequest, PullRequestRef } from "@fixpoint/connectors";
import {
  createRound,
  findHostedPullRequest,
  findIntegrationOf,
  lookAgain,
  notePullRequestState,
  notesOf,
  roundsOf,
  sqlExecutor,
  updateFollowed,
  webhooksOf,
  type HostedPullRequest,
  type IntegrationRow,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { SERVER_INITIATOR } from "../../core/initiator.ts";
import { ANNOUNCE_MERGE, RUN_ROUND } from "../../jobs/kinds.ts";
import { announceIssue } from "../issues/service.ts";
import { notePullRequest } from "../notifications/note-pull-request.ts";
import { isRevokedAndNoted, wordsOf } from "../trackers/health.ts";
import { ensureWatched } from "../trackers/watch.ts";
import { answerNotes, isSameText, takeNotes, wordsForPerson } from "./ledger.ts";
import { planRound, redOnBaseOf, summaryOf, type Situation } from "./plan-round.ts";

const LOCAL_SECONDS = 3;
/** A closed one may be opened again. */
const CLOSED_SECONDS = 3600;
/** Where webhooks arrive, polling only makes up for those that were lost. */
const WEBHOOK_FACTOR = 5;
const LONGEST_PAUSE_SECONDS = 3600;

function refTo({ pullRequest, repository }: HostedPullRequest): PullRequestRef {
  const { number, branch, baseBranch, headSha, status } = pullRequest;
  return { url: repository.url, number, branch, baseBranch, headSha, isDraft: status === "DRAFT" };
}

/** By which its host is reached; null for a local one. */
async function integrationOf(
  context: AppContext,
  { pullRequest, repository }: HostedPullRequest,
): Promise<IntegrationRow | null> {
  if (repository.provider === "local") return null;
  return findIntegrationOf(context.db, pullRequest.organizationId, repository.provider);
}

/** Takes over what the host says of it; whether that was news. */
async function noteState(context: AppContext, hosted: HostedPullRequest, found: HostPullRequest | null): Promise<boolean> {
  const { pullRequest, repository } = hosted;
  const { status, headSha, baseBranch } = found ?? { ...pullRequest, status: "CLOSED" as const };
  // While a round is open its commit may be there already.
  const isOurs =
    headSha === pullRequest.headSha || (await roundsOf(context.db, pullRequest.id)).some((round) => round.status !== "done");
  const isTakenOver = repository.provider !== "local" && (pullRequest.isTakenOver || !isOurs);
  const state = { status, baseBranch, isTakenOver, headSha: isOurs ? pullRequest.headSha : headSha };
  const { organizationId, issueId } = pullRequest;
  const isNews = await context.db.transaction(async (tx) => {
    if (!(await notePullRequestState(tx, pullRequest.id, state))) return false;
    if (status !== pullRequest.status) await notePullRequest(context, tx, { ...pullRequest, ...state }, null);
    if (status === "MERGED" && pullRequest.status !== "MERGED")
      await context.queue.send(ANNOUNCE_MERGE, { organizationId, issueId }, { key: issueId, within: sqlExecutor(tx) });
    return true;
  });
  Object.assign(pullRequest, state);
  return isNews;
}

async function plan(context: AppContext, situation: Situation): Promise<void> {
  const { pullRequest } = situation;
  const next = planRound(situation);
  const needsPerson = next.kind === "person" ? next.reason : null;
  if (needsPerson !== pullRequest.needsPerson) await updateFollowed(context.db, pullRequest.id, { needsPerson });
  pullRequest.needsPerson = needsPerson;
  if (next.kind !== "round") return;
  const round = await createRound(context.db, next.round);
  if (round) await context.queue.send(RUN_ROUND, { roundId: round.id }, { key: round.id });
}

/** What reviewers, checks and the base say of an open one, and what follows from it. Whether the page is to be shown anew. */
async function attend(
  context: AppContext,
  host: CodeHostConnection,
  hosted: HostedPullRequest,
  found: HostPullRequest,
): Promise<boolean> {
  const { pullRequest, repository } = hosted;
  const ref = refTo(hosted);
  const integration = await integrationOf(context, hosted);
  if (integration && repository.externalId !== null) await ensureWatched(context, integration, repository.externalId);
  const said = await host.reviewNotes(ref);
  const hasNewNotes = await takeNotes(context, pullRequest, said, integration?.account ?? null);
  await answerNotes(context, host, ref, pullRequest);
  const checks = await host.checks(repository.url, pullRequest.headSha);
  const summary = summaryOf(checks);
  if (summary !== pullRequest.checks) await updateFollowed(context.db, pullRequest.id, { checks: summary });
  const rounds = await roundsOf(context.db, pullRequest.id);
  if (!pullRequest.isTakenOver && !rounds.some(({ status }) => status !== "done")) {
    const base = await host.latestCommit({ url: repository.url, branch: pullRequest.baseBranch });
    await plan(context, {
      pullRequest,
      found,
      rounds,
      checks,
      base,
      notes: await notesOf(context.db, pullRequest.id),
      redOnBase: await redOnBaseOf(host, repository.url, checks, pullRequest.baseSha),
      quietMs: context.env.FIXPOINT_BASE_QUIET * 1000,
      now: Date.now(),
    });
  }
  const words = wordsForPerson(pullRequest);
  if (words !== null) {
    // Said already, where an interruption kept it from being noted.
    if (!said.some(({ text }) => isSameText(text, words))) await host.reply(ref, null, words);
    await updateFollowed(context.db, pullRequest.id, { toldPerson: words });
  }
  return hasNewNotes || summary !== pullRequest.checks || words !== null;
}

async function look(context: AppContext, host: CodeHostConnection, hosted: HostedPullRequest): Promise<boolean> {
  const { pullRequest, repository } = hosted;
  const found = await host.pullRequest(refTo(hosted));
  const hasNewState = await noteState(context, hosted, found);
  const isOpen = pullRequest.status === "OPEN" || pullRequest.status === "DRAFT";
  if (!isOpen || found === null || repository.provider === "local") return hasNewState;
  return (await attend(context, host, hosted, found)) || hasNewState;
}

/** Seconds until the next look. */
async function pauseAfter(context: AppContext, hosted: HostedPullRequest): Promise<number> {
  const { pullRequest, repository } = hosted;
  if (repository.provider === "local") return LOCAL_SECONDS;
  if (pullRequest.status === "CLOSED") return CLOSED_SECONDS;
  const integration = await integrationOf(context, hosted);
  const hooks = integration ? await webhooksOf(context.db, integration.id) : [];
  const isWatched = hooks.some(({ vendorId, externalId }) => vendorId !== null && externalId === repository.externalId);
  return context.env.FIXPOINT_PULL_REQUEST_POLL * (isWatched ? WEBHOOK_FACTOR : 1);
}

async function noteTrouble(context: AppContext, hosted: HostedPullRequest, error: unknown): Promise<void> {
  const { pullRequest, repository } = hosted;
  context.log.warn({ err: error, pullRequest: pullRequest.id }, "a pull request could not be looked at");
  const integration = await integrationOf(context, hosted);
  if (integration) await isRevokedAndNoted(context, integration, error);
  const failures = pullRequest.failures + 1;
  await updateFollowed(context.db, pullRequest.id, { lookError: wordsOf(error), failures });
  const poll = repository.provider === "local" ? LOCAL_SECONDS : context.env.FIXPOINT_PULL_REQUEST_POLL;
  await lookAgain(context.db, pullRequest.id, Math.min(LONGEST_PAUSE_SECONDS, poll * 2 ** Math.min(failures, 20)));
}

/** One look at a pull request at its host, and what follows from it: its state, the ledger, at most one round. */
export async function lookAtPullRequest(context: AppContext, id: string, signal: AbortSignal): Promise<void> {
  const hosted = await findHostedPullRequest(context.db, id);
  if (!hosted || hosted.pullRequest.status === "MERGED") return;
  const { pullRequest } = hosted;
  const { organizationId, issueId } = pullRequest;
  try {
    const isNews = await context.codeHost.at(hosted.repository, (host) => look(context, host, hosted), { signal });
    if (pullRequest.failures > 0) await updateFollowed(context.db, id, { lookError: null, failures: 0 });
    await lookAgain(context.db, id, await pauseAfter(context, hosted));
    if (isNews) await announceIssue(context, "issue_updated", organizationId, issueId, SERVER_INITIATOR);
  } catch (error) {
    signal.throwIfAborted();
    await noteTrouble(context, hosted, error);
  }
}
