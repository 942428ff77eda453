import type { CodeHostConnection, PullRequestRef } from "@fixpoint/connectors";
import { findHostedPullRequest, planNextLook, updateFollowed, webhooksOf, type HostedPullRequest } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { SERVER_INITIATOR } from "../../core/initiator.ts";
import { announceIssue } from "../issues/service.ts";
import { isRevokedAndNoted, wordsOf } from "../trackers/health.ts";
import { isToldByApp } from "../trackers/watch.ts";
import { attend } from "./attend.ts";
import { integrationOf } from "./integration-of.ts";
import { noteState } from "./note-state.ts";

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

/** Whether the bug's page is to be shown anew. */
async function look(context: AppContext, host: CodeHostConnection, hosted: HostedPullRequest): Promise<boolean> {
  const { pullRequest, repository } = hosted;
  const found = await host.pullRequest(refTo(hosted));
  const noted = await noteState(context, hosted, found);
  const isOpen = pullRequest.status === "OPEN" || pullRequest.status === "DRAFT";
  if (noted === "stale" || !isOpen || found === null || repository.provider === "local") return noted === "news";
  return (await attend(context, host, hosted, refTo(hosted), found)) || noted === "news";
}

/** Seconds until the next look. */
async function pauseAfter(context: AppContext, hosted: HostedPullRequest): Promise<number> {
  const { pullRequest, repository } = hosted;
  if (pullRequest.status === "CLOSED") return CLOSED_SECONDS;
  if (repository.provider === "local") return LOCAL_SECONDS;
  const integration = await integrationOf(context, hosted);
  const hooks = integration ? await webhooksOf(context.db, integration.id) : [];
  const hasHook = hooks.some(({ vendorId, externalId }) => vendorId !== null && externalId === repository.externalId);
  const isWatched = hasHook || (integration !== null && isToldByApp(context, integration));
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
  await planNextLook(context.db, pullRequest, Math.min(LONGEST_PAUSE_SECONDS, poll * 2 ** Math.min(failures, 20)));
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
    await planNextLook(context.db, pullRequest, await pauseAfter(context, hosted));
    if (isNews) await announceIssue(context, "issue_updated", organizationId, issueId, SERVER_INITIATOR);
  } catch (error) {
    signal.throwIfAborted();
    await noteTrouble(context, hosted, error);
  }
}
