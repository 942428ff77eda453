import { ModelAccessAnswer, type ModelAccess, type ModelAccessBody, type ModelProviderId } from "@fixpoint/contracts";
import { call, remove } from "../../../lib/api-client.ts";
import { modelsPath } from "../../../lib/models.ts";

export function saveModelKey(orgId: string, provider: ModelProviderId, body: ModelAccessBody): Promise<ModelAccess> {
  return call(ModelAccessAnswer.shape.data, "PUT", `${modelsPath(orgId, null)}/keys/${provider}`, { body });
}

export function removeModelKey(orgId: string, provider: ModelProviderId): Promise<string> {
  return remove(`${modelsPath(orgId, null)}/keys/${provider}`);
}
