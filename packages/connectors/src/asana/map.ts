import type { TrackerAttachment, TrackerComment, TrackerIssue, TrackerSource } from "../types/issue-tracker.ts";
import type { File, Project, Story, Task } from "./schema.ts";
import { htmlTextToMarkdown } from "./text/html-text-to-markdown.ts";

export function toSource({ gid, name, permalink_url }: Project, workspace: string): TrackerSource {
  return { id: gid, name, group: workspace, url: permalink_url ?? null };
}

function textOf(html: string | null | undefined, plain: string | null | undefined): string {
  return html ? htmlTextToMarkdown(html) : (plain ?? "");
}

export function toIssue(task: Task): TrackerIssue {
  return {
    id: task.gid,
    // Asana numbers nothing.
    key: null,
    title: task.name,
    text: textOf(task.html_notes, task.notes),
    url: task.permalink_url ?? null,
    isOpen: !task.completed,
    createdAt: task.created_at,
    updatedAt: task.modified_at,
    labels: (task.tags ?? []).map(({ name }) => name),
    comments: null,
    attachments: null,
    crash: null,
  };
}

export function toComment({ gid, created_by, html_text, text, created_at }: Story): TrackerComment {
  return { id: gid, author: created_by?.name ?? null, text: textOf(html_text, text), createdAt: created_at };
}

/** Addresses for downloading live minutes: one that lasts is taken where there is one. */
export function toAttachment({ gid, name, size, permanent_url, view_url, download_url }: File): TrackerAttachment[] {
  const url = permanent_url ?? view_url ?? download_url;
  return url ? [{ id: gid, name, mimeType: null, bytes: size ?? null, url }] : [];
}
