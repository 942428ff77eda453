import { IntegrationMappingView, IntegrationSourcesAnswer, type IntegrationMapping } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "./api-client.ts";
import { integrationsPath } from "./integrations.ts";
import { keys } from "./query-keys.ts";

const SOURCES_STAY_FRESH_MS = 60_000;

function mappingsPath(orgId: string, projectId: string): string {
  return `${integrationsPath(orgId)}/projects/${projectId}/mappings`;
}

/** What a project is fed from, and how reading each source stands. */
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

/** What a connected tracker offers, asked of the vendor: it takes seconds and is not asked without need. */
export function sourcesQuery(orgId: string, integrationId: string) {
  return queryOptions({
    queryKey: keys.sources(orgId, integrationId),
    queryFn: ({ signal }) =>
      call(IntegrationSourcesAnswer.shape.data, "GET", `${integrationsPath(orgId)}/${integrationId}/sources`, { signal }),
    staleTime: SOURCES_STAY_FRESH_MS,
    refetchOnWindowFocus: false,
    retry: false,
    // A vendor's failure is told in the picker and leaves the page as it is.
    meta: { guarded: true },
  });
}
