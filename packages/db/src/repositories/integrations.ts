import { randomUUID } from "node:crypto";
import type { IntegrationMapping } from "@fixpoint/contracts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db, Queryable } from "../connection/connect.ts";
import { integrationMappings, integrations } from "../schema/index.ts";

export type IntegrationRow = typeof integrations.$inferSelect;
export type IntegrationMappingRow = typeof integrationMappings.$inferSelect;

export async function listIntegrations(db: Queryable, organizationId: string): Promise<IntegrationRow[]> {
  return db
    .select()
    .from(integrations)
    .where(eq(integrations.organizationId, organizationId))
    .orderBy(asc(integrations.provider));
}

export async function findIntegration(db: Queryable, organizationId: string, id: string): Promise<IntegrationRow | null> {
  const rows = await db
    .select()
    .from(integrations)
    .where(and(eq(integrations.organizationId, organizationId), eq(integrations.id, id)));
  return rows[0] ?? null;
}

export async function findIntegrationOf(
  db: Queryable,
  organizationId: string,
  provider: IntegrationRow["provider"],
): Promise<IntegrationRow | null> {
  const rows = await db
    .select()
    .from(integrations)
    .where(and(eq(integrations.organizationId, organizationId), eq(integrations.provider, provider)));
  return rows[0] ?? null;
}

/** null when the organization is connected to that provider already. `id` is given because the credentials are bound to it. */
export async function createIntegration(
  db: Queryable,
  values: Omit<typeof integrations.$inferInsert, "createdAt" | "updatedAt">,
): Promise<IntegrationRow | null> {
  const rows = await db
    .insert(integrations)
    .values(values)
    .onConflictDoNothing({ target: [integrations.organizationId, integrations.provider] })
    .returning();
  return rows[0] ?? null;
}

export function newIntegrationId(): string {
  return randomUUID();
}

/** Other credentials, which may be of another installation or instance than those before; what is left out stays. */
export async function updateIntegrationCredentials(
  db: Queryable,
  organizationId: string,
  id: string,
  replaced: Pick<IntegrationRow, "credentials"> & Partial<Pick<IntegrationRow, "installationId" | "baseUrl">>,
): Promise<IntegrationRow | null> {
  const rows = await db
    .update(integrations)
    .set({ ...replaced, updatedAt: sql`now()`, checkedAt: null, checkError: null, needsReconnect: false })
    .where(and(eq(integrations.organizationId, organizationId), eq(integrations.id, id)))
    .returning();
  return rows[0] ?? null;
}

export interface CredentialCheck {
  account: string | null;
  scopes: string[] | null;
  missingScopes: string[];
  /** In words; null when the credentials work. */
  error: string | null;
  /** The vendor does not know them any more. */
  needsReconnect: boolean;
}

/** What trying the credentials gave. A failure leaves what was known of the account. */
export async function noteCredentialCheck(
  db: Queryable,
  organizationId: string,
  id: string,
  outcome: CredentialCheck,
): Promise<IntegrationRow | null> {
  const { error, needsReconnect, ...known } = outcome;
  const rows = await db
    .update(integrations)
    .set({ checkedAt: sql`now()`, checkError: error, needsReconnect, ...(error === null ? known : {}) })
    .where(and(eq(integrations.organizationId, organizationId), eq(integrations.id, id)))
    .returning();
  return rows[0] ?? null;
}

/** Only for this transaction: others who want the row wait until it ends. */
export async function lockIntegration(tx: Queryable, organizationId: string, id: string): Promise<IntegrationRow | null> {
  const rows = await tx
    .select()
    .from(integrations)
    .where(and(eq(integrations.organizationId, organizationId), eq(integrations.id, id)))
    .for("update");
  return rows[0] ?? null;
}

/** For work that the server does by itself; a request names the organization too. */
export async function findIntegrationById(db: Queryable, id: string): Promise<IntegrationRow | null> {
  const rows = await db.select().from(integrations).where(eq(integrations.id, id));
  return rows[0] ?? null;
}

/** Renewed tokens of the same access: its health stays as it was. */
export async function updateIntegrationTokens(tx: Queryable, id: string, credentials: string): Promise<void> {
  await tx.update(integrations).set({ credentials }).where(eq(integrations.id, id));
}

async function note(
  db: Queryable,
  id: string,
  change: Partial<typeof integrations.$inferInsert>,
): Promise<IntegrationRow | null> {
  const rows = await db.update(integrations).set(change).where(eq(integrations.id, id)).returning();
  return rows[0] ?? null;
}

export function noteIntegrationTrouble(
  db: Queryable,
  id: string,
  trouble: { error: string; needsReconnect: boolean },
): Promise<IntegrationRow | null> {
  return note(db, id, { checkError: trouble.error, needsReconnect: trouble.needsReconnect, checkedAt: new Date() });
}

/** It was read through: what went wrong before is over. */
export function noteIntegrationSync(db: Queryable, id: string): Promise<IntegrationRow | null> {
  return note(db, id, { lastSyncAt: new Date(), checkError: null });
}

/** Its mappings go with it. */
export async function deleteIntegration(db: Queryable, organizationId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(integrations)
    .where(and(eq(integrations.organizationId, organizationId), eq(integrations.id, id)))
    .returning({ id: integrations.id });
  return rows.length > 0;
}

export async function listIntegrationMappings(
  db: Queryable,
  organizationId: string,
  projectId: string,
): Promise<(IntegrationMappingRow & { provider: IntegrationRow["provider"] })[]> {
  const rows = await db
    .select({ mapping: integrationMappings, provider: integrations.provider })
    .from(integrationMappings)
    .innerJoin(integrations, eq(integrations.id, integrationMappings.integrationId))
    .where(and(eq(integrationMappings.organizationId, organizationId), eq(integrationMappings.projectId, projectId)))
    .orderBy(asc(integrations.provider), asc(integrationMappings.externalName), asc(integrationMappings.externalId));
  return rows.map(({ mapping, provider }) => ({ ...mapping, provider }));
}

/** Replaces a project's mappings. Project and integrations must belong to the organization; the caller has looked. */
export async function replaceIntegrationMappings(
  db: Db,
  organizationId: string,
  projectId: string,
  mappings: IntegrationMapping[],
): Promise<void> {
  const isWanted = (row: IntegrationMappingRow) =>
    mappings.some(({ integrationId, externalId }) => integrationId === row.integrationId && externalId === row.externalId);
  await db.transaction(async (tx) => {
    const own = and(eq(integrationMappings.organizationId, organizationId), eq(integrationMappings.projectId, projectId));
    const present = await tx.select().from(integrationMappings).where(own).for("update");
    for (const { integrationId, externalId } of present.filter((row) => !isWanted(row)))
      await tx
        .delete(integrationMappings)
        .where(and(own, eq(integrationMappings.integrationId, integrationId), eq(integrationMappings.externalId, externalId)));
    // Those that stay keep where their reading stands.
    if (mappings.length > 0)
      await tx
        .insert(integrationMappings)
        .values(mappings.map((mapping) => ({ organizationId, projectId, ...mapping })))
        .onConflictDoUpdate({
          target: [integrationMappings.projectId, integrationMappings.integrationId, integrationMappings.externalId],
          set: { externalName: sql`excluded.external_name` },
        });
  });
}
