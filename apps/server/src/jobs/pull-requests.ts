import { isVendorError } from "@fixpoint/connectors";
import { InfrastructureError } from "@fixpoint/contracts";
import { duePullRequests, openRounds } from "@fixpoint/db";
import type { RunningJob } from "@fixpoint/queue";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import { SERVER_INITIATOR } from "../core/initiator.ts";
import { HttpProblem } from "../core/problem.ts";
import { announceMerge } from "../modules/pull-requests/announce-merge.ts";
import { lookAtPullRequest } from "../modules/pull-requests/follow.ts";
import { performRound } from "../modules/pull-requests/perform-round.ts";
import { publishPullRequest } from "../modules/pull-requests/service.ts";
import { FOLLOW_PULL_REQUEST, RUN_ROUND } from "./kinds.ts";

const NewData = z.object({ organizationId: z.string(), projectId: z.string(), issueId: z.string() });
const FollowData = z.object({ pullRequestId: z.string() });
const RoundData = z.object({ roundId: z.string() });
const MergeData = z.object({ organizationId: z.string(), issueId: z.string() });
const MOST_LOOKS = 200;

/** The host wants a pause, or the way to it has trouble. */
function isPassing(cause: unknown): boolean {
  if (isVendorError(cause)) return cause.code === "rate_limited" || cause.code === "vendor_unavailable";
  return cause instanceof InfrastructureError;
}

/** Opens a bug's pull request without anybody asking; what the host or the gates refuse for good is not tried again. */
export async function openPullRequestJob(context: AppContext, job: RunningJob<object>): Promise<void> {
  try {
    await publishPullRequest(context, { ...NewData.parse(job.data), draft: false }, SERVER_INITIATOR);
  } catch (error) {
    if (!(error instanceof HttpProblem) || isPassing(error.cause)) throw error;
    context.log.warn({ err: error }, "a pull request was not opened");
  }
}

export async function followJob(context: AppContext, job: RunningJob<object>): Promise<void> {
  await lookAtPullRequest(context, FollowData.parse(job.data).pullRequestId, job.signal);
}

export async function roundJob(context: AppContext, job: RunningJob<object>): Promise<void> {
  await performRound(context, RoundData.parse(job.data).roundId, job);
}

export async function mergeJob(context: AppContext, job: RunningJob<object>): Promise<void> {
  await announceMerge(context, MergeData.parse(job.data));
}

/** Pull requests whose time has come. */
export async function queueLooks(context: AppContext): Promise<void> {
  for (const pullRequestId of await duePullRequests(context.db, MOST_LOOKS))
    await context.queue.send(FOLLOW_PULL_REQUEST, { pullRequestId }, { key: pullRequestId });
}

/** Rounds whose job is lost; of the others the queue takes no second one. */
export async function queueRounds(context: AppContext): Promise<void> {
  for (const roundId of await openRounds(context.db)) await context.queue.send(RUN_ROUND, { roundId }, { key: roundId });
}
