import { PullRequest } from "@fixpoint/contracts";
import { call } from "../../../lib/api-client.ts";

export function openPullRequest(orgId: string, projectId: string, issueId: string): Promise<PullRequest> {
  return call(PullRequest, "POST", `/api/v1/organizations/${orgId}/integrations/git/pull-requests`, {
    body: { projectId, issueId },
  });
}
