import { randomUUID } from "node:crypto";
import type { Commit } from "@fixpoint/contracts";
import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { projectSettings, repositories } from "../schema/index.ts";

export type RepositoryRow = typeof repositories.$inferSelect;

export async function repositoriesOfOrganization(db: Queryable, organizationId: string): Promise<RepositoryRow[]> {
  return db
    .select()
    .from(repositories)
    .where(eq(repositories.organizationId, organizationId))
    .orderBy(asc(repositories.createdAt));
}

export async function repositoriesOfProject(db: Queryable, organizationId: string, projectId: string): Promise<RepositoryRow[]> {
  return db
    .select()
    .from(repositories)
    .where(and(eq(repositories.organizationId, organizationId), eq(repositories.projectId, projectId)))
    .orderBy(asc(repositories.createdAt));
}

export async function createRepository(
  db: Queryable,
  values: Omit<typeof repositories.$inferInsert, "id">,
): Promise<RepositoryRow> {
  const rows = await db
    .insert(repositories)
    .values({ id: randomUUID(), ...values })
    .returning();
  return rows[0] as RepositoryRow;
}

/** Moves the base commit, the stored head, or both. */
export async function updateRepositoryCommits(
  db: Queryable,
  organizationId: string,
  repositoryId: string,
  commits: { baseCommit?: Commit; headCommit?: Commit },
): Promise<RepositoryRow | null> {
  const rows = await db
    .update(repositories)
    .set(commits)
    .where(and(eq(repositories.organizationId, organizationId), eq(repositories.id, repositoryId)))
    .returning();
  return rows[0] ?? null;
}

/** Repositories of every organization whose project follows its head by itself. */
export async function repositoriesThatFollow(db: Queryable): Promise<RepositoryRow[]> {
  const rows = await db
    .select({ repository: repositories })
    .from(repositories)
    .innerJoin(projectSettings, eq(projectSettings.projectId, repositories.projectId))
    .where(eq(projectSettings.shouldUpdateBaseCommitAutomatically, true));
  return rows.map((row) => row.repository);
}
