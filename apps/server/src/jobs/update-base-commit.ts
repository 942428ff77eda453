import { FixpointError, type Commit } from "@fixpoint/contracts";
import { repositoriesOfProject, updateRepositoryCommits, updateOpenTask } from "@fixpoint/db";
import type { RunningJob } from "@fixpoint/queue";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import { SERVER_INITIATOR } from "../core/initiator.ts";
import { noteEvent } from "../modules/notifications/note.ts";
import { presentTask } from "../modules/tasks/presenter.ts";

const Data = z.object({
  organizationId: z.string(),
  projectId: z.string(),
  repositoryId: z.string(),
  taskId: z.string(),
  /** Null: the job that knew it is lost, and the task is to end. */
  sha: z.string().nullable(),
  /** Who asked for it; null for nobody. */
  userId: z.string().nullable().default(null),
});
type Data = z.infer<typeof Data>;

async function setStatus(
  context: AppContext,
  data: Data,
  status: "running" | "failed",
  error: string | null = null,
): Promise<boolean> {
  const task = await updateOpenTask(context.db, data.organizationId, data.taskId, { status, error });
  if (task)
    await context.live.publish(data.organizationId, [{ type: "task_updated", data: presentTask(task) }], SERVER_INITIATOR);
  return task !== null;
}

/** The commit that is the base from now on. */
async function move(context: AppContext, data: Data, sha: string): Promise<Commit> {
  const repositories = await repositoriesOfProject(context.db, data.organizationId, data.projectId);
  const repository = repositories.find((candidate) => candidate.id === data.repositoryId);
  if (!repository) throw new FixpointError("no_repository", "The repository was removed");
  const head = await context.codeHost.latestCommit(repository);
  const baseCommit = [head, repository.headCommit].find((commit) => commit?.sha === sha);
  if (!baseCommit)
    throw new FixpointError(
      "not_the_head",
      `The head of ${repository.defaultBranch} is ${head.sha.slice(0, 7)}, not ${sha.slice(0, 7)}. Reload and try again.`,
    );
  await updateRepositoryCommits(context.db, data.organizationId, repository.id, { baseCommit, headCommit: head });
  return baseCommit;
}

async function end(context: AppContext, data: Data, commit: Commit): Promise<void> {
  const { organizationId, projectId, taskId, userId: actorId } = data;
  const task = await context.db.transaction(async (tx) => {
    const ended = await updateOpenTask(tx, organizationId, taskId, { status: "done", error: null });
    const message = commit.message.split("\n")[0] ?? "";
    const words = { subject: commit.sha.slice(0, 7), detail: message };
    if (ended)
      await noteEvent(context, tx, {
        kind: "base_commit_updated",
        organizationId,
        projectId,
        issueId: null,
        actorId,
        data: words,
      });
    return ended;
  });
  const initiator = { userId: actorId, connectionId: null };
  if (task) await context.live.publish(organizationId, [{ type: "task_updated", data: presentTask(task) }], initiator);
}

/** Moves a project's base commit; bugs that come later are evaluated against it. A failed task locks nothing. */
export async function updateBaseCommit(context: AppContext, job: RunningJob<object>): Promise<void> {
  const data = Data.parse(job.data);
  if (data.sha === null) {
    await setStatus(context, data, "failed", "The update was interrupted. Start it again.");
    return;
  }
  // Delivered once more after its end.
  if (!(await setStatus(context, data, "running"))) return;
  let commit: Commit;
  try {
    commit = await move(context, data, data.sha);
  } catch (error) {
    if (!(error instanceof FixpointError) && !job.isLastAttempt) throw error;
    await setStatus(context, data, "failed", error instanceof Error ? error.message : String(error));
    return;
  }
  await end(context, data, commit);
}
