import { randomUUID } from "node:crypto";
import { ModelSettings } from "@fixpoint/contracts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { modelSettings } from "../schema/index.ts";

/** `projectId` null: the organization's own. null when it has none. */
export async function findModelSettings(
  db: Queryable,
  organizationId: string,
  projectId: string | null,
): Promise<ModelSettings | null> {
  const rows = await db
    .select({ settings: modelSettings.settings })
    .from(modelSettings)
    .where(
      and(
        eq(modelSettings.organizationId, organizationId),
        projectId === null ? isNull(modelSettings.projectId) : eq(modelSettings.projectId, projectId),
      ),
    );
  return rows[0] ? ModelSettings.parse(rows[0].settings) : null;
}

export async function writeModelSettings(
  db: Queryable,
  place: { organizationId: string; projectId: string | null },
  settings: ModelSettings,
): Promise<void> {
  const target =
    place.projectId === null
      ? { target: modelSettings.organizationId, targetWhere: sql`project_id is null` }
      : { target: modelSettings.projectId };
  await db
    .insert(modelSettings)
    .values({ id: randomUUID(), ...place, settings })
    .onConflictDoUpdate({ ...target, set: { settings, updatedAt: sql`now()` } });
}
