import { randomUUID } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { isUnavailable } from "../connection/errors.ts";
import { apiTokens, users } from "../schema/index.ts";
import type { UserRow } from "./organizations.ts";

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

/** Who a token stands for and the one organization that it opens; notes its use at most once a minute. */
export async function useApiToken(db: Queryable, tokenHash: string): Promise<{ user: UserRow; organizationId: string } | null> {
  const rows = await db
    .select({ user: users, token: apiTokens })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(eq(apiTokens.tokenHash, tokenHash));
  const found = rows[0];
  if (!found) return null;
  if (!found.token.lastUsedAt || Date.now() - found.token.lastUsedAt.getTime() > 60_000) {
    await db
      .update(apiTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(apiTokens.id, found.token.id))
      .catch((error: unknown) => {
        // What is only read goes on where the database takes no writes.
        if (!isUnavailable(error)) throw error;
      });
  }
  return { user: found.user, organizationId: found.token.organizationId };
}
