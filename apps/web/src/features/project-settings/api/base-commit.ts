import { Commit, type UpdateBaseCommitBody } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { call, send } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";

export function headQuery(orgId: string, projectId: string) {
  return queryOptions({
    queryKey: keys.head(projectId),
    queryFn: ({ signal }) =>
      call(Commit, "GET", `/api/v1/organizations/${orgId}/integrations/git/projects/${projectId}/commits/latest`, { signal }),
  });
}

export function updateBaseCommit(orgId: string, projectId: string, body: z.infer<typeof UpdateBaseCommitBody>): Promise<void> {
  return send("POST", `/api/v1/organizations/${orgId}/projects/${projectId}/base-commit`, { body });
}
