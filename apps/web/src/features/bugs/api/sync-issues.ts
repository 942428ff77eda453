import { send } from "../../../lib/api-client.ts";
import { issuesPath } from "../../../lib/issues.ts";

export function syncIssues(orgId: string, projectId: string): Promise<void> {
  return send("POST", `${issuesPath(orgId, projectId)}/sync`);
}
