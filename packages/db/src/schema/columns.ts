import { text, timestamp } from "drizzle-orm/pg-core";

/** Ids are random UUIDs as text, so that ids of other systems fit as well. */
export function idColumn() {
  return text("id").primaryKey();
}

/** The database's clock, so that machines with skewed clocks agree on order. */
export function createdAtColumn() {
  return timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow();
}

export function updatedAtColumn() {
  return timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow();
}
