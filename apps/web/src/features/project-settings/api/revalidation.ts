import { Revalidation, type RevalidateBody } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { call, send } from "../../../lib/api-client.ts";
import { requireIds } from "../../../lib/preconditions.ts";
import { keys } from "../../../lib/query-keys.ts";

function pathOf(orgId: string, projectId: string): string {
  requireIds("projectSettings", orgId, projectId);
  return `/api/v1/organizations/${orgId}/projects/${projectId}/revalidation`;
}

/** `baseSha` is part of the key: a moved base asks again. */
export function revalidationQuery(orgId: string, projectId: string, baseSha: string | undefined) {
  return queryOptions({
    queryKey: [...keys.revalidation(projectId), baseSha],
    queryFn: ({ signal }) => call(Revalidation, "GET", pathOf(orgId, projectId), { signal }),
  });
}

export function revalidate(orgId: string, projectId: string, body: RevalidateBody): Promise<void> {
  return send("POST", pathOf(orgId, projectId), { body });
}
