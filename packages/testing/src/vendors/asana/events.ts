import type { FakeEventKind } from "../tracker-fake.ts";
import type { FakeIssue } from "../tracker-state.ts";
import { projectGid, storyGid, taskGid } from "./bodies.ts";

/** What is told of a change. `id` is in no event of Asana's: here it makes the time, which tells events apart. */
export function eventsOf(kind: FakeEventKind, issue: FakeIssue, id: string) {
  const task = { gid: taskGid(issue.number), resource_type: "task", resource_subtype: "default_task" };
  const offset = Buffer.from(id).reduce((sum, byte) => sum * 7 + byte, 0) % 100_000;
  const common = { user: null, created_at: new Date(issue.updatedAt.getTime() + offset).toISOString() };
  if (kind === "commented") {
    const number = issue.comments.at(-1)?.number ?? 0;
    const story = { gid: storyGid(number), resource_type: "story", resource_subtype: "comment_added" };
    return [{ ...common, action: "added", resource: story, parent: task }];
  }
  if (kind === "opened") {
    const parent = { gid: projectGid(issue.source), resource_type: "project" };
    return [{ ...common, action: "added", resource: task, parent }];
  }
  const field = kind === "closed" ? "completed" : "notes";
  return [{ ...common, action: "changed", resource: task, parent: null, change: { field, action: "changed" } }];
}
