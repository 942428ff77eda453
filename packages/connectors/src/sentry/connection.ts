import { z } from "zod";
import { readAnswer } from "../http/answer.ts";
import { isVendorError } from "../http/vendor-error.ts";
import type { Identity, VendorAccess } from "../types/access.ts";
import type { TrackerComment, TrackerConnection, TrackerIssue } from "../types/issue-tracker.ts";
import { missingScopes } from "./auth.ts";
import { createClient, NAME, organizations, type Api, type SentryClient } from "./client.ts";
import { placeOf, toComment, toIssue, toSource } from "./map.ts";
import { readByCursor } from "./pages.ts";
import { Comment, Event, Issue, Project, type Organization } from "./schema.ts";

const PER_PAGE = 100;
const ISSUE = "/api/0/organizations/{organization_id_or_slug}/issues/{issue_id}/";

const noneIfGone = (error: unknown): null => {
  if (isVendorError(error, "not_at_vendor")) return null;
  throw error;
};

async function identify({ root }: SentryClient): Promise<Identity> {
  const all = (await Array.fromAsync(organizations(root))).flat();
  const told = all.flatMap(({ access }) => (access === undefined ? [] : [access]));
  const scopes = told.length === 0 ? null : [...new Set(told.flat())].sort();
  const account = all.map(({ name }) => name).join(", ") || "an account without organizations";
  return { account, scopes, missingScopes: scopes === null ? [] : missingScopes(scopes) };
}

function projects(api: Api, { slug }: Organization): AsyncGenerator<Project[]> {
  return readByCursor(async (cursor) => {
    const { data, response } = await api.GET("/api/0/organizations/{organization_id_or_slug}/projects/", {
      params: { path: { organization_id_or_slug: slug }, query: { cursor } },
    });
    return { items: readAnswer(NAME, z.array(Project), data), response };
  });
}

/**
 * By the moment when an issue was first seen: the order of the last events would move issues between pages while they are read.
 * A change is a new event. What else happens to an issue, its resolution above all, no query finds: webhooks tell of it.
 */
function issues(api: Api, sourceId: string, since: Date | null): AsyncGenerator<Issue[]> {
  const { organization, project } = placeOf(sourceId);
  const query = since === null ? "is:unresolved" : `lastSeen:>=${since.toISOString()}`;
  return readByCursor(async (cursor) => {
    const { data, response } = await api.GET("/api/0/organizations/{organization_id_or_slug}/issues/", {
      params: {
        path: { organization_id_or_slug: organization },
        query: { project: [project], query, sort: "new", limit: PER_PAGE, collapse: ["stats"], cursor },
      },
    });
    return { items: readAnswer(NAME, z.array(Issue), data), response };
  });
}

async function commentsOf(api: Api, path: { organization_id_or_slug: string; issue_id: string }): Promise<TrackerComment[]> {
  const pages = readByCursor(async (cursor) => {
    const { data, response } = await api.GET(`${ISSUE}comments/`, { params: { path, query: { cursor } } });
    return { items: readAnswer(NAME, z.array(Comment), data), response };
  });
  return (await Array.fromAsync(pages)).flat().map(toComment).reverse();
}

async function readIssue(api: Api, sourceId: string, issueId: string): Promise<TrackerIssue | null> {
  const { organization, project } = placeOf(sourceId);
  const path = { organization_id_or_slug: organization, issue_id: issueId };
  const answer = await api.GET(ISSUE, { params: { path, query: { collapse: ["stats"] } } }).catch(noneIfGone);
  if (answer === null) return null;
  const issue = readAnswer(NAME, Issue, answer.data);
  // An issue is the organization's: a webhook that names no project is asked for in each.
  if (issue.project.id !== project) return null;
  const latest = await api
    .GET(`${ISSUE}events/{event_id}/`, { params: { path: { ...path, event_id: "latest" } } })
    .catch(noneIfGone);
  const event = latest && readAnswer(NAME, Event, latest.data);
  // Files are of an event, for those who pay for it; an issue has none.
  return { ...toIssue(issue, event), comments: await commentsOf(api, path), attachments: [] };
}

async function comment(api: Api, sourceId: string, issueId: string, markdown: string): Promise<TrackerComment> {
  const path = { organization_id_or_slug: placeOf(sourceId).organization, issue_id: issueId };
  try {
    const { data } = await api.POST(`${ISSUE}comments/`, { params: { path }, body: { text: markdown } });
    return toComment(readAnswer(NAME, Comment, data));
  } catch (error) {
    if (!isVendorError(error, "vendor_refused")) throw error;
    // The same words within an hour are refused: then they arrived before, and their answer was lost.
    const present = (await commentsOf(api, path)).findLast(({ text }) => text.trim() === markdown.trim());
    if (present === undefined) throw error;
    return present;
  }
}

export function connect(access: VendorAccess): TrackerConnection {
  const client = createClient(access);
  const { installationId } = access.credentials;
  const apiOf = (sourceId: string) => client.apiOf(placeOf(sourceId).organization);
  return {
    identify: () => identify(client),
    async *sources() {
      for await (const page of organizations(client.root))
        for (const organization of page)
          for await (const found of projects(await client.apiOf(organization.slug), organization))
            yield found.map((project) => toSource(project, organization, client.url));
    },
    async *issues(sourceId, since) {
      for await (const page of issues(await apiOf(sourceId), sourceId, since)) yield page.map((issue) => toIssue(issue));
    },
    issue: async (sourceId, issueId) => readIssue(await apiOf(sourceId), sourceId, issueId),
    comment: async (sourceId, issueId, markdown) => comment(await apiOf(sourceId), sourceId, issueId, markdown),
    async link(sourceId, issueId, page) {
      // Each installation has one link on an issue: the next takes its place.
      if (installationId === undefined) return;
      const api = await apiOf(sourceId);
      await api.POST("/api/0/sentry-app-installations/{uuid}/external-issues/", {
        params: { path: { uuid: installationId } },
        body: { issueId: Number(issueId), webUrl: page.url, project: "Fixpoint", identifier: page.title },
      });
    },
    // Webhooks are set up once, on the integration.
    watch: async () => null,
    renew: async () => null,
    async unwatch() {},
  };
}
