import { forgetModelReplies } from "@fixpoint/db";
import type { AppContext } from "../context.ts";
import { measured } from "../telemetry/measure-jobs.ts";
import { removeStaleTemp } from "./agent-temp.ts";
import { cleanEvidence } from "./clean-evidence.ts";
import { createHeadFollower, releaseStaleTasks } from "./follow-heads.ts";
import {
  ANNOUNCE_MERGE,
  COMMENT_ON_ISSUE,
  FAN_OUT_NOTIFICATION,
  FOLLOW_PULL_REQUEST,
  OPEN_PULL_REQUEST,
  PROCESS_ISSUE,
  READ_TRACKER_CHANGES,
  RUN_ROUND,
  SEND_CHAT_MESSAGE,
  SEND_EMAIL,
  SYNC_SOURCE,
  UPDATE_BASE_COMMIT,
} from "./kinds.ts";
import { chatJob, fanOutJob, forgetNotifications, queueNotifications, sendJob } from "./notifications.ts";
import { processIssue } from "./process-issue.ts";
import { followJob, mergeJob, openPullRequestJob, queueLooks, queueRounds, roundJob } from "./pull-requests.ts";
import { repeat } from "./repeat.ts";
import { commentJob, forgetDeliveries, queueTrackerWork, readChangesJob, startImportedBugs, syncSourceJob } from "./trackers.ts";
import { queueUnfinishedRuns } from "./unfinished-runs.ts";
import { updateBaseCommit } from "./update-base-commit.ts";

/** Takes jobs from now on; returns how to stop what it does again and again. The queue itself is stopped by its owner. */
export async function startWorker(context: AppContext): Promise<() => Promise<void>> {
  for (const [kind, concurrency, perform] of [
    [PROCESS_ISSUE, context.env.FIXPOINT_CONCURRENCY, processIssue],
    [OPEN_PULL_REQUEST, 2, openPullRequestJob],
    [FOLLOW_PULL_REQUEST, 4, followJob],
    [RUN_ROUND, context.env.FIXPOINT_CONCURRENCY, roundJob],
    [ANNOUNCE_MERGE, 1, mergeJob],
    [UPDATE_BASE_COMMIT, 1, updateBaseCommit],
    [SYNC_SOURCE, 4, syncSourceJob],
    [READ_TRACKER_CHANGES, 4, readChangesJob],
    [COMMENT_ON_ISSUE, 2, commentJob],
    [FAN_OUT_NOTIFICATION, 2, fanOutJob],
    [SEND_EMAIL, 2, sendJob],
    [SEND_CHAT_MESSAGE, 2, chatJob],
  ] as const)
    await context.queue.work(
      kind,
      { concurrency },
      measured(context.metrics, kind, (job) => perform(context, job)),
    );
  await queueUnfinishedRuns(context);
  const often = (ms: number): number => ms / context.pace;
  const stops = [
    repeat(context, { name: "look at pull requests", everyMs: often(1_000) }, () => queueLooks(context)),
    repeat(context, { name: "queue open rounds", everyMs: 60_000 }, () => queueRounds(context)),
    repeat(context, { name: "follow heads", everyMs: 3_000 }, createHeadFollower(context)),
    repeat(context, { name: "look at trackers", everyMs: often(2_000) }, () => queueTrackerWork(context)),
    repeat(context, { name: "start imported bugs", everyMs: often(5_000) }, () => startImportedBugs(context)),
    repeat(context, { name: "queue notifications", everyMs: often(3_000) }, () => queueNotifications(context)),
    repeat(context, { name: "forget notifications", everyMs: 3_600_000 }, () => forgetNotifications(context)),
    repeat(context, { name: "forget deliveries", everyMs: 3_600_000 }, () => forgetDeliveries(context)),
    repeat(context, { name: "forget replies of models", everyMs: 3_600_000 }, () => forgetModelReplies(context.db)),
    repeat(context, { name: "release stale tasks", everyMs: 30_000 }, () => releaseStaleTasks(context)),
    repeat(context, { name: "queue unfinished runs", everyMs: 60_000 }, () => queueUnfinishedRuns(context)),
    // By each worker, not through the queue: the folder is this machine's.
    repeat(context, { name: "clean evidence", everyMs: 3_600_000 }, () => cleanEvidence(context)),
    repeat(context, { name: "remove stale temporary folders", everyMs: 3_600_000 }, () => removeStaleTemp()),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
