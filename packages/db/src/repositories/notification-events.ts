import { randomUUID } from "node:crypto";
import type { NotificationPreferences } from "@fixpoint/contracts";
import { and, asc, eq, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import {
  internalSlackChannels,
  issues,
  memberships,
  notificationDeliveries,
  notificationEvents,
  organizations,
  projects,
  userPreferences,
  users,
} from "../schema/index.ts";

export type NotificationEventRow = typeof notificationEvents.$inferSelect;
export type NewNotificationEvent = Pick<
  NotificationEventRow,
  "kind" | "organizationId" | "projectId" | "issueId" | "actorId" | "data"
> & {
  /** Left out where what happened is stored once anyway. */
  key?: string;
};

/** Its id; null when it was noted before. */
export async function addNotificationEvent(tx: Queryable, values: NewNotificationEvent): Promise<string | null> {
  const id = randomUUID();
  const rows = await tx
    .insert(notificationEvents)
    .values({ id, ...values, key: values.key ?? id })
    .onConflictDoNothing({ target: notificationEvents.key })
    .returning({ id: notificationEvents.id });
  return rows[0]?.id ?? null;
}

/** An event with what it happened to, as that is called now. */
export interface PlacedEvent {
  event: NotificationEventRow;
  organization: { name: string; slug: string };
  project: { name: string; slug: string } | null;
  issue: { key: string; title: string } | null;
}

export async function findNotificationEvent(db: Queryable, id: string): Promise<PlacedEvent | null> {
  const rows = await db
    .select({
      event: notificationEvents,
      organization: { name: organizations.name, slug: organizations.slug },
      project: { name: projects.name, slug: projects.slug },
      issue: { key: issues.key, title: issues.title },
    })
    .from(notificationEvents)
    .innerJoin(organizations, eq(organizations.id, notificationEvents.organizationId))
    .leftJoin(projects, eq(projects.id, notificationEvents.projectId))
    .leftJoin(issues, eq(issues.id, notificationEvents.issueId))
    .where(eq(notificationEvents.id, id));
  return rows[0] ?? null;
}

export interface NotifiedMember {
  userId: string;
  email: string;
  /** As stored; null where nothing was chosen. */
  notifications: NotificationPreferences | null;
}

function members(db: Queryable) {
  return db
    .select({ userId: users.id, email: users.email, notifications: userPreferences.notifications })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id));
}

/** Who is a member now, with what they want to hear of. */
export async function membersToNotify(db: Queryable, organizationId: string): Promise<NotifiedMember[]> {
  return members(db).where(eq(memberships.organizationId, organizationId));
}

/** null for somebody who is no member any more. */
export async function findMemberToNotify(db: Queryable, organizationId: string, userId: string): Promise<NotifiedMember | null> {
  const rows = await members(db).where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
  return rows[0] ?? null;
}

/** The channel of the staff's own Slack; null where there is none. */
export async function findInternalSlackChannel(db: Queryable, projectId: string): Promise<string | null> {
  const rows = await db
    .select({ channel: internalSlackChannels.channel })
    .from(internalSlackChannels)
    .where(eq(internalSlackChannels.projectId, projectId));
  return rows[0]?.channel ?? null;
}

/** Events whose job seems lost: they are older than it takes, and became nothing yet. */
export async function eventsToFanOut(db: Queryable, olderThanSeconds: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: notificationEvents.id })
    .from(notificationEvents)
    .where(
      and(
        isNull(notificationEvents.fannedOutAt),
        lt(notificationEvents.createdAt, sql`now() - make_interval(secs => ${olderThanSeconds})`),
      ),
    )
    .orderBy(asc(notificationEvents.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Only for this transaction; null when it became deliveries already, or is gone. */
export async function lockEventToFanOut(tx: Queryable, id: string): Promise<{ id: string } | null> {
  const rows = await tx
    .select({ id: notificationEvents.id })
    .from(notificationEvents)
    .where(and(eq(notificationEvents.id, id), isNull(notificationEvents.fannedOutAt)))
    .for("update");
  return rows[0] ?? null;
}

export async function markFannedOut(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(notificationEvents)
    .set({ fannedOutAt: sql`now()` })
    .where(eq(notificationEvents.id, id));
}

/** Forgets old events with their deliveries, but none that something is still to be sent of. */
export async function pruneNotificationEvents(db: Queryable, olderThanDays: number): Promise<void> {
  const open = db
    .select({ id: notificationDeliveries.id })
    .from(notificationDeliveries)
    .where(
      and(
        eq(notificationDeliveries.eventId, notificationEvents.id),
        sql`${notificationDeliveries.status} in ('waiting', 'sending')`,
      ),
    );
  await db
    .delete(notificationEvents)
    .where(and(lt(notificationEvents.createdAt, sql`now() - make_interval(days => ${olderThanDays})`), notExists(open)));
}
