import { commitMessage, pullRequestBody } from "@fixpoint/agent";
import { FixpointError, type PullRequest } from "@fixpoint/contracts";
import { findRun, openPullRequests, savePullRequest, setPullRequestStatus } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { SERVER_INITIATOR, type InitiatorOf } from "../../core/initiator.ts";
import { conflict, HttpProblem } from "../../core/problem.ts";
import { announceIssue, requireIssue, type IssueScope } from "../issues/service.ts";
import { presentPullRequest } from "../issues/presenter.ts";
import { notePullRequest } from "../notifications/note-pull-request.ts";
import { requireRepository } from "../projects/service.ts";

/**
 * Opens the bug's pull request, or answers the one that is there: however often
 * it is asked, there is one. Throws 409 while there is no validated fix.
 */
export async function publishPullRequest(
  context: AppContext,
  scope: IssueScope & { draft: boolean },
  initiator: InitiatorOf,
): Promise<PullRequest> {
  const { issue, pullRequest } = await requireIssue(context, scope);
  if (pullRequest) return presentPullRequest(pullRequest);
  const run = issue.currentRunId ? await findRun(context.db, scope.organizationId, issue.currentRunId) : null;
  if (issue.agentResultStatus !== "validated_fix" || !run?.patch || !run.baseSha || !run.evidence) {
    throw conflict(
      "no_validated_fix",
      "There is no validated fix yet",
      "A pull request can be opened once a fix has passed every check.",
    );
  }
  const repository = await requireRepository(context, scope.organizationId, scope.projectId);
  const proven = {
    evidence: run.evidence,
    fix: run.fix ?? [],
    reproductionScript: run.reproductionScript ?? [],
    statusResult: issue.statusResult,
  };
  const reference = { title: issue.title, key: issue.key, url: issue.issueUrl };
  const opened = await context.codeHost
    .openPullRequest(repository, {
      issueKey: issue.key,
      title: `Fix ${issue.key}: ${issue.title}`.slice(0, 250),
      body: pullRequestBody(proven, reference),
      commitMessage: commitMessage(proven, reference),
      baseSha: run.baseSha,
      patch: run.patch,
      draft: scope.draft,
    })
    .catch((error: unknown) => {
      if (error instanceof FixpointError)
        throw new HttpProblem(409, error.code, error.message, error.hint ?? error.message, error);
      throw error;
    });
  const place = { organizationId: issue.organizationId, projectId: issue.projectId, issueId: issue.id };
  const saved = await context.db.transaction(async (tx) => {
    const row = await savePullRequest(tx, { ...place, ...opened });
    await notePullRequest(context, tx, row, initiator.userId);
    return row;
  });
  await announceIssue(context, "issue_updated", issue.organizationId, issue.id, initiator);
  return presentPullRequest(saved);
}

/** Reads the status of pull requests at their host and tells what changed; of one project, or of all. Returns how many changed. */
export async function refreshPullRequests(
  context: AppContext,
  scope?: { organizationId: string; projectId: string },
): Promise<number> {
  let changed = 0;
  for (const { pullRequest, repository } of await openPullRequests(context.db, scope)) {
    try {
      const status = await context.codeHost.pullRequestStatus(repository, pullRequest);
      if (status === pullRequest.status) continue;
      const isNew = await context.db.transaction(async (tx) => {
        const isChanged = await setPullRequestStatus(tx, pullRequest.organizationId, pullRequest.id, { status });
        if (isChanged) await notePullRequest(context, tx, { ...pullRequest, status }, null);
        return isChanged;
      });
      if (!isNew) continue;
      changed += 1;
      await announceIssue(context, "issue_updated", pullRequest.organizationId, pullRequest.issueId, SERVER_INITIATOR);
    } catch (error) {
      // One repository that cannot be read does not stop the others.
      context.log.warn({ err: error, repository: repository.id }, "pull request status could not be read");
    }
  }
  return changed;
}
