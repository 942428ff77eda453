import type { Commit, PullRequestStatus } from "@fixpoint/contracts";
import { coAuthorsOf } from "../../text/co-authors.ts";
import type { Check, HostPullRequest, HostRepository, ReviewNote } from "../../types/code-host.ts";
import type { AnyNote, CheckRun, HostedCommit, HostedRepository, Pull, Review, ReviewComment, Status } from "./schema.ts";

/** https://docs.github.com/en/graphql/reference/enums#commentauthorassociation */
const MAY_WRITE = new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
const GREEN = new Set(["success", "neutral", "skipped"]);
/** Ended without a word on the commit: somebody stopped it, or it never began. */
const SAYS_NOTHING = new Set(["cancelled", "stale"]);

export function toRepository(repository: HostedRepository): HostRepository {
  const { full_name, clone_url, html_url, default_branch, size, archived, permissions } = repository;
  return {
    id: full_name,
    name: full_name,
    url: clone_url,
    htmlUrl: html_url,
    // The name of a branch that is not there yet is told for empty repositories too.
    defaultBranch: size === 0 ? null : default_branch,
    isReadOnly: archived === true || permissions?.push === false,
  };
}

export function loginOf({ author }: HostedCommit): string | null {
  return author && "login" in author && author.type !== "Bot" ? author.login : null;
}

export function toCommit(hosted: HostedCommit): Commit {
  const { sha, html_url, commit, author } = hosted;
  const account = author && "login" in author ? author : null;
  return {
    sha,
    htmlUrl: html_url,
    message: commit.message,
    author: { username: account?.login ?? commit.author?.name ?? "", avatarUrl: account?.avatar_url ?? null },
    committer: { date: commit.committer?.date ?? new Date(0).toISOString() },
    coAuthors: coAuthorsOf(commit.message),
  };
}

function statusOf({ state, draft, merged_at }: Pull): PullRequestStatus {
  if (merged_at != null) return "MERGED";
  if (state === "closed") return "CLOSED";
  return draft ? "DRAFT" : "OPEN";
}

export function toPullRequest(pull: Pull): HostPullRequest {
  const { number, html_url, head, base, mergeable } = pull;
  return {
    number,
    htmlUrl: html_url,
    status: statusOf(pull),
    branch: head.ref,
    baseBranch: base.ref,
    headSha: head.sha,
    hasConflict: mergeable == null ? null : !mergeable,
  };
}

function stateOfRun({ status, conclusion }: CheckRun): Check["state"] {
  if (status !== "completed" || conclusion === null || SAYS_NOTHING.has(conclusion)) return "pending";
  return GREEN.has(conclusion) ? "passed" : "failed";
}

export function runToCheck(run: CheckRun): Check {
  const { title, summary, text } = run.output;
  const said = [title, summary, text].filter((part) => part !== null && part !== "").join("\n\n");
  return { name: run.name, state: stateOfRun(run), url: run.html_url, summary: said };
}

export function statusToCheck({ context, state, target_url, description }: Status): Check {
  const states = { success: "passed", pending: "pending" } as Record<string, Check["state"]>;
  return { name: context, state: states[state] ?? "failed", url: target_url ?? null, summary: description ?? "" };
}

/** Ids of the three lists are counted apart. */
function note(kind: string, { id, user, body, author_association }: Omit<AnyNote, "created_at">) {
  return {
    id: `${kind}:${id}`,
    author: user?.login ?? "ghost",
    isTrusted: MAY_WRITE.has(author_association ?? ""),
    isBot: user?.type === "Bot",
    text: body ?? "",
  };
}

export function commentToNote(comment: AnyNote): ReviewNote {
  return { ...note("comment", comment), threadId: null, place: null, createdAt: comment.created_at };
}

/** null: it is not sent yet, or it says nothing beside its comments. */
export function reviewToNote(review: Review): ReviewNote | null {
  if (review.submitted_at === undefined || !review.body) return null;
  return { ...note("review", review), threadId: null, place: null, createdAt: review.submitted_at };
}

export function reviewCommentToNote(comment: ReviewComment): ReviewNote {
  const { id, in_reply_to_id, path, line, original_line, start_line, created_at } = comment;
  const at = line ?? original_line ?? null;
  return {
    ...note("line", comment),
    threadId: String(in_reply_to_id ?? id),
    place: at === null ? null : { path, line: at, ...(start_line == null ? {} : { startLine: start_line }) },
    createdAt: created_at,
  };
}
