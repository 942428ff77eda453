import { rm } from "node:fs/promises";
import { join } from "node:path";
import { RESERVED_PROJECT_SLUGS, type CreateProjectBody, type Project, type UpdateProjectBody } from "@fixpoint/contracts";
import {
  createOnlyTask,
  createProject,
  createRepository,
  deleteProject,
  evidencePathsOfProject,
  findProject,
  listProjects,
  openTasks,
  repositoriesOfOrganization,
  repositoriesOfProject,
  sqlExecutor,
  updateProject,
  type ProjectRow,
  type RepositoryRow,
  type TaskRow,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import type { InitiatorOf } from "../../core/initiator.ts";
import { conflict, HttpProblem, notFound } from "../../core/problem.ts";
import { slugFrom } from "../../core/slug.ts";
import { cleanText } from "../../core/text.ts";
import { UPDATE_BASE_COMMIT } from "../../jobs/kinds.ts";
import { presentTask } from "../tasks/presenter.ts";
import { locateRepository, type NewRepository } from "./new-repository.ts";
import { presentProject } from "./presenter.ts";

export const BASE_COMMIT_UPDATE = "base_commit_update";

export async function getProjects(context: AppContext, organizationId: string, includeLatestCommit: boolean): Promise<Project[]> {
  const [projects, repositories, updates] = await Promise.all([
    listProjects(context.db, organizationId),
    repositoriesOfOrganization(context.db, organizationId),
    openTasks(context.db, organizationId, BASE_COMMIT_UPDATE),
  ]);
  return projects.map((project) => presentProject(project, repositories, updates, includeLatestCommit));
}

/** Throws 404 for a project of another organization. */
export async function requireProject(context: AppContext, organizationId: string, projectId: string): Promise<ProjectRow> {
  const project = await findProject(context.db, organizationId, projectId);
  if (!project) throw notFound("Project");
  return project;
}

/** The project's repository; a project has one so far. */
export async function requireRepository(
  context: AppContext,
  organizationId: string,
  projectId: string,
  repositoryId?: string,
): Promise<RepositoryRow> {
  await requireProject(context, organizationId, projectId);
  const repositories = await repositoriesOfProject(context.db, organizationId, projectId);
  const repository =
    repositoryId === undefined ? repositories[0] : repositories.find((candidate) => candidate.id === repositoryId);
  if (!repository) throw notFound("Repository");
  return repository;
}

function keyPrefixOf(slug: string): string {
  const parts = slug.split("-").filter((part) => part.length > 0);
  const letters = parts.length > 1 ? parts.map((part) => part[0]).join("") : (parts[0] ?? "bug").slice(0, 4);
  return letters.slice(0, 6).toUpperCase();
}

/** null when the slug is taken. */
export async function addProject(
  context: AppContext,
  organizationId: string,
  values: { name: string; slug: string; repository: NewRepository },
): Promise<ProjectRow | null> {
  const { commit, ...repository } = values.repository;
  return context.db.transaction(async (tx) => {
    const project = await createProject(tx, {
      organizationId,
      name: values.name,
      slug: values.slug,
      keyPrefix: keyPrefixOf(values.slug),
    });
    if (!project) return null;
    const place = { organizationId, projectId: project.id };
    await createRepository(tx, { ...place, ...repository, baseCommit: commit, headCommit: commit });
    return project;
  });
}

export async function createProjectFromBody(
  context: AppContext,
  organizationId: string,
  body: CreateProjectBody,
): Promise<Project> {
  const slug = body.slug ?? slugFrom(body.name);
  refuseReserved(slug);
  const repository = await locateRepository(context, organizationId, body);
  const project = await addProject(context, organizationId, { name: cleanText(body.name), slug, repository });
  if (!project) throw conflict("slug_taken", "That address is taken", `The organization has a project “${slug}” already.`);
  return presentProject(project, await repositoriesOfProject(context.db, organizationId, project.id), [], true);
}

function refuseReserved(slug: string): void {
  if (RESERVED_PROJECT_SLUGS.has(slug))
    throw conflict("reserved_slug", "That address is taken", `“${slug}” is a page of the organization. Choose another slug.`);
}

/** Renames; a changed slug is a changed address. */
export async function renameProject(context: AppContext, project: ProjectRow, body: UpdateProjectBody): Promise<Project> {
  if (body.slug !== undefined) refuseReserved(body.slug);
  const change = { name: cleanText(body.name), ...(body.slug === undefined ? {} : { slug: body.slug }) };
  const changed = await updateProject(context.db, project.organizationId, project.id, change);
  if (changed === null) throw notFound("Project");
  if (changed === "taken")
    throw conflict("slug_taken", "That address is taken", `The organization has a project “${body.slug}” already.`);
  const repositories = await repositoriesOfProject(context.db, project.organizationId, project.id);
  const updates = await openTasks(context.db, project.organizationId, BASE_COMMIT_UPDATE);
  return presentProject(changed, repositories, updates, true);
}

/** Deletes a project with its bugs, their evidence and this machine's copy of its code; runs under way lose their claim and end. */
export async function removeProject(context: AppContext, project: ProjectRow): Promise<void> {
  const evidence = await evidencePathsOfProject(context.db, project.organizationId, project.id);
  const copies = await repositoriesOfProject(context.db, project.organizationId, project.id);
  await deleteProject(context.db, project.organizationId, project.id);
  for (const folder of [...evidence, ...copies.map(({ id }) => join("repositories", id))])
    await rm(join(context.env.dataDir, folder), { recursive: true, force: true });
}

/** Queues the move of the base commit. A project has one such task at a time. */
export async function requestBaseCommit(
  context: AppContext,
  scope: { organizationId: string; projectId: string; sha: string },
  initiator: InitiatorOf,
): Promise<TaskRow> {
  const repository = await requireRepository(context, scope.organizationId, scope.projectId);
  const { organizationId, projectId, sha } = scope;
  const task = await context.db.transaction(async (tx) => {
    const made = await createOnlyTask(tx, { organizationId, projectId, type: BASE_COMMIT_UPDATE });
    if (!made) return null;
    const data = { organizationId, projectId, repositoryId: repository.id, taskId: made.id, sha, userId: initiator.userId };
    await context.queue.send(UPDATE_BASE_COMMIT, data, { key: made.id, within: sqlExecutor(tx) });
    // Here, so that nobody hears of its progress first.
    await context.live.publish(organizationId, [{ type: "task_created", data: presentTask(made) }], initiator, tx);
    return made;
  });
  if (!task)
    throw new HttpProblem(
      409,
      "project_locked",
      "Base commit update is in progress",
      "Wait until the update that runs now has ended.",
    );
  return task;
}
