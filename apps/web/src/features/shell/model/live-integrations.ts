import type { Integration, IntegrationMappingView, LiveEvent } from "@fixpoint/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { keys } from "../../../lib/query-keys.ts";

function applyIntegration(client: QueryClient, integration: Integration): void {
  client.setQueryData<Integration[]>(keys.integrations(integration.organizationId), (list) =>
    list?.map((known) => (known.provider === integration.provider ? integration : known)),
  );
}

function applyMapping(client: QueryClient, mapping: IntegrationMappingView): void {
  const key = keys.mappings(mapping.projectId);
  const list = client.getQueryData<IntegrationMappingView[]>(key);
  if (!list) return;
  const isSame = ({ integrationId, externalId }: IntegrationMappingView) =>
    integrationId === mapping.integrationId && externalId === mapping.externalId;
  // One that is not known was just added, or removed a moment ago: only the server can tell.
  if (!list.some(isSame)) return void client.invalidateQueries({ queryKey: key });
  client.setQueryData(
    key,
    list.map((known) => (isSame(known) ? mapping : known)),
  );
}

/** What is shown of integrations and of the sources that are read, as the events have it. */
export function applyIntegrations(client: QueryClient, events: readonly LiveEvent[]): void {
  for (const event of events) {
    if (event.type === "integration_updated") applyIntegration(client, event.data);
    if (event.type === "mapping_updated") applyMapping(client, event.data);
  }
}

/** Connections whose access ended and that were not told of yet: once for the same credentials. */
export function brokenIn(events: readonly LiveEvent[], told: Set<string>): Integration[] {
  const broken: Integration[] = [];
  for (const event of events) {
    if (event.type !== "integration_updated" || !event.data.health?.needsReconnect) continue;
    const key = `${event.data.id} ${event.data.updatedAt}`;
    if (!told.has(key)) broken.push(event.data);
    told.add(key);
  }
  return broken;
}
