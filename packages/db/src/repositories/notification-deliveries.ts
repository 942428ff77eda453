import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { notificationDeliveries } from "../schema/index.ts";

export type DeliveryRow = typeof notificationDeliveries.$inferSelect;
export type DeliveryChannel = DeliveryRow["channel"];
export type NewDelivery = Pick<DeliveryRow, "channel" | "recipient" | "dueAt">;

/** Longer than one try takes: whoever has had it for so long has died with it. */
const LEASE = sql`interval '10 minutes'`;
/** By the clock, not by when the transaction began: within that of the fan-out they are due at once. */
const IS_DUE = sql`(
  (${notificationDeliveries.status} = 'waiting' and ${notificationDeliveries.dueAt} <= clock_timestamp())
  or (${notificationDeliveries.status} = 'sending' and ${notificationDeliveries.claimedAt} < clock_timestamp() - ${LEASE})
)`;

/** What is there already stays as it is. */
export async function addDeliveries(tx: Queryable, eventId: string, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map((delivery) => ({ id: randomUUID(), eventId, ...delivery }));
  await tx
    .insert(notificationDeliveries)
    .values(rows)
    .onConflictDoNothing({
      target: [notificationDeliveries.eventId, notificationDeliveries.channel, notificationDeliveries.recipient],
    });
}

/** What is to be sent now, the longest due first; of one event, or of all. */
export async function dueDeliveries(
  db: Queryable,
  scope: { eventId: string } | { limit: number },
): Promise<Pick<DeliveryRow, "id" | "channel" | "recipient">[]> {
  const { id, channel, recipient, dueAt, eventId } = notificationDeliveries;
  const query = db.select({ id, channel, recipient }).from(notificationDeliveries);
  if ("eventId" in scope) return query.where(and(eq(eventId, scope.eventId), IS_DUE));
  return query.where(IS_DUE).orderBy(asc(dueAt)).limit(scope.limit);
}

/** From now on nobody else sends them, until the lease ends; each is counted as sent without a confirmation. */
async function claim(db: Queryable, which: SQL): Promise<DeliveryRow[]> {
  return db
    .update(notificationDeliveries)
    .set({
      status: "sending",
      claimedAt: sql`now()`,
      attempts: sql`${notificationDeliveries.attempts} + 1`,
      unconfirmed: sql`${notificationDeliveries.unconfirmed} + 1`,
    })
    .where(and(which, IS_DUE))
    .returning();
}

/** null when it is not to be sent now, or somebody else does. */
export async function claimDelivery(db: Queryable, id: string): Promise<DeliveryRow | null> {
  return (await claim(db, eq(notificationDeliveries.id, id)))[0] ?? null;
}

/** All that is due for somebody's next digest. */
export async function claimDigest(db: Queryable, userId: string): Promise<DeliveryRow[]> {
  return claim(db, sql`${notificationDeliveries.channel} = 'digest' and ${notificationDeliveries.recipient} = ${userId}`);
}

/** `reason` in words; null for what was sent. */
export async function endDeliveries(
  db: Queryable,
  ids: readonly string[],
  status: "sent" | "failed" | "skipped",
  reason: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(notificationDeliveries)
    .set({ status, reason })
    .where(inArray(notificationDeliveries.id, [...ids]));
}

/**
 * To be sent later. `mayHaveArrived`: no answer told, so that it stays counted; `isNoAttempt`: nothing was tried, it was
 * only not the time.
 */
export async function postponeDeliveries(
  db: Queryable,
  ids: readonly string[],
  later: { at: Date; reason: string | null; mayHaveArrived: boolean; isNoAttempt: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  const { attempts, unconfirmed } = notificationDeliveries;
  await db
    .update(notificationDeliveries)
    .set({
      status: "waiting",
      dueAt: later.at,
      reason: later.reason,
      ...(later.mayHaveArrived ? {} : { unconfirmed: sql`${unconfirmed} - 1` }),
      ...(later.isNoAttempt ? { attempts: sql`${attempts} - 1` } : {}),
    })
    .where(inArray(notificationDeliveries.id, [...ids]));
}

/** After the person chose another time; null: there is to be no digest. */
export async function moveDigest(db: Queryable, userId: string, to: Date | null): Promise<void> {
  await db
    .update(notificationDeliveries)
    .set(to ? { dueAt: to } : { status: "skipped", reason: "The digest was switched off." })
    .where(
      and(
        eq(notificationDeliveries.channel, "digest"),
        eq(notificationDeliveries.recipient, userId),
        eq(notificationDeliveries.status, "waiting"),
      ),
    );
}
