import { PullRequestFollowUp } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { issuesPath } from "./issues.ts";
import { keys } from "./query-keys.ts";

/** What following a bug's pull request has found and done; null while there is none. Fetched again with the bug itself. */
export function followUpQuery(orgId: string, projectId: string, issueId: string) {
  return queryOptions({
    queryKey: keys.issuePullRequest(issueId),
    queryFn: ({ signal }) =>
      call(PullRequestFollowUp.nullable(), "GET", `${issuesPath(orgId, projectId)}/${issueId}/pull-request`, { signal }),
    meta: { guarded: true },
  });
}
