import { Commit, type UpdateBaseCommitBody } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { call, send } from "../../../lib/api-client.ts";
import { requireIds } from "../../../lib/preconditions.ts";
import { keys } from "../../../lib/query-keys.ts";

export function headQuery(orgId: string, projectId: string) {
  return queryOptions({
    queryKey: keys.head(projectId),
    queryFn: ({ signal }) => {
      requireIds("organization", orgId);
      requireIds("project", projectId);
      return call(Commit, "GET", `/api/v1/organizations/${orgId}/integrations/git/projects/${projectId}/commits/latest`, {
        signal,
      });
    },
  });
}

export async function updateBaseCommit(
  orgId: string,
  projectId: string,
  body: z.infer<typeof UpdateBaseCommitBody>,
): Promise<void> {
  requireIds("organization", orgId);
  requireIds("project", projectId);
  return send("POST", `/api/v1/organizations/${orgId}/projects/${projectId}/base-commit`, { body });
}
