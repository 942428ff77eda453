import type { RunningJob } from "@fixpoint/queue";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import { SERVER_INITIATOR } from "../core/initiator.ts";
import { HttpProblem } from "../core/problem.ts";
import { publishPullRequest } from "../modules/pull-requests/service.ts";

const Data = z.object({ organizationId: z.string(), projectId: z.string(), issueId: z.string() });

/** Opens a bug's pull request without anybody asking; a refusal (409, 404) is final and not tried again. */
export async function openPullRequestJob(context: AppContext, job: RunningJob<object>): Promise<void> {
  try {
    await publishPullRequest(context, { ...Data.parse(job.data), draft: false }, SERVER_INITIATOR);
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    context.log.warn({ err: error }, "a pull request was not opened");
  }
}
