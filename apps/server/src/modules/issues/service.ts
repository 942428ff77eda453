import { MAX_ISSUE_BYTES, type CreateIssueBody, type IssueDetails } from "@fixpoint/contracts";
import {
  createIssue,
  createRun,
  findIssue,
  findIssueSummary,
  findRun,
  sqlExecutor,
  updateIssue,
  type IssueRow,
  type NewIssue,
  type PullRequestRow,
  type Queryable,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import type { InitiatorOf } from "../../core/initiator.ts";
import { HttpProblem, notFound } from "../../core/problem.ts";
import { cleanText } from "../../core/text.ts";
import { PROCESS_ISSUE } from "../../jobs/kinds.ts";
import { presentDetails, presentListItem } from "./presenter.ts";

export interface IssueScope {
  organizationId: string;
  projectId: string;
  issueId: string;
}

/** Tells every browser of the organization how the bug stands now. */
export async function announceIssue(
  context: AppContext,
  type: "issue_created" | "issue_updated",
  organizationId: string,
  issueId: string,
  initiator: InitiatorOf,
): Promise<void> {
  const summary = await findIssueSummary(context.db, organizationId, issueId);
  if (summary) await context.live.publish(organizationId, [{ type, data: presentListItem(summary) }], initiator);
}

/** Makes a run and queues it; both or neither, when `tx` is a transaction. */
async function startRun(context: AppContext, tx: Queryable, organizationId: string, issueId: string): Promise<void> {
  const run = await createRun(tx, organizationId, issueId);
  await context.queue.send(PROCESS_ISSUE, { organizationId, issueId, runId: run.id }, { key: run.id, within: sqlExecutor(tx) });
}

/** Stores a bug and sets the agent to it; null when its tracker's issue is here already. */
export async function addIssue(context: AppContext, values: NewIssue, initiator: InitiatorOf): Promise<IssueRow | null> {
  const issue = await context.db.transaction(async (tx) => {
    const made = await createIssue(tx, { ...values, title: cleanText(values.title), text: cleanText(values.text) });
    if (made) await startRun(context, tx, made.organizationId, made.id);
    return made;
  });
  if (!issue) return null;
  await announceIssue(context, "issue_created", issue.organizationId, issue.id, initiator);
  return issue;
}

export async function addIssueFromBody(
  context: AppContext,
  scope: { organizationId: string; projectId: string; userId: string },
  body: CreateIssueBody,
  initiator: InitiatorOf,
): Promise<IssueRow> {
  if (Buffer.byteLength(body.text) > MAX_ISSUE_BYTES) {
    throw new HttpProblem(
      413,
      "too_large",
      "That is too large",
      "A bug may have 5 MB of text. Shorten it, or attach the long parts elsewhere.",
    );
  }
  const issue = await addIssue(
    context,
    {
      organizationId: scope.organizationId,
      projectId: scope.projectId,
      title: body.title,
      text: body.text,
      issueUrl: body.issueUrl ?? null,
      source: "local",
      createdById: scope.userId,
    },
    initiator,
  );
  if (!issue) throw notFound("Project");
  return issue;
}

/** Throws 404 for a bug of another project or organization. */
export async function requireIssue(
  context: AppContext,
  scope: IssueScope,
): Promise<{ issue: IssueRow; pullRequest: PullRequestRow | null }> {
  const found = await findIssue(context.db, scope);
  if (!found) throw notFound("Bug");
  return found;
}

export async function getDetails(context: AppContext, scope: IssueScope): Promise<IssueDetails> {
  const { issue, pullRequest } = await requireIssue(context, scope);
  const run = issue.currentRunId ? await findRun(context.db, scope.organizationId, issue.currentRunId) : null;
  return presentDetails(issue, pullRequest, run);
}

export async function setArchived(
  context: AppContext,
  scope: IssueScope,
  isArchived: boolean,
  initiator: InitiatorOf,
): Promise<void> {
  const { issue } = await requireIssue(context, scope);
  if (issue.isArchived === isArchived) return;
  await updateIssue(context.db, scope.organizationId, scope.issueId, { isArchived });
  await announceIssue(context, "issue_updated", scope.organizationId, scope.issueId, initiator);
}

/** Starts over on the project's present base commit; a run under way loses its claim and ends. */
export async function recompute(context: AppContext, scope: IssueScope, initiator: InitiatorOf): Promise<void> {
  await requireIssue(context, scope);
  await context.db.transaction((tx) => startRun(context, tx, scope.organizationId, scope.issueId));
  await announceIssue(context, "issue_updated", scope.organizationId, scope.issueId, initiator);
}
