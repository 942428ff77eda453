import { doublePrecision, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { NotificationPreferences } from "@fixpoint/contracts";
import { createdAtColumn, updatedAtColumn } from "./columns.ts";
import { organizations, users } from "./organizations.ts";

/** What each run of the agent took. Kept when its bug or project goes: it was used all the same. */
export const usageRecords = pgTable(
  "usage_records",
  {
    runId: text("run_id").primaryKey(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    projectId: text("project_id").notNull(),
    issueId: text("issue_id").notNull(),
    result: text("result"),
    /** From the claim to the end, by the database's clock. */
    seconds: doublePrecision("seconds").notNull(),
    candidates: integer("candidates").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index("usage_organization").on(table.organizationId, table.createdAt)],
);

/** What a person has chosen for themselves; null is the default. */
export const userPreferences = pgTable("user_preferences", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  notifications: jsonb("notifications").$type<NotificationPreferences>(),
  featureFlags: jsonb("feature_flags").$type<Record<string, boolean>>(),
  updatedAt: updatedAtColumn(),
});
