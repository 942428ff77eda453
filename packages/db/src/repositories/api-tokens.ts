import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { apiTokens } from "../schema/index.ts";

export type ApiTokenRow = typeof apiTokens.$inferSelect;

export async function createApiToken(
  db: Queryable,
  values: { organizationId: string; userId: string; name: string; tokenHash: string },
): Promise<ApiTokenRow> {
  const rows = await db
    .insert(apiTokens)
    .values({ id: randomUUID(), ...values })
    .returning();
  return rows[0] as ApiTokenRow;
}

export async function listApiTokens(db: Queryable, userId: string): Promise<ApiTokenRow[]> {
  return db.select().from(apiTokens).where(eq(apiTokens.userId, userId)).orderBy(desc(apiTokens.createdAt));
}

export async function deleteApiToken(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
    .returning({ id: apiTokens.id });
  return rows.length > 0;
}
