import type { Commit, PullRequestStatus } from "@fixpoint/contracts";
import { coAuthorsOf } from "../../text/co-authors.ts";
import type { Check, HostPullRequest, HostRepository, ReviewNote } from "../../types/code-host.ts";
import type { CommitStatus, Discussion, HostedCommit, HostedProject, MergeRequest, ReviewedNote } from "./schema.ts";

/** Whom GitLab names where an account was deleted. */
export const GHOST = "ghost";

/** Git's address is the instance's own: the one that an administrator has shown instead may be another host's. */
export function toRepository(project: HostedProject, instance: string): HostRepository {
  const { id, path_with_namespace, web_url, default_branch, empty_repo } = project;
  return {
    id: String(id),
    name: path_with_namespace,
    url: `${instance}/${path_with_namespace}.git`,
    htmlUrl: web_url,
    // The name of a branch that is not there yet is told for empty repositories too.
    defaultBranch: empty_repo === true ? null : (default_branch ?? null),
  };
}

export function toCommit(commit: HostedCommit, avatarUrl: string | null): Commit {
  return {
    sha: commit.id,
    htmlUrl: commit.web_url,
    message: commit.message,
    author: { username: commit.author_name, avatarUrl },
    committer: { date: commit.committed_date },
    coAuthors: coAuthorsOf(commit.message),
  };
}

/** From a branch of the project: a fork may have one of the same name. */
export function isOwn({ source_project_id, target_project_id }: MergeRequest): boolean {
  return source_project_id === target_project_id;
}

/** "locked" lasts while it is being merged, and may end as "opened" again. */
function statusOf({ state, draft }: MergeRequest): PullRequestStatus {
  if (state === "merged") return "MERGED";
  if (state === "closed") return "CLOSED";
  return draft ? "DRAFT" : "OPEN";
}

/** GitLab says "no conflict" until it has looked: https://docs.gitlab.com/api/merge_requests/#response */
function hasConflict({ has_conflicts, merge_status, detailed_merge_status }: MergeRequest): boolean | null {
  if (has_conflicts === true || detailed_merge_status === "conflict") return true;
  return merge_status === "can_be_merged" ? false : null;
}

export function toPullRequest(mergeRequest: MergeRequest): HostPullRequest {
  const { iid, web_url, source_branch, target_branch, sha } = mergeRequest;
  return {
    number: iid,
    htmlUrl: web_url,
    status: statusOf(mergeRequest),
    branch: source_branch,
    baseBranch: target_branch,
    headSha: sha,
    hasConflict: hasConflict(mergeRequest),
  };
}

/**
 * What may fail, and what waits for a person's click and holds up nothing, passes as it does for GitLab's pipeline. What
 * was cancelled ended without a word on the commit.
 */
function stateOf({ status, allow_failure }: CommitStatus): Check["state"] {
  if (status === "success" || status === "skipped") return "passed";
  if (status === "failed") return allow_failure === true ? "passed" : "failed";
  return status === "manual" && allow_failure === true ? "passed" : "pending";
}

/** All that is told of a job without its log. */
export function statusToCheck(status: CommitStatus): Check {
  const { name, target_url, description } = status;
  return { name, state: stateOf(status), url: target_url ?? null, summary: description ?? "" };
}

/** Each pipeline of a commit tells of its own jobs: the newest of each name counts. */
export function newestOfEachName(statuses: readonly CommitStatus[]): CommitStatus[] {
  const oldestFirst = statuses.toSorted((one, other) => one.id - other.id);
  return [...new Map(oldestFirst.map((status) => [status.name, status])).values()];
}

/** A line that was taken out has a number in the old file alone. */
function placeOf({ position }: ReviewedNote): ReviewNote["place"] {
  const isGone = position?.new_line == null;
  const path = isGone ? (position?.old_path ?? position?.new_path) : position.new_path;
  const line = isGone ? position?.old_line : position.new_line;
  return path == null || line == null ? null : { path, line };
}

/** What people wrote; GitLab's own notes tell what was done, and answer nothing. */
export function toNotes(
  { id, individual_note, notes }: Discussion,
  judge: { isTrusted(username: string): boolean; isBot(username: string): boolean },
): ReviewNote[] {
  return notes
    .filter(({ system }) => !system)
    .map((note) => {
      const author = note.author?.username ?? GHOST;
      return {
        id: String(note.id),
        threadId: individual_note ? null : id,
        author,
        isTrusted: judge.isTrusted(author),
        isBot: judge.isBot(author),
        text: note.body,
        place: placeOf(note),
        createdAt: note.created_at,
      };
    });
}
