import { bigserial, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn } from "./columns.ts";

/**
 * Live events of the last minutes: NOTIFY carries only their ids (its payload
 * ends at 8,000 bytes), and a browser that reconnects is replayed from here.
 */
export const liveEvents = pgTable(
  "live_events",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    organizationId: text("organization_id").notNull(),
    type: text("type").notNull(),
    data: jsonb("data").$type<unknown>().notNull(),
    userId: text("user_id"),
    connectionId: text("connection_id"),
    createdAt: createdAtColumn(),
  },
  (table) => [index("live_events_organization").on(table.organizationId, table.id), index("live_events_age").on(table.createdAt)],
);

/** Who acted where they are not a member, and other things that must be found again. Kept when the organization goes. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: idColumn(),
    organizationId: text("organization_id").notNull(),
    userId: text("user_id").notNull(),
    action: text("action").notNull(),
    detail: jsonb("detail").$type<Record<string, string>>().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index("audit_organization").on(table.organizationId, table.createdAt)],
);
