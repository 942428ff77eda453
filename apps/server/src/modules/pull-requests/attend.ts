import type { CodeHostConnection, HostPullRequest, PullRequestRef, ReviewNote } from "@fixpoint/connectors";
import {
  createRound,
  headOfPullRequest,
  notesOf,
  roundsOf,
  updateFollowed,
  type HostedPullRequest,
  type PullRequestRow,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { RUN_ROUND } from "../../jobs/kinds.ts";
import { ensureWatched } from "../trackers/watch.ts";
import { integrationOf } from "./integration-of.ts";
import { answerNotes, isSameText, takeNotes, wordsForPerson } from "./ledger.ts";
import { planRound, redOnBaseOf, summaryOf, type Situation } from "./plan-round.ts";

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

/** Says once that a person is needed, and why; whether anything was said. */
async function callPerson(
  context: AppContext,
  host: CodeHostConnection,
  ref: PullRequestRef,
  pullRequest: PullRequestRow,
  said: readonly ReviewNote[],
): Promise<boolean> {
  const words = wordsForPerson(pullRequest);
  if (words === null) return false;
  // Said already, where an interruption kept it from being noted.
  if (!said.some(({ text }) => isSameText(text, words))) await host.reply(ref, null, words);
  await updateFollowed(context.db, pullRequest.id, { toldPerson: words });
  return true;
}

/**
 * What reviewers, checks and the base say of an open pull request, and what follows from it: at most one round.
 * Whether the bug's page is to be shown anew.
 */
export async function attend(
  context: AppContext,
  host: CodeHostConnection,
  hosted: HostedPullRequest,
  ref: PullRequestRef,
  found: HostPullRequest,
): Promise<boolean> {
  const { pullRequest, repository } = hosted;
  const integration = await integrationOf(context, hosted);
  if (integration && repository.externalId !== null) await ensureWatched(context, integration, repository.externalId);
  const said = await host.reviewNotes(ref);
  const hasNewNotes = await takeNotes(context, pullRequest, said, integration?.account ?? null);
  await answerNotes(context, host, ref, pullRequest);
  const checks = await host.checks(repository.url, pullRequest.headSha);
  const redOnBase = await redOnBaseOf(host, repository.url, checks, pullRequest.baseSha);
  const base = await host.latestCommit({ url: repository.url, branch: pullRequest.baseBranch });
  // In this order: a round that ends after they are read has moved the head.
  const rounds = await roundsOf(context.db, pullRequest.id);
  if ((await headOfPullRequest(context.db, pullRequest.id)) !== pullRequest.headSha) return true;
  const summary = summaryOf(checks);
  if (summary !== pullRequest.checks) await updateFollowed(context.db, pullRequest.id, { checks: summary });
  if (!pullRequest.isTakenOver && !rounds.some(({ status }) => status !== "done")) {
    const notes = await notesOf(context.db, pullRequest.id);
    const quietMs = context.env.FIXPOINT_BASE_QUIET * 1000;
    await plan(context, { pullRequest, found, rounds, checks, base, notes, redOnBase, quietMs, now: Date.now() });
  }
  const hasCalled = await callPerson(context, host, ref, pullRequest, said);
  return hasNewNotes || summary !== pullRequest.checks || hasCalled;
}
