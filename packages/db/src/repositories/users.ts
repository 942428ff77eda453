import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { users } from "../schema/index.ts";
import type { UserRow } from "./organizations.ts";

export async function findUser(db: Queryable, userId: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.id, userId));
  return rows[0] ?? null;
}

/** The user of that address (compared in lower case), made when there is none. */
export async function ensureUser(db: Queryable, values: { email: string; username: string }): Promise<UserRow> {
  const email = values.email.toLowerCase();
  await db
    .insert(users)
    .values({ id: randomUUID(), email, username: values.username })
    .onConflictDoNothing({ target: users.email });
  const rows = await db.select().from(users).where(eq(users.email, email));
  return rows[0] as UserRow;
}

export async function setDefaultOrganization(db: Queryable, userId: string, organizationId: string): Promise<UserRow | null> {
  const rows = await db.update(users).set({ defaultOrganizationId: organizationId }).where(eq(users.id, userId)).returning();
  return rows[0] ?? null;
}

/** Gives a default organization only to somebody who has none. */
export async function setDefaultOrganizationIfNone(db: Queryable, userId: string, organizationId: string): Promise<void> {
  await db
    .update(users)
    .set({ defaultOrganizationId: sql`coalesce(${users.defaultOrganizationId}, ${organizationId})` })
    .where(eq(users.id, userId));
}

/** Notes that an identity provider vouched for the address just now. */
export async function markEmailVerified(db: Queryable, userId: string): Promise<UserRow> {
  const rows = await db
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning();
  return rows[0] as UserRow;
}
