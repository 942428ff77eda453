import type { Commit, PullRequestStatus } from "@fixpoint/contracts";
import { coAuthorsOf } from "../../text/co-authors.ts";
import type { Check, HostPullRequest, HostRepository, ReviewNote } from "../../types/code-host.ts";
import type { Account, Comment, HostedCommit, HostedRepository, Pull, Status } from "./schema.ts";

/** `origin`: of the pages. The links for git in the answers hold the name of an account. */
export function toRepository({ uuid, full_name, mainbranch }: HostedRepository, origin: string): HostRepository {
  const htmlUrl = `${origin}/${full_name}`;
  return { id: uuid, name: full_name, url: `${htmlUrl}.git`, htmlUrl, defaultBranch: mainbranch?.name ?? null };
}

/** Nicknames are shown, but several people may have the same one. */
function nameOf(account: Account | null | undefined): string | null {
  return account?.nickname ?? account?.display_name ?? null;
}

export function isBot({ type }: Account): boolean {
  return type === "app_user";
}

/** The account's UUID, by which a review is asked for without looking people up. */
export function accountOf({ author }: HostedCommit): string | null {
  return author?.user && !isBot(author.user) ? (author.user.uuid ?? null) : null;
}

export function toCommit({ hash, message, date, author }: HostedCommit, pages: string): Commit {
  const text = message ?? "";
  const [name = ""] = (author?.raw ?? "").split("<");
  return {
    sha: hash,
    htmlUrl: `${pages}/commits/${hash}`,
    message: text.trim(),
    author: { username: nameOf(author?.user) ?? name.trim(), avatarUrl: author?.user?.links?.avatar?.href ?? null },
    committer: { date: date ?? new Date(0).toISOString() },
    coAuthors: coAuthorsOf(text),
  };
}

/** A draft that was declined is still marked as one, and a draft that is open has the state of any other. */
function statusOf({ state, draft }: Pull): PullRequestStatus {
  if (state === "MERGED") return "MERGED";
  if (state === "DECLINED" || state === "SUPERSEDED") return "CLOSED";
  return draft === true || state === "DRAFT" ? "DRAFT" : "OPEN";
}

/** Whether it can be merged is not told. */
export function toPullRequest(pull: Pull, headSha: string, pages: string): HostPullRequest {
  return {
    number: pull.id,
    htmlUrl: `${pages}/pull-requests/${pull.id}`,
    status: statusOf(pull),
    branch: pull.source.branch?.name ?? "",
    baseBranch: pull.destination.branch?.name ?? "",
    headSha,
    hasConflict: null,
  };
}

/** Of a branch of the repository itself: in a fork, anybody may call a branch as ours is called. */
export function isFromItself({ source, destination }: Pull): boolean {
  return source.repository != null && source.repository.full_name === destination.repository?.full_name;
}

/** One that was stopped ended without a word on the commit. */
const STATES: Record<string, Check["state"]> = { SUCCESSFUL: "passed", INPROGRESS: "pending", STOPPED: "pending" };

/** They are told apart by key, but several services may have one name for theirs: the newest counts. */
export function toChecks(statuses: readonly Status[]): Check[] {
  const oldestFirst = [...statuses].sort((one, other) => (one.updated_on ?? "").localeCompare(other.updated_on ?? ""));
  const newest = new Map(oldestFirst.map((status) => [status.name || status.key, status]));
  return [...newest].map(([name, { state, url, description }]) => ({
    name,
    state: STATES[state] ?? "failed",
    url: url ?? null,
    summary: description ?? "",
  }));
}

/** The first comment of a comment's thread; what is answered was there before. */
function rootOf(comment: Comment, all: ReadonlyMap<number, Comment>): Comment {
  const parent = comment.parent ? all.get(comment.parent.id) : undefined;
  return parent && parent.id < comment.id ? rootOf(parent, all) : comment;
}

function placeOf({ inline }: Comment): ReviewNote["place"] {
  if (inline == null) return null;
  const { path, to, from, start_to, start_from } = inline;
  const line = to ?? from;
  if (line == null) return null;
  const startLine = to == null ? start_from : start_to;
  return { path, line, ...(startLine == null ? {} : { startLine }) };
}

/** `trusted`: UUIDs. Every comment begins a thread, and deleted ones stay where others answered them. */
export function toNotes(comments: readonly Comment[], trusted: ReadonlySet<string>): ReviewNote[] {
  const all = new Map(comments.map((comment) => [comment.id, comment]));
  const written = comments.filter(({ deleted, pending }) => deleted !== true && pending !== true);
  const notes = written.map((comment) => {
    const { id, user, content, created_on } = comment;
    const root = rootOf(comment, all);
    return {
      id: String(id),
      threadId: String(root.id),
      author: nameOf(user) ?? "unknown",
      isTrusted: user?.uuid != null && trusted.has(user.uuid),
      isBot: user != null && isBot(user),
      text: content?.raw ?? "",
      place: placeOf(root),
      createdAt: created_on,
    };
  });
  return notes.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
