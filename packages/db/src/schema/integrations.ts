import { PROVIDERS } from "@fixpoint/contracts";
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, updatedAtColumn } from "./columns.ts";
import { organizations, users } from "./organizations.ts";
import { projects } from "./projects.ts";

/** A provider that an organization is connected to; one of each. */
export const integrations = pgTable(
  "integrations",
  {
    id: idColumn(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    provider: text("provider", { enum: [...PROVIDERS, "slack"] }).notNull(),
    /** Of a self-hosted instance; null for the vendor's own. */
    baseUrl: text("base_url"),
    /** Sealed JSON; never leaves the server. */
    credentials: text("credentials").notNull(),
    /** Of the app at the vendor, where one was installed: deliveries to the app name it. */
    installationId: text("installation_id"),
    createdById: text("created_by_id"),
    /** Of the last time that the credentials were tried: whose they are, what they may do, what went wrong. */
    account: text("account"),
    scopes: text("scopes").array(),
    checkedAt: timestamp("checked_at", { withTimezone: true, precision: 3 }),
    checkError: text("check_error"),
    missingScopes: text("missing_scopes").array().notNull().default([]),
    /** The vendor does not accept the credentials any more: nothing is asked of it until there are others. */
    needsReconnect: boolean("needs_reconnect").notNull().default(false),
    lastSyncAt: timestamp("last_sync_at", { withTimezone: true, precision: 3 }),
    lastEventAt: timestamp("last_event_at", { withTimezone: true, precision: 3 }),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [uniqueIndex("integrations_provider").on(table.organizationId, table.provider)],
);

/** Which of the provider's projects, boards or channels a project is fed from. */
export const integrationMappings = pgTable(
  "integration_mappings",
  {
    organizationId: text("organization_id").notNull(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    integrationId: text("integration_id")
      .notNull()
      .references(() => integrations.id, { onDelete: "cascade" }),
    externalId: text("external_id").notNull(),
    externalName: text("external_name").notNull(),
    createdAt: createdAtColumn(),
    /** Changes at or after it are still to be read; null until the first import is through. */
    syncedUntil: timestamp("synced_until", { withTimezone: true, precision: 3 }),
    /** Bugs that came of it. */
    imported: integer("imported").notNull().default(0),
    lastSyncAt: timestamp("last_sync_at", { withTimezone: true, precision: 3 }),
    /** Why the last look failed, in words. */
    syncError: text("sync_error"),
    /** Looks in a row that failed; the pause grows with it. */
    failures: integer("failures").notNull().default(0),
    nextSyncAt: timestamp("next_sync_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.integrationId, table.externalId] }),
    index("integration_mappings_integration").on(table.integrationId),
    index("integration_mappings_next_sync").on(table.nextSyncAt),
  ],
);

/** The channel of the staff's own Slack that a project's news go to. */
export const internalSlackChannels = pgTable("internal_slack_channels", {
  projectId: text("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  organizationId: text("organization_id").notNull(),
  channel: text("channel").notNull(),
  updatedAt: updatedAtColumn(),
});

/** An authorisation at a provider that is under way; used once. */
export const integrationGrants = pgTable("integration_grants", {
  /** SHA-256 of the state that the provider hands back. */
  stateHash: text("state_hash").primaryKey(),
  organizationId: text("organization_id")
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" }),
  userId: text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  provider: text("provider", { enum: ["github", "gitlab", "atlassian", "asana", "clickup", "bitbucket", "slack"] }).notNull(),
  codeVerifier: text("code_verifier").notNull(),
  createdAt: createdAtColumn(),
});
