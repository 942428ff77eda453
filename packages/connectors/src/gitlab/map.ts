import { z } from "zod";
import { filesOf } from "../text/attachment-links.ts";
import type { TrackerAttachment, TrackerComment, TrackerIssue, TrackerSource } from "../types/issue-tracker.ts";
import type { Issue, Note, Project } from "./schema.ts";

export function toSource({ id, name, namespace, web_url }: Project): TrackerSource {
  return { id: String(id), name, group: namespace?.full_path ?? null, url: web_url };
}

export function toIssue(issue: Issue): TrackerIssue {
  return {
    id: String(issue.iid),
    key: `#${issue.iid}`,
    title: issue.title,
    text: issue.description ?? "",
    url: issue.web_url,
    isOpen: issue.state !== "closed",
    createdAt: issue.created_at,
    updatedAt: issue.updated_at,
    labels: issue.labels,
    comments: null,
    attachments: null,
    crash: null,
  };
}

export function toComment({ id, author, body, created_at }: Note): TrackerComment {
  return { id: String(id), author: author?.username ?? null, text: body, createdAt: created_at };
}

const Numeral = z.string().regex(/^\d+$/, "GitLab names projects, issues and webhooks by numbers");

/** Throws for an id that is no number: nothing else may get into a path. */
export function numberOf(id: string): number {
  return Number(Numeral.parse(id));
}

const UPLOAD = /\/uploads\/([0-9a-f]{32})\/([^/?#]+)$/;

/** Files that were dropped into texts of an issue, at the addresses where a token reads them. */
export function uploadsOf(markdown: string, issueUrl: string, projectUrl: string): TrackerAttachment[] {
  const { origin } = new URL(issueUrl);
  const files = filesOf(markdown, (href) => {
    const isOwn = href.startsWith("/") ? !href.startsWith("//") : URL.parse(href)?.origin === origin;
    const [, secret, file] = (isOwn && UPLOAD.exec(href)) || [];
    return secret && file ? `${secret}/${file}` : null;
  });
  return files.map((file) => ({ ...file, url: `${projectUrl}/uploads/${file.id}` }));
}
