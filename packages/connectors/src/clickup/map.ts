import { z } from "zod";
import type { TrackerAttachment, TrackerComment, TrackerIssue, TrackerSource } from "../types/issue-tracker.ts";
import type { Comment, Named, Task } from "./schema.ts";
import { markdownOf } from "./text.ts";

const SourceId = z.string().regex(/^\d+\/\d+$/, "A list is named as workspace/list, by their numbers");

/** A list's id does not lead to its workspace, which webhooks need: so the source's id holds both. */
export function placeOf(sourceId: string): { teamId: number; listId: number } {
  const [teamId, listId] = SourceId.parse(sourceId).split("/").map(Number);
  return { teamId: teamId ?? 0, listId: listId ?? 0 };
}

/** `above`: workspace, space and, where there is one, folder. */
export function toSource(list: Named, above: readonly Named[]): TrackerSource {
  const teamId = above[0]?.id ?? "";
  return {
    id: `${teamId}/${list.id}`,
    name: list.name,
    group: above.map(({ name }) => name).join(" / "),
    url: `https://app.clickup.com/${teamId}/v/li/${list.id}`,
  };
}

export function toIssue(task: Task): TrackerIssue {
  return {
    id: task.id,
    key: task.custom_id ?? null,
    title: task.name,
    text: task.markdown_description ?? "",
    url: task.url,
    isOpen: task.status.type !== "closed" && task.status.type !== "done",
    createdAt: task.date_created,
    updatedAt: task.date_updated,
    labels: task.tags,
    comments: null,
    attachments: null,
    crash: null,
  };
}

export function toComment({ id, user, comment, comment_text, date }: Comment): TrackerComment {
  const text = comment === undefined || comment.length === 0 ? comment_text : markdownOf(comment);
  return { id, author: user?.username ?? null, text, createdAt: date };
}

export function toAttachment({ id, title, mimetype, size, url }: Task["attachments"][number]): TrackerAttachment {
  return { id, name: title ?? url.split("/").at(-1) ?? url, mimeType: mimetype ?? null, bytes: size ?? null, url };
}
