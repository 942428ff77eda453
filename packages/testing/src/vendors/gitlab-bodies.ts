import type { FakeComment, FakeIssue, FakeWebhook } from "./tracker-state.ts";

const GROUP = "acme/web";
const PAGES = "https://gitlab.com";
export const FIRST_PROJECT = 41_000_000;

export function userBody(username: string) {
  return { id: 7_000_001, username, name: username, state: "active" };
}

export function projectBody(number: number, name: string) {
  const path_with_namespace = `${GROUP}/${name}`;
  const namespace = { id: 90_001, name: "web", path: "web", kind: "group", full_path: GROUP };
  return {
    id: FIRST_PROJECT + number,
    name,
    path: name,
    path_with_namespace,
    web_url: `${PAGES}/${path_with_namespace}`,
    namespace,
  };
}

export function issueBody(issue: FakeIssue, project: string) {
  return {
    id: 150_000_000 + issue.number,
    iid: issue.number,
    project_id: FIRST_PROJECT + issue.source,
    title: issue.title,
    description: issue.text,
    state: issue.isOpen ? "opened" : "closed",
    created_at: issue.createdAt.toISOString(),
    updated_at: issue.updatedAt.toISOString(),
    labels: issue.labels,
    author: userBody("grace"),
    web_url: `${PAGES}/${GROUP}/${project}/-/issues/${issue.number}`,
  };
}

export function noteBody({ number, author, text, createdAt }: FakeComment, system = false) {
  const created_at = createdAt.toISOString();
  return { id: number, body: text, author: userBody(author), created_at, updated_at: created_at, system, noteable_type: "Issue" };
}

/** GitLab's own words stand between people's, as versions do that cannot leave them out. */
export function notesOf({ number, createdAt, comments }: FakeIssue) {
  const own = { number: 900_000_000 + number, author: "grace", text: "changed the description", createdAt };
  return [noteBody(own, true), ...comments.map((comment) => noteBody(comment))];
}

export function hookBody({ number, source, callbackUrl }: FakeWebhook) {
  return { id: number, url: callbackUrl, project_id: FIRST_PROJECT + source, issues_events: true, note_events: true };
}
