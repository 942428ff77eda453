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

export async function updateIntegrationCredentials(
  db: Queryable,
  organizationId: string,
  id: string,
  credentials: string,
): Promise<IntegrationRow | null> {
  const rows = await db
    .update(integrations)
    .set({ credentials, updatedAt: sql`now()`, checkedAt: null, checkError: null })
    .where(and(eq(integrations.organizationId, organizationId), eq(integrations.id, id)))
    .returning();
  return rows[0] ?? null;
}

/** What trying the credentials gave. A failure leaves what was known of the account. */
export async function noteCredentialCheck(
  db: Queryable,
  organizationId: string,
  id: string,
  outcome: { account: string | null; scopes: string[] | null; error: string | null },
): Promise<IntegrationRow | null> {
  const { account, scopes, error } = outcome;
  const rows = await db
    .update(integrations)
    .set({ checkedAt: sql`now()`, checkError: error, ...(error === null ? { account, scopes } : {}) })
    .where(and(eq(integrations.organizationId, organizationId), eq(integrations.id, id)))
    .returning();
  return rows[0] ?? null;
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
  await db.transaction(async (tx) => {
    await tx
      .delete(integrationMappings)
      .where(and(eq(integrationMappings.organizationId, organizationId), eq(integrationMappings.projectId, projectId)));
    if (mappings.length > 0)
      await tx
        .insert(integrationMappings)
        .values(mappings.map((mapping) => ({ organizationId, projectId, ...mapping })))
        .onConflictDoNothing();
  });
}
