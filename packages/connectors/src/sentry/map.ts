import { z } from "zod";
import type { TrackerComment, TrackerIssue, TrackerSource } from "../types/issue-tracker.ts";
import { toCrash } from "./crash.ts";
import type { Comment, Event, Issue, Organization, Project } from "./schema.ts";
import { textOf } from "./text.ts";

/** `organization/number`: a project's number outlives its name, and the list of issues wants it. */
const SourceId = z.string().regex(/^[^/\s]+\/\d+$/, "A project is named as organization/number");

export function placeOf(sourceId: string): { organization: string; project: string } {
  const [organization = "", project = ""] = SourceId.parse(sourceId).split("/");
  return { organization, project };
}

export function toSource({ id, slug, name }: Project, organization: Organization, url: string): TrackerSource {
  return {
    id: `${organization.slug}/${id}`,
    name,
    group: organization.name,
    url: `${url}/organizations/${organization.slug}/projects/${slug}/`,
  };
}

/** `event`: the issue's latest one; null where it was not read or there is none (any more). */
export function toIssue(issue: Issue, event: Event | null = null): TrackerIssue {
  return {
    id: issue.id,
    key: issue.shortId ?? null,
    title: issue.title,
    text: textOf(issue, event),
    url: issue.permalink ?? null,
    isOpen: issue.status === "unresolved",
    createdAt: issue.firstSeen,
    updatedAt: issue.lastSeen,
    labels: [issue.level],
    comments: null,
    attachments: null,
    crash: event === null ? null : toCrash(event),
  };
}

export function toComment({ id, user, sentry_app, data, dateCreated }: Comment): TrackerComment {
  const author = user?.name || user?.username || sentry_app?.name || null;
  return { id, author, text: data.text ?? "", createdAt: dateCreated };
}
