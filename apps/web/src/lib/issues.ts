import { IssueListItem, PullRequest } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call, send } from "./api-client.ts";
import { requireIds } from "./preconditions.ts";
import { keys } from "./query-keys.ts";

export function issuesPath(orgId: string, projectId: string): string {
  requireIds("bugs", orgId, projectId);
  return `/api/v1/organizations/${orgId}/projects/${projectId}/issues`;
}

export function issuesQuery(orgId: string, projectId: string) {
  return queryOptions({
    queryKey: keys.issues(projectId),
    queryFn: ({ signal }) => call(z.array(IssueListItem), "GET", issuesPath(orgId, projectId), { signal }),
  });
}

/** What a person may do to a bug, and the words for when it fails (spec §8). */
export const ISSUE_ACTIONS = {
  archive: { method: "POST", suffix: "/archive", failure: "Failed to archive bug", done: "Bug was archived" },
  unarchive: { method: "POST", suffix: "/unarchive", failure: "Failed to unarchive bug", done: "Bug was unarchived" },
  recompute: { method: "POST", suffix: "/recompute", failure: "Failed to recompute bug", done: "Bug processing started" },
  delete: { method: "DELETE", suffix: "", failure: "Failed to delete bug", done: "Bug was deleted" },
} as const;
export type IssueAction = keyof typeof ISSUE_ACTIONS;

export function runIssueAction(
  action: IssueAction,
  issue: { id: string; projectId: string; organizationId: string },
): Promise<void> {
  const { method, suffix } = ISSUE_ACTIONS[action];
  const path = `${issuesPath(issue.organizationId, issue.projectId)}/${issue.id}${suffix}`;
  return send(method, path, action === "recompute" ? { body: { force: true } } : {});
}

/** Fetches new issues from the connected trackers. */
export function syncIssues(orgId: string, projectId: string): Promise<void> {
  return send("POST", `${issuesPath(orgId, projectId)}/sync`);
}

export function openPullRequest(orgId: string, projectId: string, issueId: string, isDraft = false): Promise<PullRequest> {
  return call(PullRequest, "POST", `/api/v1/organizations/${orgId}/integrations/git/pull-requests`, {
    body: { projectId, issueId, ...(isDraft ? { draft: true } : {}) },
  });
}
