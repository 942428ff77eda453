import type { FakeComment, FakeIssue, FakeSource } from "../tracker-state.ts";
import { htmlOf } from "./html.ts";

const PAGES = "https://app.asana.com";
const FIRST_GID = 1_208_000_000_000_000;

/** Ids of one kind do not meet those of another. */
function gid(kind: number, number: number): string {
  return String(FIRST_GID + kind * 1_000_000 + number);
}

export const WORKSPACE = { gid: gid(0, 1), resource_type: "workspace", name: "acme" };
export const projectGid = (source: number) => gid(1, source);
export const taskGid = (number: number) => gid(2, number);
export const storyGid = (number: number) => gid(3, number);
export const webhookGid = (number: number) => gid(4, number);

export function projectBody({ number, name }: FakeSource) {
  return {
    gid: projectGid(number),
    resource_type: "project",
    name,
    permalink_url: `${PAGES}/1/${WORKSPACE.gid}/project/${projectGid(number)}`,
  };
}

export function taskBody(issue: FakeIssue) {
  return {
    gid: taskGid(issue.number),
    resource_type: "task",
    name: issue.title,
    notes: issue.text,
    html_notes: htmlOf(issue.text),
    completed: !issue.isOpen,
    created_at: issue.createdAt.toISOString(),
    modified_at: issue.updatedAt.toISOString(),
    permalink_url: `${PAGES}/1/${WORKSPACE.gid}/task/${taskGid(issue.number)}`,
    tags: issue.labels.map((name, index) => ({ gid: gid(5, index), resource_type: "tag", name })),
    projects: [{ gid: projectGid(issue.source), resource_type: "project" }],
  };
}

export function commentBody({ number, text, author, createdAt }: FakeComment, html = htmlOf(text)) {
  return {
    gid: storyGid(number),
    resource_type: "story",
    resource_subtype: "comment_added",
    created_at: createdAt.toISOString(),
    created_by: { gid: gid(6, author.length), resource_type: "user", name: author },
    text,
    html_text: html,
  };
}

/** What the task's own log has beside comments. */
export function systemStory(issue: FakeIssue) {
  const made = commentBody({
    number: 900_000 + issue.number,
    text: "ada added to shop",
    author: "ada",
    createdAt: issue.createdAt,
  });
  return { ...made, resource_subtype: "added_to_project" };
}

/** With the id and the fields that were asked for: lists are compact otherwise. */
export function compact<T extends { gid: string }>(body: T, fields: string | null): Partial<T> {
  const asked = new Set(["gid", "resource_type", ...(fields ?? "name").split(",").map((field) => field.split(".")[0])]);
  return Object.fromEntries(Object.entries(body).filter(([name]) => asked.has(name))) as Partial<T>;
}
