import {
  ModelPricesAnswer,
  ModelTestAnswer,
  type ModelPrice,
  type ModelPriceRow,
  type ModelSettingsBody,
  type ModelSettingsView,
  type ModelTest,
  type ModelTestBody,
} from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { ModelSettingsPayload, modelsPath } from "../../../lib/models.ts";
import { keys } from "../../../lib/query-keys.ts";

const Prices = ModelPricesAnswer.shape.data;

export function saveModels(orgId: string, projectId: string | null, body: ModelSettingsBody): Promise<ModelSettingsView> {
  return call(ModelSettingsPayload, "PUT", modelsPath(orgId, projectId), { body });
}

export function testModel(orgId: string, body: ModelTestBody): Promise<ModelTest> {
  return call(ModelTestAnswer.shape.data, "POST", `${modelsPath(orgId, null)}/test`, { body });
}

export function pricesQuery(orgId: string) {
  return queryOptions({
    queryKey: keys.modelPrices(orgId),
    queryFn: ({ signal }) => call(Prices, "GET", `${modelsPath(orgId, null)}/prices`, { signal }),
  });
}

export function savePrices(orgId: string, prices: ModelPrice[]): Promise<ModelPriceRow[]> {
  return call(Prices, "PUT", `${modelsPath(orgId, null)}/prices`, { body: { prices } });
}
