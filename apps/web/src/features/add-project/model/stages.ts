import type { Project, Task, TaskStatus } from "@fixpoint/contracts";

export interface AnalysisStage {
  id: string;
  title: string;
  detail: string;
  status: TaskStatus;
  /** From creation to the last change; null for what was done while the project was created. */
  milliseconds: number | null;
}

const TASK_TITLES: Record<string, string> = { base_commit_update: "Update the base commit" };

/** What has really been done with a project: the repository that was read, its base commit, and the tasks of the server. */
export function stagesOf(project: Project, tasks: readonly Task[]): AnalysisStage[] {
  const repository = project.repositories[0];
  const commit = repository?.latestCommit;
  const own = tasks.filter((task) => task.projectId === project.id).toReversed();
  return [
    {
      id: "repository",
      title: "Read the repository",
      detail: repository ? `${repository.name}, branch ${repository.defaultBranch}` : "There is none",
      status: repository ? "done" : "failed",
      milliseconds: null,
    },
    {
      id: "base",
      title: "Resolve the base commit",
      detail: commit ? `${commit.sha.slice(0, 7)} ${commit.message.split("\n")[0] ?? ""}` : "No commit is known yet",
      status: commit ? "done" : "pending",
      milliseconds: null,
    },
    ...own.map((task) => ({
      id: task.id,
      title: TASK_TITLES[task.type] ?? task.type,
      detail: task.error ?? "",
      status: task.status,
      milliseconds: Date.parse(task.updatedAt) - Date.parse(task.createdAt),
    })),
  ];
}

export function isSettled(stages: readonly AnalysisStage[]): boolean {
  return stages.every((stage) => stage.status === "done" || stage.status === "failed");
}
