import type { Crash } from "@fixpoint/contracts";
import { PROVIDERS } from "@fixpoint/contracts";
import { bigserial, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn } from "./columns.ts";
import { integrations } from "./integrations.ts";
import { issues } from "./issues.ts";
import { projects } from "./projects.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A subscription at a tracker; the row is there before the vendor is asked, since some answer while they are asked. */
export const trackerWebhooks = pgTable(
  "tracker_webhooks",
  {
    /** Part of the address that the vendor calls. */
    id: idColumn(),
    organizationId: text("organization_id").notNull(),
    integrationId: text("integration_id")
      .notNull()
      .references(() => integrations.id, { onDelete: "cascade" }),
    /** The source at the vendor, as in `integration_mappings`. */
    externalId: text("external_id").notNull(),
    /** The vendor's id of it; null until it answered, and where it is set up by hand. */
    vendorId: text("vendor_id"),
    /** Sealed; what deliveries are signed with. null until the vendor told it. */
    secret: text("secret"),
    expiresAt: moment("expires_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [uniqueIndex("tracker_webhooks_source").on(table.integrationId, table.externalId)],
);

/** Deliveries that were taken, so that one that is sent again has no second effect; old ones are deleted. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    integrationId: text("integration_id")
      .notNull()
      .references(() => integrations.id, { onDelete: "cascade" }),
    deliveryId: text("delivery_id").notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.integrationId, table.deliveryId] }),
    index("webhook_deliveries_received").on(table.receivedAt),
  ],
);

/** Issues whose state is to be read again at the vendor. A change while it is being read gets a new `seq`, and stays. */
export const trackerChanges = pgTable(
  "tracker_changes",
  {
    integrationId: text("integration_id")
      .notNull()
      .references(() => integrations.id, { onDelete: "cascade" }),
    externalSourceId: text("external_source_id").notNull(),
    externalId: text("external_id").notNull(),
    organizationId: text("organization_id").notNull(),
    seq: bigserial("seq", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ name: "tracker_changes_pk", columns: [table.integrationId, table.externalSourceId, table.externalId] }),
  ],
);

/** Imported bugs that were deleted here, and stay so. */
export const deletedIssues = pgTable(
  "deleted_issues",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    source: text("source", { enum: PROVIDERS }).notNull(),
    externalSourceId: text("external_source_id").notNull(),
    externalId: text("external_id").notNull(),
    deletedAt: moment("deleted_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: "deleted_issues_pk", columns: [table.projectId, table.source, table.externalSourceId, table.externalId] }),
  ],
);

export interface StoredComment {
  id: string;
  author: string | null;
  /** Markdown. */
  text: string;
  /** ISO 8601. */
  createdAt: string;
}

export interface StoredAttachment {
  id: string;
  name: string;
  mimeType: string | null;
  bytes: number | null;
  url: string;
}

/** What a tracker says of a bug beside its text, as it was last read. */
export const issueContexts = pgTable("issue_contexts", {
  issueId: text("issue_id")
    .primaryKey()
    .references(() => issues.id, { onDelete: "cascade" }),
  organizationId: text("organization_id").notNull(),
  /** As people write it there, e.g. `SHOP-1A`; null where the tracker has none. */
  trackerKey: text("tracker_key"),
  comments: jsonb("comments").$type<StoredComment[]>().notNull(),
  attachments: jsonb("attachments").$type<StoredAttachment[]>().notNull(),
  crash: jsonb("crash").$type<Crash>(),
  readAt: moment("read_at").notNull().defaultNow(),
});
