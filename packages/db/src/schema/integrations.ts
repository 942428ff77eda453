import { PROVIDERS } from "@fixpoint/contracts";
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
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
    createdById: text("created_by_id"),
    /** Of the last time that the credentials were tried: whose they are, what they may do, what went wrong. */
    account: text("account"),
    scopes: text("scopes").array(),
    checkedAt: timestamp("checked_at", { withTimezone: true, precision: 3 }),
    checkError: text("check_error"),
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
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.integrationId, table.externalId] }),
    index("integration_mappings_integration").on(table.integrationId),
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
  provider: text("provider", { enum: ["gitlab", "atlassian"] }).notNull(),
  codeVerifier: text("code_verifier").notNull(),
  createdAt: createdAtColumn(),
});
