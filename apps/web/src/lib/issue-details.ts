import { AgentEvent, IssueDetails } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "./api-client.ts";
import { isLocalDemo } from "./demo-bug.ts";
import { issuesPath } from "./issues.ts";
import { keys } from "./query-keys.ts";

export function detailsQuery(orgId: string, projectId: string, issueId: string) {
  return queryOptions({
    queryKey: keys.issue(issueId),
    async queryFn({ signal }) {
      if (isLocalDemo(issueId)) return (await import("./demo-details.ts")).demoDetails({ id: projectId, organizationId: orgId });
      return call(IssueDetails, "GET", `${issuesPath(orgId, projectId)}/${issueId}/details`, { signal });
    },
  });
}

export function eventsQuery(orgId: string, projectId: string, issueId: string) {
  return queryOptions({
    queryKey: keys.issueEvents(issueId),
    async queryFn({ signal }) {
      if (isLocalDemo(issueId)) return [];
      return call(z.array(AgentEvent), "GET", `${issuesPath(orgId, projectId)}/${issueId}/events`, { signal });
    },
  });
}

export function evidenceUrl(orgId: string, projectId: string, issueId: string): string {
  return `${issuesPath(orgId, projectId)}/${issueId}/evidence`;
}
