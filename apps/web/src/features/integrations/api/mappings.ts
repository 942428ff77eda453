import { IntegrationMappingView, type IntegrationMapping } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "../../../lib/api-client.ts";
import { integrationsPath } from "../../../lib/integrations.ts";
import { keys } from "../../../lib/query-keys.ts";

function mappingsPath(orgId: string, projectId: string): string {
  return `${integrationsPath(orgId)}/projects/${projectId}/mappings`;
}

export function mappingsQuery(orgId: string, projectId: string) {
  return queryOptions({
    queryKey: keys.mappings(projectId),
    queryFn: ({ signal }) => call(z.array(IntegrationMappingView), "GET", mappingsPath(orgId, projectId), { signal }),
  });
}

/** Replaces all mappings of a project. */
export function saveMappings(
  orgId: string,
  projectId: string,
  mappings: readonly IntegrationMapping[],
): Promise<IntegrationMappingView[]> {
  return call(z.array(IntegrationMappingView), "PUT", mappingsPath(orgId, projectId), { body: { mappings } });
}
