import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { integrationMappings, integrations } from "../schema/index.ts";
import type { IntegrationMappingRow, IntegrationRow } from "./integrations.ts";

/** One source that a project is fed from. */
export interface MappingKey {
  projectId: string;
  integrationId: string;
  externalId: string;
}

export type MappedSource = IntegrationMappingRow & { provider: IntegrationRow["provider"] };

function isKey(key: MappingKey) {
  return and(
    eq(integrationMappings.projectId, key.projectId),
    eq(integrationMappings.integrationId, key.integrationId),
    eq(integrationMappings.externalId, key.externalId),
  );
}

/** Sources of these providers whose time has come, with what opens them. Those that wait for new credentials are left out. */
export async function dueMappings(db: Queryable, providers: readonly IntegrationRow["provider"][]): Promise<MappingKey[]> {
  return db
    .select({
      projectId: integrationMappings.projectId,
      integrationId: integrationMappings.integrationId,
      externalId: integrationMappings.externalId,
    })
    .from(integrationMappings)
    .innerJoin(integrations, eq(integrations.id, integrationMappings.integrationId))
    .where(
      and(
        lte(integrationMappings.nextSyncAt, sql`now()`),
        eq(integrations.needsReconnect, false),
        inArray(integrations.provider, [...providers]),
      ),
    )
    .orderBy(integrationMappings.nextSyncAt)
    .limit(500);
}

export async function findMapping(
  db: Queryable,
  key: MappingKey,
): Promise<{ mapping: IntegrationMappingRow; integration: IntegrationRow } | null> {
  const rows = await db
    .select({ mapping: integrationMappings, integration: integrations })
    .from(integrationMappings)
    .innerJoin(integrations, eq(integrations.id, integrationMappings.integrationId))
    .where(isKey(key));
  return rows[0] ?? null;
}

/** The projects that are fed from a source; of all sources when it is null. */
export async function mappingsOfSource(
  db: Queryable,
  integrationId: string,
  externalId: string | null,
): Promise<IntegrationMappingRow[]> {
  return db
    .select()
    .from(integrationMappings)
    .where(
      and(
        eq(integrationMappings.integrationId, integrationId),
        externalId === null ? undefined : eq(integrationMappings.externalId, externalId),
      ),
    );
}

export interface MappingChange {
  syncedUntil?: Date;
  /** Added to what was imported before. */
  imported?: number;
  lastSyncAt?: Date;
  syncError?: string | null;
  failures?: number;
  nextSyncAt?: Date;
}

/** null when it is mapped no more. */
export async function updateMapping(
  db: Queryable,
  key: MappingKey,
  change: MappingChange,
): Promise<IntegrationMappingRow | null> {
  const { imported = 0, ...rest } = change;
  const rows = await db
    .update(integrationMappings)
    .set({ ...rest, imported: sql`${integrationMappings.imported} + ${imported}` })
    .where(isKey(key))
    .returning();
  return rows[0] ?? null;
}

/** All sources of a project are read again as soon as may be, whatever went wrong before. */
export async function askForSync(db: Queryable, organizationId: string, projectId: string): Promise<MappingKey[]> {
  return db
    .update(integrationMappings)
    .set({ nextSyncAt: sql`now()`, failures: 0 })
    .where(and(eq(integrationMappings.organizationId, organizationId), eq(integrationMappings.projectId, projectId)))
    .returning({
      projectId: integrationMappings.projectId,
      integrationId: integrationMappings.integrationId,
      externalId: integrationMappings.externalId,
    });
}

/** The same for all that an integration feeds, e.g. after it got new credentials. */
export async function askForSyncOf(db: Queryable, integrationId: string): Promise<void> {
  await db
    .update(integrationMappings)
    .set({ nextSyncAt: sql`now()`, failures: 0, syncError: null })
    .where(eq(integrationMappings.integrationId, integrationId));
}
