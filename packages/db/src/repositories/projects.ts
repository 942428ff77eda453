import { randomUUID } from "node:crypto";
import type { ProjectSettings } from "@fixpoint/contracts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Queryable } from "../connection/connect.ts";
import { memberships, projectSettings, projects } from "../schema/index.ts";

export type ProjectRow = typeof projects.$inferSelect;

const DEFAULTS: ProjectSettings = {
  shouldUpdateBaseCommitAutomatically: false,
  shouldNotifyOnIssueFixedBySlack: false,
  shouldAutoOpenPullRequestOnIssueFixed: false,
  shouldAutoCommentOnIssueFixed: false,
  importedBugsPerDay: 20,
};

export async function listProjects(db: Queryable, organizationId: string): Promise<ProjectRow[]> {
  return db.select().from(projects).where(eq(projects.organizationId, organizationId)).orderBy(asc(projects.name));
}

export async function findProject(db: Queryable, organizationId: string, projectId: string): Promise<ProjectRow | null> {
  const rows = await db
    .select()
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), eq(projects.id, projectId)));
  return rows[0] ?? null;
}

export async function findProjectBySlug(db: Queryable, organizationId: string, slug: string): Promise<ProjectRow | null> {
  const rows = await db
    .select()
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), eq(projects.slug, slug)));
  return rows[0] ?? null;
}

/** null when the organization has a project of that slug already. */
export async function createProject(
  db: Queryable,
  values: { organizationId: string; name: string; slug: string; keyPrefix: string },
): Promise<ProjectRow | null> {
  const rows = await db
    .insert(projects)
    .values({ id: randomUUID(), ...values })
    .onConflictDoNothing({ target: [projects.organizationId, projects.slug] })
    .returning();
  return rows[0] ?? null;
}

export async function readProjectSettings(db: Queryable, organizationId: string, projectId: string): Promise<ProjectSettings> {
  const rows = await db
    .select({
      shouldUpdateBaseCommitAutomatically: projectSettings.shouldUpdateBaseCommitAutomatically,
      shouldNotifyOnIssueFixedBySlack: projectSettings.shouldNotifyOnIssueFixedBySlack,
      shouldAutoOpenPullRequestOnIssueFixed: projectSettings.shouldAutoOpenPullRequestOnIssueFixed,
      shouldAutoCommentOnIssueFixed: projectSettings.shouldAutoCommentOnIssueFixed,
      importedBugsPerDay: projectSettings.importedBugsPerDay,
    })
    .from(projectSettings)
    .where(and(eq(projectSettings.organizationId, organizationId), eq(projectSettings.projectId, projectId)));
  return rows[0] ?? DEFAULTS;
}

/** The project must belong to the organization; the caller has looked it up. */
export async function writeProjectSettings(
  db: Queryable,
  organizationId: string,
  projectId: string,
  settings: Partial<ProjectSettings>,
): Promise<void> {
  await db
    .insert(projectSettings)
    .values({ projectId, organizationId, ...DEFAULTS, ...settings })
    .onConflictDoUpdate({ target: projectSettings.projectId, set: { ...settings, updatedAt: sql`now()` } });
}

/** null when there is no such project; `taken` when another of the organization has the slug. */
export async function updateProject(
  db: Db,
  organizationId: string,
  projectId: string,
  change: { name: string; slug?: string },
): Promise<ProjectRow | "taken" | null> {
  return db.transaction(async (tx) => {
    if (change.slug !== undefined) {
      const other = await findProjectBySlug(tx, organizationId, change.slug);
      if (other && other.id !== projectId) return "taken";
    }
    const rows = await tx
      .update(projects)
      .set(change)
      .where(and(eq(projects.organizationId, organizationId), eq(projects.id, projectId)))
      .returning();
    return rows[0] ?? null;
  });
}

/** Its bugs, runs, tasks and mappings go with it. */
export async function deleteProject(db: Queryable, organizationId: string, projectId: string): Promise<boolean> {
  const rows = await db
    .delete(projects)
    .where(and(eq(projects.organizationId, organizationId), eq(projects.id, projectId)))
    .returning({ id: projects.id });
  return rows.length > 0;
}

/** Which of these projects belong to an organization of the person. */
export async function projectsVisibleTo(db: Queryable, userId: string, projectIds: string[]): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(memberships, eq(memberships.organizationId, projects.organizationId))
    .where(and(eq(memberships.userId, userId), inArray(projects.id, projectIds)));
  return rows.map((row) => row.id);
}
