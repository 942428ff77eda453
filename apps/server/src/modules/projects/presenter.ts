import type { Project, Repository } from "@fixpoint/contracts";
import type { ProjectRow, RepositoryRow, TaskRow } from "@fixpoint/db";

export function presentRepository(repository: RepositoryRow, includeLatestCommit: boolean): Repository {
  return {
    id: repository.id,
    name: repository.name,
    provider: repository.provider,
    url: repository.url,
    defaultBranch: repository.defaultBranch,
    ...(includeLatestCommit ? { latestCommit: repository.baseCommit } : {}),
  };
}

/** `updates` are the base-commit updates that are pending or running: they lock the project. */
export function presentProject(
  project: ProjectRow,
  repositories: RepositoryRow[],
  updates: TaskRow[],
  includeLatestCommit: boolean,
): Project {
  const update = updates.find((task) => task.projectId === project.id);
  return {
    id: project.id,
    organizationId: project.organizationId,
    name: project.name,
    slug: project.slug,
    repositories: repositories
      .filter((repository) => repository.projectId === project.id)
      .map((repository) => presentRepository(repository, includeLatestCommit)),
    isLocked: update !== undefined,
    baseCommitStatus: update?.status === "pending" || update?.status === "running" ? update.status : "completed",
  };
}
