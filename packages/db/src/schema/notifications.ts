import { NOTIFICATION_EVENTS } from "@fixpoint/contracts";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn } from "./columns.ts";
import { issues } from "./issues.ts";
import { organizations } from "./organizations.ts";
import { projects } from "./projects.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What happened and people may want to hear of; stored with it, in the same transaction. */
export const notificationEvents = pgTable(
  "notification_events",
  {
    id: idColumn(),
    /** What happened, so that it is noted once however often it is told. */
    key: text("key").notNull(),
    kind: text("kind", { enum: NOTIFICATION_EVENTS }).notNull(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    projectId: text("project_id").references(() => projects.id, { onDelete: "cascade" }),
    issueId: text("issue_id").references(() => issues.id, { onDelete: "cascade" }),
    /** Who did it and is not told; null when the server did by itself. */
    actorId: text("actor_id"),
    /** For the words; texts of the moment. */
    data: jsonb("data").$type<Record<string, string>>().notNull(),
    createdAt: createdAtColumn(),
    /** When it became deliveries; null: not yet. */
    fannedOutAt: moment("fanned_out_at"),
  },
  (table) => [
    uniqueIndex("notification_events_key").on(table.key),
    index("notification_events_waiting")
      .on(table.createdAt)
      .where(sql`fanned_out_at is null`),
    index("notification_events_age").on(table.createdAt),
    // What it belongs to is deleted without reading all of them.
    index("notification_events_project").on(table.projectId),
    index("notification_events_issue").on(table.issueId),
  ],
);

/** One event for one recipient on one channel. */
export const notificationDeliveries = pgTable(
  "notification_deliveries",
  {
    id: idColumn(),
    eventId: text("event_id")
      .notNull()
      .references(() => notificationEvents.id, { onDelete: "cascade" }),
    /**
     * email, digest (gathered into one e-mail), slack_person: recipient is the user · slack_channel: the integration and
     * its channel, with a space between · staff_slack: the channel.
     */
    channel: text("channel", { enum: ["email", "digest", "slack_person", "slack_channel", "staff_slack"] }).notNull(),
    recipient: text("recipient").notNull(),
    /** sending: somebody has it since `claimedAt` · skipped: not wanted any more when its time came. */
    status: text("status", { enum: ["waiting", "sending", "sent", "failed", "skipped"] })
      .notNull()
      .default("waiting"),
    dueAt: moment("due_at").notNull().defaultNow(),
    claimedAt: moment("claimed_at"),
    attempts: integer("attempts").notNull().default(0),
    /** Times that it was sent and no answer told whether it arrived, the one under way included. */
    unconfirmed: integer("unconfirmed").notNull().default(0),
    /** Why it was not sent, or not yet, in words. */
    reason: text("reason"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("notification_deliveries_once").on(table.eventId, table.channel, table.recipient),
    index("notification_deliveries_due")
      .on(table.dueAt)
      .where(sql`status in ('waiting', 'sending')`),
    index("notification_deliveries_recipient").on(table.recipient, table.channel),
  ],
);
