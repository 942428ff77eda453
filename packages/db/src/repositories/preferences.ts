import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { userPreferences } from "../schema/index.ts";

type PreferencesRow = Pick<typeof userPreferences.$inferSelect, "notifications" | "featureFlags">;

export async function readPreferences(db: Queryable, userId: string): Promise<PreferencesRow> {
  const rows = await db
    .select({ notifications: userPreferences.notifications, featureFlags: userPreferences.featureFlags })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
  return rows[0] ?? { notifications: null, featureFlags: null };
}

export async function writePreferences(db: Queryable, userId: string, change: Partial<PreferencesRow>): Promise<void> {
  await db
    .insert(userPreferences)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { ...change, updatedAt: sql`now()` } });
}
