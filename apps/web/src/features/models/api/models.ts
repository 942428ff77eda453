import type { ModelSettingsBody, ModelSettingsView } from "@fixpoint/contracts";
import { call } from "../../../lib/api-client.ts";
import { ModelSettingsPayload, modelsPath } from "../../../lib/models.ts";

export function saveModels(orgId: string, projectId: string | null, body: ModelSettingsBody): Promise<ModelSettingsView> {
  return call(ModelSettingsPayload, "PUT", modelsPath(orgId, projectId), { body });
}
