import { FixpointError, type PullRequest } from "@fixpoint/contracts";
import { findPullRequestOfIssue, findRun, lockPublishing, savePullRequest, type IssueRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import type { InitiatorOf } from "../../core/initiator.ts";
import { conflict, HttpProblem } from "../../core/problem.ts";
import { announceIssue, requireIssue, type IssueScope } from "../issues/service.ts";
import { presentPullRequest } from "../issues/presenter.ts";
import { notePullRequest } from "../notifications/note-pull-request.ts";
import { requireRepository } from "../projects/service.ts";
import { openAtHost, type ProvenRunRow } from "./open-at-host.ts";

async function provenRunOf(context: AppContext, issue: IssueRow): Promise<ProvenRunRow> {
  const run = issue.currentRunId ? await findRun(context.db, issue.organizationId, issue.currentRunId) : null;
  if (issue.agentResultStatus === "validated_fix" && run?.patch && run.baseSha && run.evidence)
    return { ...run, patch: run.patch, baseSha: run.baseSha, evidence: run.evidence };
  throw conflict(
    "no_validated_fix",
    "There is no validated fix yet",
    "A pull request can be opened once a fix has passed every check.",
  );
}

/**
 * Opens the bug's pull request, or answers the one that is there: however often and by whomever it is asked, and
 * wherever it was interrupted before, there is one. Throws 409 while there is no validated fix.
 */
export async function publishPullRequest(
  context: AppContext,
  scope: IssueScope & { draft: boolean },
  initiator: InitiatorOf,
): Promise<PullRequest> {
  const { issue, pullRequest } = await requireIssue(context, scope);
  if (pullRequest) return presentPullRequest(pullRequest);
  const run = await provenRunOf(context, issue);
  const repository = await requireRepository(context, scope.organizationId, scope.projectId);
  const { row, isNew } = await context.db
    .transaction(async (tx) => {
      await lockPublishing(tx, issue.id);
      const present = await findPullRequestOfIssue(tx, issue.organizationId, issue.id);
      if (present) return { row: present, isNew: false };
      const row = await savePullRequest(tx, await openAtHost(context, issue, run, repository, scope.draft));
      await notePullRequest(context, tx, row, initiator.userId);
      return { row, isNew: true };
    })
    .catch((error: unknown) => {
      if (error instanceof FixpointError)
        throw new HttpProblem(409, error.code, error.message, error.hint ?? error.message, error);
      throw error;
    });
  if (isNew) await announceIssue(context, "issue_updated", issue.organizationId, issue.id, initiator);
  return presentPullRequest(row);
}
