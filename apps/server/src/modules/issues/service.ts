import { MAX_ISSUE_BYTES, type CreateIssueBody, type IssueDetails } from "@fixpoint/contracts";
import {
  archiveIssue,
  createRun,
  findIssue,
  findListItem,
  findRun,
  sqlExecutor,
  type IssueRow,
  type NewIssue,
  type PullRequestRow,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import type { InitiatorOf } from "../../core/initiator.ts";
import { HttpProblem, notFound } from "../../core/problem.ts";
import { PROCESS_ISSUE } from "../../jobs/kinds.ts";
import { takeIn } from "./intake.ts";
import { parseListItem, presentDetails } from "./presenter.ts";

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
  const listItem = await findListItem(context.db, organizationId, issueId);
  if (listItem !== null) await context.live.publish(organizationId, [{ type, data: parseListItem(listItem) }], initiator);
}

/** Stores a bug and sets the agent to it; null when its tracker's issue is here already. */
export async function addIssue(context: AppContext, values: NewIssue, initiator: InitiatorOf): Promise<IssueRow | null> {
  const issue = await takeIn(context, values);
  if (!issue) return null;
  await context.live.publish(issue.organizationId, [{ type: "issue_created", data: parseListItem(issue.listItem) }], initiator);
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
  const listItem = await archiveIssue(context.db, scope, isArchived);
  if (listItem === null) return void (await requireIssue(context, scope));
  await context.live.publish(scope.organizationId, [{ type: "issue_updated", data: parseListItem(listItem) }], initiator);
}

/** Starts over on the project's present base commit; a run under way loses its claim and ends. */
export async function recompute(context: AppContext, scope: IssueScope, initiator: InitiatorOf): Promise<void> {
  await requireIssue(context, scope);
  await context.db.transaction(async (tx) => {
    const run = await createRun(tx, scope.organizationId, scope.issueId);
    const data = { organizationId: scope.organizationId, issueId: scope.issueId, runId: run.id };
    await context.queue.send(PROCESS_ISSUE, data, { key: run.id, within: sqlExecutor(tx) });
  });
  await announceIssue(context, "issue_updated", scope.organizationId, scope.issueId, initiator);
}
