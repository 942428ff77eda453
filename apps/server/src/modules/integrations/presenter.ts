import { issueTrackerFor } from "@fixpoint/connectors";
import type { ConnectWay, Integration, IntegrationMappingView, IntegrationProvider, MappingSync } from "@fixpoint/contracts";
import type { IntegrationMappingRow, IntegrationRow } from "@fixpoint/db";
import type { Env } from "../../env.ts";
import { INTEGRATION_PROVIDERS, missingConnector } from "./catalogue.ts";
import { hasClient } from "./grants.ts";

function waysOf(env: Env, provider: IntegrationProvider): ConnectWay[] {
  return hasClient(env, provider) ? ["popup", "token"] : ["token"];
}

/** Never with its credentials. */
export function presentIntegration(env: Env, row: IntegrationRow): Integration {
  return {
    id: row.id,
    organizationId: row.organizationId,
    provider: row.provider,
    isConnected: true,
    setUp: missingConnector(row.provider),
    baseUrl: row.baseUrl,
    updatedAt: row.updatedAt.toISOString(),
    ways: waysOf(env, row.provider),
    health: {
      account: row.account,
      scopes: row.scopes,
      missingScopes: row.missingScopes,
      needsReconnect: row.needsReconnect,
      checkedAt: row.checkedAt?.toISOString() ?? null,
      error: row.checkError,
      lastSyncAt: row.lastSyncAt?.toISOString() ?? null,
      lastEventAt: row.lastEventAt?.toISOString() ?? null,
    },
  };
}

/** Every provider; one that is not connected has an empty id. `setUp`: what the server lacks before any can be. */
export function presentIntegrations(
  env: Env,
  organizationId: string,
  rows: IntegrationRow[],
  setUp: string | null,
): Integration[] {
  return INTEGRATION_PROVIDERS.map((provider) => {
    const row = rows.find((candidate) => candidate.provider === provider);
    if (row) return presentIntegration(env, row);
    const ways = waysOf(env, provider);
    return { id: "", organizationId, provider, isConnected: false, setUp, baseUrl: null, updatedAt: null, ways, health: null };
  });
}

function syncOf(row: IntegrationMappingRow): MappingSync {
  const status = row.syncError
    ? "failing"
    : row.syncedUntil
      ? "synced"
      : row.imported > 0 || row.lastSyncAt
        ? "importing"
        : "waiting";
  return {
    status,
    imported: row.imported,
    lastSyncAt: row.lastSyncAt?.toISOString() ?? null,
    nextSyncAt: row.nextSyncAt.toISOString(),
    error: row.syncError,
  };
}

export function presentMapping(row: IntegrationMappingRow & { provider: IntegrationProvider }): IntegrationMappingView {
  const { projectId, integrationId, provider, externalId, externalName } = row;
  const sync = issueTrackerFor(provider) ? syncOf(row) : null;
  return { projectId, integrationId, provider, externalId, externalName, sync };
}

export function presentMappings(rows: (IntegrationMappingRow & { provider: IntegrationProvider })[]): IntegrationMappingView[] {
  return rows.map(presentMapping);
}
