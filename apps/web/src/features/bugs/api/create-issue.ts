import { Issue, type CreateIssueBody } from "@fixpoint/contracts";
import { call } from "../../../lib/api-client.ts";
import { issuesPath } from "../../../lib/issues.ts";

export function createIssue(orgId: string, projectId: string, body: CreateIssueBody): Promise<Issue> {
  return call(Issue, "POST", issuesPath(orgId, projectId), { body });
}
