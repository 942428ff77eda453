import { GHOST, isOwn } from "./map.ts";
import type { HostedCommit, HostedProject, MergeRequest, Person, ReviewedNote } from "./schema.ts";

/**
 * Notes do not say what kind of account wrote them: tokens of projects and groups, service accounts and GitLab's own
 * helpers are known by the names that GitLab gives them, others where they call themselves a bot.
 * https://docs.gitlab.com/administration/internal_users/
 */
const BOT = /^(?:project|group)_\d+_bot|^service_account_|^GitLabDuo$|-bot\d*$/i;
/** GitLab's words for a push, in the name of who pushed; GitLab translates none of these. */
const PUSHED = /^added \d+ commits?\b/;

export function isBot(username: string): boolean {
  return BOT.test(username);
}

/** https://docs.gitlab.com/user/project/settings/#configure-project-features-and-permissions: "private" is "only members". */
function isForMembers({ visibility, merge_requests_access_level }: HostedProject): boolean {
  return visibility === "private" || merge_requests_access_level === "private";
}

function writersOf(mergeRequest: MergeRequest, notes: readonly ReviewedNote[]): Set<string> {
  const { author, assignees, reviewers, merge_user } = mergeRequest;
  const pushed = notes.filter(({ system, body }) => system && PUSHED.test(body)).map((note) => note.author);
  // Who pushed to a fork's branch may write to the fork.
  const ofBranch = isOwn(mergeRequest) ? [author, ...pushed] : [];
  const people = [...ofBranch, ...assignees, ...reviewers, merge_user];
  return new Set(people.flatMap((person) => (person ? [person.username] : [])));
}

/**
 * Who may write, as far as can be known: a note does not tell its author's role, and no call that we have lists a
 * project's members. Where members alone see merge requests, whoever writes there was let in by an owner; that some of
 * them may only comment cannot be told. Elsewhere anybody may write a note — anybody of the instance, where the project
 * is internal — and those are taken whom the merge request itself names: who made it from a branch of the project,
 * pushed to it, merged it, or was chosen to look after it by somebody who may.
 */
export function judgeWriters(
  project: HostedProject,
  mergeRequest: MergeRequest,
  notes: readonly ReviewedNote[],
): (username: string) => boolean {
  if (isForMembers(project)) return (username) => username !== GHOST;
  const writers = writersOf(mergeRequest, notes);
  return (username) => writers.has(username);
}

/**
 * GitLab names no account beside a commit, and a commit's name and address are whatever its author wrote there. Who made
 * a merge request from a branch of the project is an account that may write: it is theirs where name or address agree.
 */
export function accountOf({ author_name, author_email }: HostedCommit, broughtBy: readonly MergeRequest[]): string | null {
  const isTheirs = ({ name, public_email }: Person) =>
    name === author_name || public_email?.toLowerCase() === author_email.toLowerCase();
  const people = broughtBy.filter(isOwn).flatMap(({ author }) => (author ? [author] : []));
  const found = people.find((person) => isTheirs(person) && !isBot(person.username));
  return found?.username ?? null;
}
