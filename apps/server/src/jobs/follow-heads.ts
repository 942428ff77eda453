import {
  repositoriesOfProject,
  repositoriesThatFollow,
  staleTasks,
  updateRepositoryCommits,
  type RepositoryRow,
} from "@fixpoint/db";
import type { AppContext } from "../context.ts";
import { SERVER_INITIATOR } from "../core/initiator.ts";
import { HttpProblem } from "../core/problem.ts";
import { BASE_COMMIT_UPDATE, requestBaseCommit } from "../modules/projects/service.ts";
import { UPDATE_BASE_COMMIT } from "./kinds.ts";

/** Other hosts count requests; a local repository costs one git command. */
const REMOTE_EVERY_MS = 60_000;
/** Before the same commit is tried again that did not become the base. */
const SAME_AGAIN_AFTER_MS = 5 * 60_000;
/** Longer than a request takes from making its task to queueing it. */
const STALE_AFTER_SECONDS = 60;

/** Moves the base commit of projects that want it so whenever the head has moved. One call is one look. */
export function createHeadFollower(context: AppContext, now: () => number = Date.now): () => Promise<void> {
  const lookAgainAt = new Map<string, number>();
  const asked = new Map<string, { sha: string; at: number }>();

  async function look(repository: RepositoryRow): Promise<void> {
    const head = await context.codeHost.latestCommit(repository);
    if (head.sha === repository.baseCommit?.sha) return;
    const last = asked.get(repository.id);
    if (last?.sha === head.sha && now() - last.at < SAME_AGAIN_AFTER_MS) return;
    const { organizationId, projectId } = repository;
    // Stored first: the update takes this commit even when the head has moved on by then.
    await updateRepositoryCommits(context.db, organizationId, repository.id, { headCommit: head });
    try {
      await requestBaseCommit(context, { organizationId, projectId, sha: head.sha }, SERVER_INITIATOR);
      asked.set(repository.id, { sha: head.sha, at: now() });
    } catch (error) {
      // One is under way already.
      if (!(error instanceof HttpProblem)) throw error;
    }
  }

  return async () => {
    for (const repository of await repositoriesThatFollow(context.db)) {
      if ((lookAgainAt.get(repository.id) ?? 0) > now() || context.isStopping()) continue;
      if (repository.provider !== "local") lookAgainAt.set(repository.id, now() + REMOTE_EVERY_MS);
      await look(repository).catch((error: unknown) => {
        lookAgainAt.set(repository.id, now() + REMOTE_EVERY_MS);
        context.log.warn({ err: error, repository: repository.id }, "the head could not be followed");
      });
    }
  };
}

/**
 * Ends updates whose job is lost, so that no project stays locked. While a job
 * of the task waits or runs, the queue takes no other, so that it is left alone.
 */
export async function releaseStaleTasks(context: AppContext, olderThanSeconds = STALE_AFTER_SECONDS): Promise<void> {
  for (const { id, organizationId, projectId } of await staleTasks(context.db, BASE_COMMIT_UPDATE, olderThanSeconds)) {
    const [repository] = await repositoriesOfProject(context.db, organizationId, projectId);
    const data = { organizationId, projectId, repositoryId: repository?.id ?? "", taskId: id, sha: null };
    await context.queue.send(UPDATE_BASE_COMMIT, data, { key: id });
  }
}
