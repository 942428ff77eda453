import type { AppContext } from "../context.ts";
import { refreshPullRequests } from "../modules/pull-requests/service.ts";
import { measured } from "../telemetry/measure-jobs.ts";
import { removeStaleTemp } from "./agent-temp.ts";
import { cleanEvidence } from "./clean-evidence.ts";
import { createHeadFollower, releaseStaleTasks } from "./follow-heads.ts";
import {
  COMMENT_ON_ISSUE,
  FAN_OUT_NOTIFICATION,
  OPEN_PULL_REQUEST,
  PROCESS_ISSUE,
  READ_TRACKER_CHANGES,
  SEND_CHAT_MESSAGE,
  SEND_EMAIL,
  SYNC_SOURCE,
  UPDATE_BASE_COMMIT,
} from "./kinds.ts";
import { chatJob, fanOutJob, forgetNotifications, queueNotifications, sendJob } from "./notifications.ts";
import { openPullRequestJob } from "./open-pull-request.ts";
import { processIssue } from "./process-issue.ts";
import { repeat } from "./repeat.ts";
import { commentJob, forgetDeliveries, queueTrackerWork, readChangesJob, startImportedBugs, syncSourceJob } from "./trackers.ts";
import { queueUnfinishedRuns } from "./unfinished-runs.ts";
import { updateBaseCommit } from "./update-base-commit.ts";

/** Takes jobs from now on; returns how to stop what it does again and again. The queue itself is stopped by its owner. */
export async function startWorker(context: AppContext): Promise<() => Promise<void>> {
  await context.queue.work(
    PROCESS_ISSUE,
    { concurrency: context.env.FIXPOINT_CONCURRENCY },
    measured(context.metrics, PROCESS_ISSUE, (job) => processIssue(context, job)),
  );
  await context.queue.work(
    OPEN_PULL_REQUEST,
    { concurrency: 1 },
    measured(context.metrics, OPEN_PULL_REQUEST, (job) => openPullRequestJob(context, job)),
  );
  await context.queue.work(
    UPDATE_BASE_COMMIT,
    { concurrency: 1 },
    measured(context.metrics, UPDATE_BASE_COMMIT, (job) => updateBaseCommit(context, job)),
  );
  await context.queue.work(
    SYNC_SOURCE,
    { concurrency: 4 },
    measured(context.metrics, SYNC_SOURCE, (job) => syncSourceJob(context, job)),
  );
  await context.queue.work(
    READ_TRACKER_CHANGES,
    { concurrency: 4 },
    measured(context.metrics, READ_TRACKER_CHANGES, (job) => readChangesJob(context, job)),
  );
  await context.queue.work(
    COMMENT_ON_ISSUE,
    { concurrency: 2 },
    measured(context.metrics, COMMENT_ON_ISSUE, (job) => commentJob(context, job)),
  );
  await context.queue.work(
    FAN_OUT_NOTIFICATION,
    { concurrency: 2 },
    measured(context.metrics, FAN_OUT_NOTIFICATION, (job) => fanOutJob(context, job)),
  );
  await context.queue.work(
    SEND_EMAIL,
    { concurrency: 2 },
    measured(context.metrics, SEND_EMAIL, (job) => sendJob(context, job)),
  );
  await context.queue.work(
    SEND_CHAT_MESSAGE,
    { concurrency: 2 },
    measured(context.metrics, SEND_CHAT_MESSAGE, (job) => chatJob(context, job)),
  );
  await queueUnfinishedRuns(context);
  const stops = [
    // Local repositories send no webhooks: their pull requests are looked at every few seconds while one is open.
    repeat(context, { name: "follow pull requests", everyMs: 3_000 }, () => refreshPullRequests(context)),
    repeat(context, { name: "follow heads", everyMs: 3_000 }, createHeadFollower(context)),
    repeat(context, { name: "look at trackers", everyMs: 2_000 }, () => queueTrackerWork(context)),
    repeat(context, { name: "start imported bugs", everyMs: 5_000 }, () => startImportedBugs(context)),
    repeat(context, { name: "queue notifications", everyMs: 3_000 }, () => queueNotifications(context)),
    repeat(context, { name: "forget notifications", everyMs: 3_600_000 }, () => forgetNotifications(context)),
    repeat(context, { name: "forget deliveries", everyMs: 3_600_000 }, () => forgetDeliveries(context)),
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
