import { and, asc, eq, sql } from "drizzle-orm";
import type { InternalSlackMapping } from "@fixpoint/contracts";
import type { Queryable } from "../connection/connect.ts";
import { internalSlackChannels, organizations, projects } from "../schema/index.ts";

/** Every project of every organization with its channel: for staff. */
export async function listInternalSlackMappings(db: Queryable): Promise<InternalSlackMapping[]> {
  return db
    .select({
      organizationId: organizations.id,
      organizationName: organizations.name,
      projectId: projects.id,
      projectName: projects.name,
      channel: internalSlackChannels.channel,
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .leftJoin(internalSlackChannels, eq(internalSlackChannels.projectId, projects.id))
    .orderBy(asc(organizations.name), asc(projects.name));
}

/** null takes the channel away. The project must belong to the organization; the caller has looked. */
export async function writeInternalSlackChannel(
  db: Queryable,
  values: { organizationId: string; projectId: string; channel: string | null },
): Promise<void> {
  const { channel, ...place } = values;
  if (channel === null) {
    await db
      .delete(internalSlackChannels)
      .where(
        and(eq(internalSlackChannels.organizationId, place.organizationId), eq(internalSlackChannels.projectId, place.projectId)),
      );
    return;
  }
  await db
    .insert(internalSlackChannels)
    .values({ ...place, channel })
    .onConflictDoUpdate({ target: internalSlackChannels.projectId, set: { channel, updatedAt: sql`now()` } });
}
