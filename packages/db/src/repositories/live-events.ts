import { and, asc, desc, eq, gt, inArray, lt, min, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { liveEvents } from "../schema/index.ts";

export type LiveEventRow = typeof liveEvents.$inferSelect;
export const LIVE_CHANNEL = "fixpoint_live";

export interface NewLiveEvent {
  type: string;
  data: unknown;
  initiator: { userId: string | null; connectionId: string | null };
}

/** 500 ids of 12 digits stay far below NOTIFY's 8,000 bytes. */
const EVENTS_AT_ONCE = 500;

/**
 * Stores events and tells every process their ids; both or neither. Those of
 * one organization become visible in the order of their ids, so that nothing
 * before a reader's last id can still turn up.
 */
export async function publishLiveEvents(db: Queryable, organizationId: string, events: NewLiveEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += EVENTS_AT_ONCE) {
    const batch = JSON.stringify(events.slice(start, start + EVENTS_AT_ONCE));
    await db.execute(sql`
      with locked as materialized (select pg_advisory_xact_lock(hashtextextended(${organizationId}, 0))),
      stored as (
        insert into ${liveEvents} (organization_id, type, data, user_id, connection_id)
        select ${organizationId}, event->>'type', event->'data', event->'initiator'->>'userId', event->'initiator'->>'connectionId'
        from locked, jsonb_array_elements(${batch}::jsonb) with ordinality as given(event, position)
        order by position
        returning id
      )
      select pg_notify(${LIVE_CHANNEL}, string_agg(id::text, ',')) from stored`);
  }
}

export async function readLiveEvents(db: Queryable, ids: number[]): Promise<LiveEventRow[]> {
  return db.select().from(liveEvents).where(inArray(liveEvents.id, ids)).orderBy(asc(liveEvents.id));
}

/** Id of the newest event of any organization; 0 when there is none. */
export async function newestLiveEventId(db: Queryable): Promise<number> {
  const rows = await db.select({ id: liveEvents.id }).from(liveEvents).orderBy(desc(liveEvents.id)).limit(1);
  return rows[0]?.id ?? 0;
}

/** What followed `lastId`, at most `limit`; null when some of it is gone or too much and the client must fetch again. */
export async function replayLiveEvents(
  db: Queryable,
  organizationId: string,
  lastId: number,
  limit: number,
): Promise<LiveEventRow[] | null> {
  const kept = await db.select({ id: min(liveEvents.id) }).from(liveEvents);
  const oldest = kept[0]?.id ?? null;
  // `lastId` itself is still there, or nothing was deleted since.
  if (oldest === null || lastId < oldest) return null;
  const rows = await db
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.organizationId, organizationId), gt(liveEvents.id, lastId)))
    .orderBy(asc(liveEvents.id))
    .limit(limit + 1);
  return rows.length > limit ? null : rows;
}

export async function pruneLiveEvents(db: Queryable, olderThanSeconds: number): Promise<void> {
  await db.delete(liveEvents).where(lt(liveEvents.createdAt, sql`now() - make_interval(secs => ${olderThanSeconds})`));
}
