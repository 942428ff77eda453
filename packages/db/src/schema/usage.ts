import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ModelSettings, NotificationPreferences } from "@fixpoint/contracts";
import { createdAtColumn, idColumn, updatedAtColumn } from "./columns.ts";
import { organizations, users } from "./organizations.ts";
import { projects } from "./projects.ts";

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

/** Of an organization (`projectId` null) or, in its place, of one project. */
export const modelSettings = pgTable(
  "model_settings",
  {
    id: idColumn(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    projectId: text("project_id").references(() => projects.id, { onDelete: "cascade" }),
    settings: jsonb("settings").$type<ModelSettings>().notNull(),
    /** Sealed; never leaves the server. */
    apiKey: text("api_key"),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    uniqueIndex("model_settings_organization")
      .on(table.organizationId)
      .where(sql`project_id is null`),
    uniqueIndex("model_settings_project").on(table.projectId),
  ],
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
