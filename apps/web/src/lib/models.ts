import { ModelAccessesAnswer, ModelSettingsAnswer, type ModelProviderId, type ModelSettingsView } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { requireIds } from "./preconditions.ts";
import { keys } from "./query-keys.ts";

export const MODEL_PROVIDERS: readonly { id: ModelProviderId; name: string }[] = [
  { id: "anthropic", name: "Anthropic" },
  { id: "openai", name: "OpenAI" },
  { id: "google", name: "Google" },
  { id: "openai_compatible", name: "OpenAI-compatible server" },
];

export function modelProviderName(provider: ModelProviderId): string {
  return MODEL_PROVIDERS.find(({ id }) => id === provider)?.name ?? provider;
}

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

/** Which providers the organization has a key of. The keys themselves are never sent. */
export function modelKeysQuery(orgId: string) {
  return queryOptions({
    queryKey: keys.modelKeys(orgId),
    queryFn: ({ signal }) => call(ModelAccessesAnswer.shape.data, "GET", `${modelsPath(orgId, null)}/keys`, { signal }),
  });
}
