import { and, asc, desc, eq, gt, inArray, lt, min, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { liveEvents } from "../schema/index.ts";

export type LiveEventRow = typeof liveEvents.$inferSelect;
export const LIVE_CHANNEL = "fixpoint_live";

export interface NewLiveEvent {
  organizationId: string;
  type: string;
  data: unknown;
  userId: string | null;
  connectionId: string | null;
}

/** Stores events and tells every process their ids; with a transaction, both happen at its commit. */
export async function publishLiveEvents(db: Queryable, events: NewLiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = await db.insert(liveEvents).values(events).returning({ id: liveEvents.id });
  // 500 ids of 12 digits stay far below NOTIFY's 8,000 bytes.
  for (let start = 0; start < rows.length; start += 500) {
    const ids = rows
      .slice(start, start + 500)
      .map((row) => row.id)
      .join(",");
    await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${ids})`);
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
