import { z } from "zod";
import type { TrackerComment, TrackerIssue, TrackerSource } from "../types/issue-tracker.ts";
import type { Comment, Issue, Repository } from "./schema.ts";

export function toSource(repository: Repository): TrackerSource {
  const { full_name, name, owner, html_url } = repository;
  return { id: full_name, name, group: owner.login, url: html_url };
}

export function isPullRequest(issue: { pull_request?: unknown }): boolean {
  return issue.pull_request != null;
}

export function toIssue(issue: Issue): TrackerIssue {
  return {
    id: String(issue.number),
    key: `#${issue.number}`,
    title: issue.title,
    text: issue.body ?? "",
    url: issue.html_url,
    isOpen: issue.state === "open",
    createdAt: issue.created_at,
    updatedAt: issue.updated_at,
    labels: issue.labels.map((label) => (typeof label === "string" ? label : (label.name ?? ""))).filter((name) => name !== ""),
    comments: null,
    attachments: null,
    crash: null,
  };
}

export function toComment(comment: Comment): TrackerComment {
  const { id, user, body, created_at } = comment;
  return { id: String(id), author: user?.login ?? null, text: body ?? "", createdAt: created_at };
}

const SourceId = z.string().regex(/^[^/\s]+\/[^/\s]+$/, "A repository is named as owner/name");

export function placeOf(sourceId: string): { owner: string; repo: string } {
  const [owner = "", repo = ""] = SourceId.parse(sourceId).split("/");
  return { owner, repo };
}
