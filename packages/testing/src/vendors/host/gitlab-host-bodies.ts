import type { FakeCheck, FakeNote, FakePull, HostState } from "./host-state.ts";

const FORK = 42_900_001;

function accountBody(username: string) {
  const name = username.replace(/^./, (letter) => letter.toUpperCase());
  return { id: 7_000_001, username, name, state: "active", public_email: "", locked: false };
}

export function projectBody(project: { id: number; name: string; origin: string; visibility: string }) {
  const { id, name, origin, visibility } = project;
  const [group = "", path = ""] = name.split("/");
  return {
    id,
    name: path,
    path,
    path_with_namespace: name,
    web_url: `${origin}/${name}`,
    // As an administrator may have it shown.
    http_url_to_repo: `https://git.acme.test/${name}.git`,
    namespace: { id: 90_002, name: group, path: group, kind: "group", full_path: group },
    default_branch: "main",
    empty_repo: false,
    archived: false,
    visibility,
    merge_requests_access_level: "enabled",
  };
}

/** null where the revision is not there. */
export async function commitBody(host: HostState, name: string, revision: string, origin: string) {
  const format = "--format=%H%x00%an%x00%ae%x00%cI%x00%B";
  const said = await host.git.git(name, "log", "-1", format, revision, "--").catch(() => null);
  if (said === null) return null;
  const [id = "", author_name = "", author_email = "", committed_date = "", message = ""] = said.split("\0");
  return { id, author_name, author_email, committed_date, message, web_url: `${origin}/${name}/-/commit/${id}` };
}

/** A list does not look for conflicts; what is not looked at yet is said to have none. */
export async function mergeRequestBody(
  host: HostState,
  pull: FakePull,
  about: { project: number; origin: string; author: string; isWhole: boolean },
) {
  const isLookedAt = about.isWhole && pull.state === "open";
  const hasConflict = isLookedAt && (await host.hasConflict(pull));
  return {
    id: 260_000_000 + pull.number,
    iid: pull.number,
    project_id: about.project,
    title: pull.isDraft ? `Draft: ${pull.title}` : pull.title,
    description: pull.body,
    state: pull.state === "open" ? "opened" : pull.state,
    draft: pull.isDraft,
    created_at: pull.createdAt.toISOString(),
    web_url: `${about.origin}/${pull.repository}/-/merge_requests/${pull.number}`,
    source_branch: pull.branch,
    target_branch: pull.base,
    source_project_id: pull.isFromFork ? FORK : about.project,
    target_project_id: about.project,
    sha: await host.headOf(pull),
    merge_status: { true: hasConflict ? "cannot_be_merged" : "can_be_merged", false: "unchecked" }[`${isLookedAt}`],
    has_conflicts: hasConflict,
    author: accountBody(about.author),
    assignees: [],
    reviewers: pull.reviewers.map(accountBody),
    labels: pull.labels,
    merge_user: pull.state === "merged" ? accountBody("grace") : null,
  };
}

/** An earlier pipeline of the same commit told of the same jobs. */
export function statusesOf(checks: readonly FakeCheck[], sha: string) {
  const body = ({ name }: FakeCheck, id: number) => ({ id, sha, ref: "main", name, allow_failure: false, target_url: null });
  const earlier = checks.map((check, index) => ({ ...body(check, 1 + index), status: "canceled", description: null }));
  const last = checks.map((check, index) => {
    const status = { pending: "running", passed: "success", failed: "failed" }[check.state];
    return { ...body(check, 1_000_000 + index), status, description: check.summary || null };
  });
  return [...last, ...earlier];
}

/** GitLab's ids of discussions are sums of forty digits. */
function discussionId(number: number): string {
  return number.toString(16).padStart(40, "0");
}

export function discussionNumber(id: string): number {
  return Number.parseInt(id, 16);
}

export function noteBody({ number, author, text, place, createdAt }: FakeNote, system = false) {
  const position = place && {
    position_type: "text",
    new_path: place.path,
    old_path: place.path,
    new_line: place.line,
    old_line: null,
  };
  return {
    id: number,
    type: place ? "DiffNote" : null,
    body: text,
    author: accountBody(author),
    created_at: createdAt.toISOString(),
    system,
    noteable_type: "MergeRequest",
    ...(position ? { position } : {}),
  };
}

/** GitLab's own notes stand between people's. */
export function discussionsOf({ number, notes, createdAt }: FakePull) {
  const own: FakeNote = {
    number,
    thread: null,
    author: "ada",
    text: "changed the description",
    place: null,
    isTrusted: true,
    createdAt,
  };
  const threads = Map.groupBy(notes, (note) => note.thread ?? -note.number);
  const discussions = [...threads.values()].map((thread) => ({
    id: discussionId(thread[0]?.thread ?? thread[0]?.number ?? 0),
    individual_note: thread[0]?.thread === null,
    notes: thread.map((note) => noteBody(note)),
  }));
  return [{ id: discussionId(number), individual_note: true, notes: [noteBody(own, true)] }, ...discussions];
}
