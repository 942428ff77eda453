import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
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
    /** Lower case; verified by the identity provider. */
    email: text("email").notNull(),
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
