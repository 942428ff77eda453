import { branchForIssue } from "@fixpoint/connectors";
import { FixpointError, type PullRequest } from "@fixpoint/contracts";
import {
  findIntegrationOf,
  findPullRequestOfIssue,
  findRun,
  lockPublishing,
  savePullRequest,
  type IssueRow,
  type IssueRunRow,
  type PullRequestRow,
  type RepositoryRow,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import type { InitiatorOf } from "../../core/initiator.ts";
import { conflict, HttpProblem } from "../../core/problem.ts";
import { announceIssue, requireIssue, type IssueScope } from "../issues/service.ts";
import { presentPullRequest } from "../issues/presenter.ts";
import { notePullRequest } from "../notifications/note-pull-request.ts";
import { requireRepository } from "../projects/service.ts";
import { bugAddress } from "../trackers/bug-address.ts";
import { AUTHOR, contentOf, provenOf } from "./content.ts";
import { mirrorOf } from "./mirror.ts";
import { reviewersFor } from "./reviewers.ts";

const LABEL = "fixpoint";
const HISTORY_MS = 20 * 60_000;

type Proven = IssueRunRow & { patch: string; baseSha: string; evidence: NonNullable<IssueRunRow["evidence"]> };

async function provenRunOf(context: AppContext, issue: IssueRow): Promise<Proven> {
  const run = issue.currentRunId ? await findRun(context.db, issue.organizationId, issue.currentRunId) : null;
  if (issue.agentResultStatus === "validated_fix" && run?.patch && run.baseSha && run.evidence)
    return { ...run, patch: run.patch, baseSha: run.baseSha, evidence: run.evidence };
  throw conflict(
    "no_validated_fix",
    "There is no validated fix yet",
    "A pull request can be opened once a fix has passed every check.",
  );
}

/** A history that cannot be had is no reason not to deliver: only style and reviewers come of it. */
async function historyOf(context: AppContext, repository: RepositoryRow) {
  if (repository.provider === "local") return null;
  return mirrorOf(context, repository, AbortSignal.timeout(HISTORY_MS)).catch((error: unknown) => {
    context.log.warn({ err: error, repository: repository.id }, "the history of a repository could not be read");
    return null;
  });
}

async function openAtHost(
  context: AppContext,
  issue: IssueRow,
  run: Proven,
  repository: RepositoryRow,
  isDraft: boolean,
): Promise<Omit<PullRequestRow, "id" | "createdAt" | "updatedAt" | FollowedColumn>> {
  const mirror = await historyOf(context, repository);
  const { organizationId, projectId, id: issueId } = issue;
  const { baseSha, patch } = run;
  const branch = branchForIssue(issue.key);
  const page = await bugAddress(context, issue);
  const content = await contentOf(issue, provenOf(run, issue), { repository, mirror, baseSha, branch, page });
  const integration =
    repository.provider === "local" ? null : await findIntegrationOf(context.db, organizationId, repository.provider);
  const paths = (run.fix ?? []).map(({ file_path }) => file_path);
  const own = integration?.account ?? null;
  const reviewers = mirror
    ? await context.codeHost.at(repository, (host) => reviewersFor({ mirror, host, repository, own }, { baseSha, patch, paths }))
    : [];
  const opened = await context.codeHost.openPullRequest(repository, {
    ...content,
    branch,
    baseBranch: repository.defaultBranch,
    author: AUTHOR,
    baseSha,
    patch,
    isDraft,
    labels: [LABEL],
    reviewers,
  });
  const { baseBranch, headSha, status, number, htmlUrl: url } = opened;
  const place = { organizationId, projectId, issueId, runId: run.id };
  return { ...place, title: content.title, branch, baseBranch, baseSha, headSha, status, number, url };
}

type FollowedColumn =
  | "checks"
  | "repairRounds"
  | "isTakenOver"
  | "needsPerson"
  | "toldPerson"
  | "nextLookAt"
  | "lookError"
  | "failures";

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
