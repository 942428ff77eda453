import { ModelSettingsAnswer, type ModelSettingsView } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { requireIds } from "./preconditions.ts";
import { keys } from "./query-keys.ts";

export const ModelSettingsPayload = ModelSettingsAnswer.shape.data;

/** `projectId` null: the organization's own, which its projects inherit. */
export function modelsPath(orgId: string, projectId: string | null): string {
  requireIds("organization", orgId);
  return `/api/v1/organizations/${orgId}${projectId === null ? "" : `/projects/${projectId}`}/models`;
}

export function modelsQuery(orgId: string, projectId: string | null) {
  return queryOptions({
    queryKey: keys.models(orgId, projectId),
    queryFn: ({ signal }): Promise<ModelSettingsView> =>
      call(ModelSettingsPayload, "GET", modelsPath(orgId, projectId), { signal }),
  });
}
