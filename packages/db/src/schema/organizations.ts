import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn } from "./columns.ts";

export const organizations = pgTable(
  "organizations",
  { id: idColumn(), name: text("name").notNull(), slug: text("slug").notNull(), createdAt: createdAtColumn() },
  (table) => [uniqueIndex("organizations_slug").on(table.slug)],
);

export const users = pgTable(
  "users",
  {
    id: idColumn(),
    /** Lower case. */
    email: text("email").notNull(),
    /** When an identity provider last vouched for the address; null for somebody who was only invited. */
    emailVerifiedAt: timestamp("email_verified_at", { withTimezone: true }),
    username: text("username").notNull(),
    defaultOrganizationId: text("default_organization_id").references(() => organizations.id, { onDelete: "set null" }),
    createdAt: createdAtColumn(),
  },
  (table) => [uniqueIndex("users_email").on(table.email)],
);

export const memberships = pgTable(
  "memberships",
  {
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] }), index("memberships_user").on(table.userId)],
);

/** Somebody who asked to take part; staff make an organization of it. */
export const betaRequests = pgTable(
  "beta_requests",
  {
    id: idColumn(),
    /** Lower case. */
    email: text("email").notNull(),
    name: text("name").notNull(),
    company: text("company").notNull(),
    message: text("message").notNull(),
    organizationId: text("organization_id").references(() => organizations.id, { onDelete: "set null" }),
    createdAt: createdAtColumn(),
  },
  (table) => [uniqueIndex("beta_requests_email").on(table.email), index("beta_requests_age").on(table.createdAt)],
);
