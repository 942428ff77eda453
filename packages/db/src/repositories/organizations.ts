import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { Db, Queryable } from "../connection/connect.ts";
import { apiTokens, memberships, organizations, users } from "../schema/index.ts";

export type OrganizationRow = typeof organizations.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type MemberRow = UserRow & { joinedAt: Date };

export async function listOrganizations(db: Queryable): Promise<OrganizationRow[]> {
  return db.select().from(organizations).orderBy(asc(organizations.name));
}

export async function organizationsOfUser(db: Queryable, userId: string): Promise<OrganizationRow[]> {
  const rows = await db
    .select({ organization: organizations })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(organizations.name));
  return rows.map((row) => row.organization);
}

export async function findOrganization(db: Queryable, organizationId: string): Promise<OrganizationRow | null> {
  const rows = await db.select().from(organizations).where(eq(organizations.id, organizationId));
  return rows[0] ?? null;
}

export async function isMember(db: Queryable, organizationId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
  return rows.length > 0;
}

/** Members of one organization, by e-mail. */
export async function usersOfOrganization(db: Queryable, organizationId: string): Promise<MemberRow[]> {
  const rows = await db
    .select({ user: users, joinedAt: memberships.createdAt })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.organizationId, organizationId))
    .orderBy(asc(users.email));
  return rows.map(({ user, joinedAt }) => ({ ...user, joinedAt }));
}

/** The organization of that slug, made when it is not there yet. */
export async function ensureOrganization(db: Queryable, values: { name: string; slug: string }): Promise<OrganizationRow> {
  await db
    .insert(organizations)
    .values({ id: randomUUID(), ...values })
    .onConflictDoNothing({ target: organizations.slug });
  const rows = await db.select().from(organizations).where(eq(organizations.slug, values.slug));
  return rows[0] as OrganizationRow;
}

/** False when the person was a member already. */
export async function addMember(db: Queryable, organizationId: string, userId: string): Promise<boolean> {
  const rows = await db
    .insert(memberships)
    .values({ organizationId, userId })
    .onConflictDoNothing()
    .returning({ userId: memberships.userId });
  return rows.length > 0;
}

/** null when the slug is taken. */
export async function createOrganization(db: Queryable, values: { name: string; slug: string }): Promise<OrganizationRow | null> {
  const rows = await db
    .insert(organizations)
    .values({ id: randomUUID(), ...values })
    .onConflictDoNothing({ target: organizations.slug })
    .returning();
  return rows[0] ?? null;
}

/**
 * Takes somebody out, with the API tokens that they made for the organization; another of
 * theirs becomes the default. `last` when nobody else would be left.
 */
export async function removeMember(db: Db, organizationId: string, userId: string): Promise<"removed" | "no_member" | "last"> {
  return db.transaction(async (tx) => {
    // Two who remove each other at once wait here, so that one stays.
    const members = await tx
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(eq(memberships.organizationId, organizationId))
      .orderBy(asc(memberships.userId))
      .for("update");
    if (!members.some((member) => member.userId === userId)) return "no_member";
    if (members.length === 1) return "last";
    await tx.delete(memberships).where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
    await tx.delete(apiTokens).where(and(eq(apiTokens.organizationId, organizationId), eq(apiTokens.userId, userId)));
    const [next] = await organizationsOfUser(tx, userId);
    await tx
      .update(users)
      .set({ defaultOrganizationId: next?.id ?? null })
      .where(and(eq(users.id, userId), eq(users.defaultOrganizationId, organizationId)));
    return "removed";
  });
}
