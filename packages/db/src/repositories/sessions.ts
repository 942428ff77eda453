import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { sessions, signIns } from "../schema/index.ts";

export type SignInRow = typeof signIns.$inferSelect;

export async function createSession(
  db: Queryable,
  values: { tokenHash: string; userId: string; lifetimeSeconds: number },
): Promise<void> {
  await db.insert(sessions).values({
    tokenHash: values.tokenHash,
    userId: values.userId,
    expiresAt: sql`now() + make_interval(secs => ${values.lifetimeSeconds})`,
  });
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function createSignIn(
  db: Queryable,
  values: Omit<SignInRow, "expiresAt"> & { lifetimeSeconds: number },
): Promise<void> {
  const { lifetimeSeconds, ...row } = values;
  await db.insert(signIns).values({ ...row, expiresAt: sql`now() + make_interval(secs => ${lifetimeSeconds})` });
  await db.delete(signIns).where(lt(signIns.expiresAt, sql`now()`));
}

/** Takes a sign-in out, so that it serves once; null when it is unknown, used or expired. */
export async function takeSignIn(db: Queryable, handleHash: string): Promise<SignInRow | null> {
  const rows = await db
    .delete(signIns)
    .where(and(eq(signIns.handleHash, handleHash), gt(signIns.expiresAt, sql`now()`)))
    .returning();
  return rows[0] ?? null;
}
