import { randomUUID } from "node:crypto";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db, Queryable } from "../connection/connect.ts";
import { integrationMappings, integrations, trackerChanges, trackerWebhooks, webhookDeliveries } from "../schema/index.ts";
import type { IntegrationRow } from "./integrations.ts";

export type TrackerWebhookRow = typeof trackerWebhooks.$inferSelect;

export async function findWebhook(
  db: Queryable,
  id: string,
): Promise<{ webhook: TrackerWebhookRow; integration: IntegrationRow } | null> {
  const rows = await db
    .select({ webhook: trackerWebhooks, integration: integrations })
    .from(trackerWebhooks)
    .innerJoin(integrations, eq(integrations.id, trackerWebhooks.integrationId))
    .where(eq(trackerWebhooks.id, id));
  return rows[0] ?? null;
}

export async function webhooksOf(db: Queryable, integrationId: string): Promise<TrackerWebhookRow[]> {
  return db.select().from(trackerWebhooks).where(eq(trackerWebhooks.integrationId, integrationId));
}

export function newWebhookId(): string {
  return randomUUID();
}

/** The one of the source: what is there already, or the given one. */
export async function ensureWebhook(
  db: Queryable,
  values: Pick<TrackerWebhookRow, "id" | "organizationId" | "integrationId" | "externalId" | "secret">,
): Promise<TrackerWebhookRow> {
  const rows = await db
    .insert(trackerWebhooks)
    .values(values)
    .onConflictDoUpdate({
      target: [trackerWebhooks.integrationId, trackerWebhooks.externalId],
      set: { organizationId: values.organizationId },
    })
    .returning();
  return rows[0] as TrackerWebhookRow;
}

export async function updateWebhook(
  db: Queryable,
  id: string,
  change: Partial<Pick<TrackerWebhookRow, "vendorId" | "secret" | "expiresAt">>,
): Promise<void> {
  await db.update(trackerWebhooks).set(change).where(eq(trackerWebhooks.id, id));
}

export async function deleteWebhook(db: Queryable, id: string): Promise<void> {
  await db.delete(trackerWebhooks).where(eq(trackerWebhooks.id, id));
}

/** Integrations of an app that is installed at the vendor. */
export async function integrationsOfInstallation(
  db: Queryable,
  provider: IntegrationRow["provider"],
  installationId: string,
): Promise<IntegrationRow[]> {
  return db
    .select()
    .from(integrations)
    .where(and(eq(integrations.provider, provider), eq(integrations.installationId, installationId)));
}

/** Integrations that feed a project from one of these sources. */
export async function integrationsOfSources(
  db: Queryable,
  provider: IntegrationRow["provider"],
  externalIds: readonly string[],
): Promise<IntegrationRow[]> {
  if (externalIds.length === 0) return [];
  const mapped = db
    .select({ id: integrationMappings.integrationId })
    .from(integrationMappings)
    .where(inArray(integrationMappings.externalId, [...externalIds]));
  return db
    .select()
    .from(integrations)
    .where(and(eq(integrations.provider, provider), inArray(integrations.id, mapped)));
}

export interface ChangedIssue {
  externalSourceId: string;
  externalId: string;
}

/** Keeps what a delivery points at, all or nothing. False when it was taken before: it changes nothing then. */
export async function takeDelivery(
  db: Db,
  integration: Pick<IntegrationRow, "id" | "organizationId">,
  deliveryId: string,
  changes: readonly ChangedIssue[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const taken = await tx
      .insert(webhookDeliveries)
      .values({ integrationId: integration.id, deliveryId })
      .onConflictDoNothing()
      .returning({ id: webhookDeliveries.deliveryId });
    if (taken.length === 0) return false;
    await tx
      .update(integrations)
      .set({ lastEventAt: sql`now()` })
      .where(eq(integrations.id, integration.id));
    if (changes.length > 0)
      await tx
        .insert(trackerChanges)
        .values(
          changes.map((change) => ({ integrationId: integration.id, organizationId: integration.organizationId, ...change })),
        )
        .onConflictDoUpdate({
          target: [trackerChanges.integrationId, trackerChanges.externalSourceId, trackerChanges.externalId],
          set: { seq: sql`nextval('tracker_changes_seq_seq')` },
        });
    return true;
  });
}

export interface TrackerChange extends ChangedIssue {
  seq: number;
}

/** The ones that wait longest. */
export async function trackerChangesOf(db: Queryable, integrationId: string, limit: number): Promise<TrackerChange[]> {
  return db
    .select({
      externalSourceId: trackerChanges.externalSourceId,
      externalId: trackerChanges.externalId,
      seq: trackerChanges.seq,
    })
    .from(trackerChanges)
    .where(eq(trackerChanges.integrationId, integrationId))
    .orderBy(trackerChanges.seq)
    .limit(limit);
}

/** Those that changed again meanwhile have another `seq`, and stay. */
export async function settleTrackerChanges(db: Queryable, integrationId: string, seqs: readonly number[]): Promise<void> {
  if (seqs.length === 0) return;
  await db
    .delete(trackerChanges)
    .where(and(eq(trackerChanges.integrationId, integrationId), inArray(trackerChanges.seq, [...seqs])));
}

/** Integrations with changes to read, but for those that wait for new credentials. */
export async function integrationsWithChanges(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: trackerChanges.integrationId })
    .from(trackerChanges)
    .innerJoin(integrations, eq(integrations.id, trackerChanges.integrationId))
    .where(eq(integrations.needsReconnect, false));
  return rows.map(({ id }) => id);
}

export async function pruneDeliveries(db: Queryable, olderThanDays: number): Promise<void> {
  await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.receivedAt, sql`now() - make_interval(days => ${olderThanDays})`));
}
