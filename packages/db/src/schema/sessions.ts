import { index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn } from "./columns.ts";
import { organizations, users } from "./organizations.ts";

/** A browser that is signed in. Only the token's SHA-256 is kept. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAtColumn(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("sessions_expiry").on(table.expiresAt)],
);

/** A sign-in under way, bound to one browser by a cookie; used once. */
export const signIns = pgTable("sign_ins", {
  /** SHA-256 of the cookie's value. */
  handleHash: text("handle_hash").primaryKey(),
  provider: text("provider").notNull(),
  state: text("state").notNull(),
  nonce: text("nonce").notNull(),
  codeVerifier: text("code_verifier").notNull(),
  returnUrl: text("return_url").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

/** `fxp_…` tokens for the command line and scripts; hashed, each for one organization. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: idColumn(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    tokenHash: text("token_hash").notNull(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
    createdAt: createdAtColumn(),
  },
  (table) => [uniqueIndex("api_tokens_hash").on(table.tokenHash), index("api_tokens_user").on(table.userId)],
);
