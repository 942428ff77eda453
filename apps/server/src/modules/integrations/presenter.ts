import type { Integration, IntegrationMappingView, IntegrationProvider } from "@fixpoint/contracts";
import type { IntegrationMappingRow, IntegrationRow } from "@fixpoint/db";
import { INTEGRATION_PROVIDERS, missingConnector } from "./catalogue.ts";

/** Never with its credentials. */
export function presentIntegration(row: IntegrationRow): Integration {
  return {
    id: row.id,
    organizationId: row.organizationId,
    provider: row.provider,
    isConnected: true,
    setUp: missingConnector(row.provider),
    baseUrl: row.baseUrl,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function placeholder(organizationId: string, provider: IntegrationProvider, setUp: string | null): Integration {
  return { id: "", organizationId, provider, isConnected: false, setUp, baseUrl: null, updatedAt: null };
}

/** Every provider; one that is not connected has an empty id. `setUp`: what the server lacks before any can be. */
export function presentIntegrations(organizationId: string, rows: IntegrationRow[], setUp: string | null): Integration[] {
  return INTEGRATION_PROVIDERS.map((provider) => {
    const row = rows.find((candidate) => candidate.provider === provider);
    return row ? presentIntegration(row) : placeholder(organizationId, provider, setUp);
  });
}

export function presentMappings(rows: (IntegrationMappingRow & { provider: IntegrationProvider })[]): IntegrationMappingView[] {
  return rows.map(({ projectId, integrationId, provider, externalId, externalName }) => ({
    projectId,
    integrationId,
    provider,
    externalId,
    externalName,
  }));
}
