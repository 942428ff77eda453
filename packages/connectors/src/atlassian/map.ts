import type { TrackerAttachment, TrackerComment, TrackerIssue, TrackerSource } from "../types/issue-tracker.ts";
import type { Comment, File, Issue, Project } from "./schema.ts";
import { adfToMarkdown } from "./text/adf-to-markdown.ts";

export function toSource({ id, key, name }: Project, site: string | null, pagesUrl: string): TrackerSource {
  return { id, name, group: site ?? new URL(pagesUrl).host, url: `${pagesUrl}/browse/${key}` };
}

export function toIssue({ id, key, fields }: Issue, pagesUrl: string): TrackerIssue {
  return {
    id,
    key,
    title: fields.summary,
    text: adfToMarkdown(fields.description),
    url: `${pagesUrl}/browse/${key}`,
    isOpen: fields.status.statusCategory.key !== "done",
    createdAt: fields.created,
    updatedAt: fields.updated,
    labels: fields.labels ?? [],
    comments: null,
    attachments: null,
    crash: null,
  };
}

export function toComment({ id, author, body, created }: Comment): TrackerComment {
  return { id, author: author?.displayName ?? null, text: adfToMarkdown(body), createdAt: created };
}

export function toAttachment({ id, filename, mimeType, size, content }: File): TrackerAttachment {
  return { id, name: filename, mimeType: mimeType ?? null, bytes: size ?? null, url: content };
}
