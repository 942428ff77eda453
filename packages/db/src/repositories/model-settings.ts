import { randomUUID } from "node:crypto";
import type { ModelSettings } from "@fixpoint/contracts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { modelSettings } from "../schema/index.ts";

export type ModelSettingsRow = typeof modelSettings.$inferSelect;

/** `projectId` null: the organization's own. */
export async function findModelSettings(
  db: Queryable,
  organizationId: string,
  projectId: string | null,
): Promise<ModelSettingsRow | null> {
  const rows = await db
    .select()
    .from(modelSettings)
    .where(
      and(
        eq(modelSettings.organizationId, organizationId),
        projectId === null ? isNull(modelSettings.projectId) : eq(modelSettings.projectId, projectId),
      ),
    );
  return rows[0] ?? null;
}

/** `apiKey` is sealed; undefined keeps what is stored. */
export async function writeModelSettings(
  db: Queryable,
  place: { organizationId: string; projectId: string | null },
  values: { settings: ModelSettings; apiKey?: string | null },
): Promise<void> {
  const change = { settings: values.settings, ...(values.apiKey === undefined ? {} : { apiKey: values.apiKey }) };
  const target =
    place.projectId === null
      ? { target: modelSettings.organizationId, targetWhere: sql`project_id is null` }
      : { target: modelSettings.projectId };
  await db
    .insert(modelSettings)
    .values({ id: randomUUID(), ...place, ...change })
    .onConflictDoUpdate({ ...target, set: { ...change, updatedAt: sql`now()` } });
}
