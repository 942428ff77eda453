import type { Integration, IntegrationMappingView, LiveEvent } from "@fixpoint/contracts";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { keys } from "../../../lib/query-keys.ts";
import { integrationRow, mappingRow } from "../../../testing/factories.ts";
import { applyIntegrations, brokenIn } from "./live-integrations.ts";

const __meta = { initiator: { userId: null, connectionId: null } };
const BOARD = mappingRow();
const OTHER = mappingRow({ externalId: "b2" });
let client = new QueryClient();

function mapped(change: Partial<IntegrationMappingView>): LiveEvent {
  return { type: "mapping_updated", data: { ...BOARD, ...change }, __meta };
}

beforeEach(() => {
  client = new QueryClient();
});

test("a source that is read further takes the place of what was shown of it", () => {
  client.setQueryData(keys.mappings("project-1"), [BOARD, OTHER]);
  const sync = {
    status: "importing" as const,
    imported: 52,
    lastSyncAt: null,
    nextSyncAt: "2026-05-01T10:05:00.000Z",
    error: null,
  };

  applyIntegrations(client, [mapped({ sync: { ...sync, imported: 1 } }), mapped({ sync })]);

  expect(client.getQueryData(keys.mappings("project-1"))).toEqual([{ ...BOARD, sync }, OTHER]);
});

test("a source that is not known makes the list be asked for, and adds nothing by itself", () => {
  client.setQueryData(keys.mappings("project-1"), [OTHER]);

  applyIntegrations(client, [mapped({})]);

  expect(client.getQueryData(keys.mappings("project-1"))).toEqual([OTHER]);
  expect(client.getQueryState(keys.mappings("project-1"))?.isInvalidated).toBe(true);
});

test("mappings that nobody looked at stay unknown", () => {
  applyIntegrations(client, [mapped({})]);

  expect(client.getQueryData(keys.mappings("project-1"))).toBeUndefined();
});

test("an integration's health changes its row only", () => {
  const trello = integrationRow();
  const asana = integrationRow({ id: "", provider: "asana", isConnected: false });
  client.setQueryData<Integration[]>(keys.integrations("org-1"), [trello, asana]);
  const broken = { ...trello, updatedAt: "2026-05-02T10:00:00.000Z" };

  applyIntegrations(client, [{ type: "integration_updated", data: broken, __meta }]);

  expect(client.getQueryData(keys.integrations("org-1"))).toEqual([broken, asana]);
});

test("a broken connection is told once for the same credentials, and again for others", () => {
  const row = integrationRow();
  const broken = { ...row, health: row.health && { ...row.health, needsReconnect: true } };
  const event = (data: Integration): LiveEvent => ({ type: "integration_updated", data, __meta });
  const told = new Set<string>();

  expect(brokenIn([event(row), event(broken), event(broken)], told)).toEqual([broken]);
  expect(brokenIn([event(broken)], told)).toEqual([]);
  expect(brokenIn([event({ ...broken, updatedAt: "2026-06-01T00:00:00.000Z" })], told)).toHaveLength(1);
});
