import { unfinishedRuns } from "@fixpoint/db";
import type { AppContext } from "../context.ts";
import { followRepositories } from "./follow-repositories.ts";
import { OPEN_PULL_REQUEST, PROCESS_ISSUE, UPDATE_BASE_COMMIT } from "./kinds.ts";
import { openPullRequestJob } from "./open-pull-request.ts";
import { processIssue } from "./process-issue.ts";
import { updateBaseCommit } from "./update-base-commit.ts";

/** Takes jobs from now on; returns how to stop following repositories. The queue itself is stopped by its owner. */
export async function startWorker(context: AppContext): Promise<() => Promise<void>> {
  await context.queue.work(PROCESS_ISSUE, { concurrency: context.env.FIXPOINT_CONCURRENCY }, (job) => processIssue(context, job));
  await context.queue.work(OPEN_PULL_REQUEST, { concurrency: 1 }, (job) => openPullRequestJob(context, job));
  await context.queue.work(UPDATE_BASE_COMMIT, { concurrency: 1 }, (job) => updateBaseCommit(context, job));
  // Runs whose job was lost (a crash between the two writes, or tries used up by restarts) are queued again.
  for (const run of await unfinishedRuns(context.db)) {
    await context.queue.send(
      PROCESS_ISSUE,
      { organizationId: run.organizationId, issueId: run.issueId, runId: run.id },
      { key: run.id },
    );
  }
  return followRepositories(context);
}
