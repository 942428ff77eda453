import { z } from "zod";
import { readAnswer } from "../http/answer.ts";
import { present } from "../http/present.ts";
import { isVendorError } from "../http/vendor-error.ts";
import { readPages } from "../paging/read-pages.ts";
import { walkByUpdate } from "../paging/walk-by-update.ts";
import type { Identity, VendorAccess, VendorCredentials } from "../types/access.ts";
import type { RegisteredWebhook, TrackerComment, TrackerConnection, TrackerIssue } from "../types/issue-tracker.ts";
import { TOKEN_SCOPES } from "./auth.ts";
import { createClient, instanceOf, NAME, type GitlabApi } from "./client.ts";
import { numberOf, toComment, toIssue, toSource, uploadsOf } from "./map.ts";
import { walkProjects } from "./projects.ts";
import { Hook, Issue, Note, PersonalToken, Project, User } from "./schema.ts";
import { withoutQuickActions } from "./text.ts";

const PER_PAGE = 100;
/** Of issues, and of what happens to merge requests: one webhook serves both. */
const EVENTS = {
  issues_events: true,
  confidential_issues_events: true,
  note_events: true,
  confidential_note_events: true,
  merge_requests_events: true,
  pipeline_events: true,
  push_events: true,
};

/** null for OAuth tokens: GitLab tells the scopes of the others only. */
async function scopesOf(api: GitlabApi, { refreshToken }: VendorCredentials): Promise<string[] | null> {
  if (refreshToken !== undefined) return null;
  try {
    const { data } = await api.GET("/api/v4/personal_access_tokens/self");
    return readAnswer(NAME, PersonalToken, data).scopes;
  } catch (error) {
    // The token is good, or the call before had failed.
    if (isVendorError(error) && error.status !== null && error.status < 500) return null;
    throw error;
  }
}

async function identify(api: GitlabApi, credentials: VendorCredentials): Promise<Identity> {
  const { data } = await api.GET("/api/v4/user");
  const { username } = readAnswer(NAME, User, data);
  const scopes = await scopesOf(api, credentials);
  return { account: username, scopes, missingScopes: TOKEN_SCOPES.filter((scope) => scopes && !scopes.includes(scope)) };
}

function issues(api: GitlabApi, sourceId: string, since: Date | null): AsyncGenerator<Issue[]> {
  const path = { id: String(numberOf(sourceId)) };
  const order = { order_by: "updated_at", sort: "asc", per_page: PER_PAGE, state: since ? "all" : "opened" } as const;
  return walkByUpdate({
    since,
    pageSize: PER_PAGE,
    idOf: (issue) => String(issue.iid),
    updatedAtOf: (issue) => issue.updated_at,
    async page(from, page) {
      const query = { ...order, page, ...(from === null ? {} : { updated_after: from.toISOString() }) };
      const { data } = await api.GET("/api/v4/projects/{id}/issues", { params: { path, query } });
      return readAnswer(NAME, z.array(Issue), data);
    },
  });
}

async function commentsOf(api: GitlabApi, path: { id: string; issue_iid: number }): Promise<TrackerComment[]> {
  const order = { sort: "asc", order_by: "created_at", activity_filter: "only_comments", per_page: PER_PAGE } as const;
  const pages = readPages(PER_PAGE, async (page) => {
    const call = "/api/v4/projects/{id}/issues/{issue_iid}/notes";
    const { data } = await api.GET(call, { params: { path, query: { ...order, page } } });
    return readAnswer(NAME, z.array(Note), data);
  });
  // Versions that do not know the filter list their own notes too.
  return (await Array.fromAsync(pages))
    .flat()
    .filter((note) => !note.system)
    .map(toComment);
}

async function readIssue(api: GitlabApi, instance: string, sourceId: string, issueId: string): Promise<TrackerIssue> {
  const path = { id: String(numberOf(sourceId)), issue_iid: numberOf(issueId) };
  const { data } = await api.GET("/api/v4/projects/{id}/issues/{issue_iid}", { params: { path } });
  const issue = readAnswer(NAME, Issue, data);
  const comments = await commentsOf(api, path);
  const texts = [issue.description ?? "", ...comments.map(({ text }) => text)].join("\n\n");
  return { ...toIssue(issue), comments, attachments: uploadsOf(texts, issue.web_url, `${instance}/api/v4/projects/${path.id}`) };
}

function registered(id: string): RegisteredWebhook {
  return { id, secret: null, expiresAt: null };
}

function pathOf(sourceId: string, webhookId: string) {
  return { id: String(numberOf(sourceId)), hook_id: numberOf(webhookId) };
}

async function unwatch(api: GitlabApi, sourceId: string, webhookId: string): Promise<void> {
  await present(api.DELETE("/api/v4/projects/{id}/hooks/{hook_id}", { params: { path: pathOf(sourceId, webhookId) } }));
}

/** One that GitLab switched off for good after many failures is taken away, so that a new one can be made. */
async function renew(api: GitlabApi, sourceId: string, webhookId: string): Promise<RegisteredWebhook | null> {
  const path = pathOf(sourceId, webhookId);
  const answer = await present(api.GET("/api/v4/projects/{id}/hooks/{hook_id}", { params: { path } }));
  if (answer === null) return null;
  if (readAnswer(NAME, Hook, answer.data).alert_status !== "disabled") return registered(webhookId);
  await unwatch(api, sourceId, webhookId);
  return null;
}

export function connect(access: VendorAccess): TrackerConnection {
  const api = createClient(access);
  return {
    identify: () => identify(api, access.credentials),
    async *sources() {
      const filter = { with_issues_enabled: true, simple: true };
      for await (const page of walkProjects(api, filter, Project)) yield page.map(toSource);
    },
    async *issues(sourceId, since) {
      for await (const page of issues(api, sourceId, since)) yield page.map(toIssue);
    },
    issue: (sourceId, issueId) => present(readIssue(api, instanceOf(access), sourceId, issueId)),
    async comment(sourceId, issueId, markdown) {
      const path = { id: String(numberOf(sourceId)), issue_iid: numberOf(issueId) };
      const note = { params: { path }, body: { body: withoutQuickActions(markdown) } };
      const { data } = await api.POST("/api/v4/projects/{id}/issues/{issue_iid}/notes", note);
      return toComment(readAnswer(NAME, Note, data));
    },
    async link() {},
    async watch(sourceId, { callbackUrl, secret }) {
      const hook = { url: callbackUrl, token: secret, ...EVENTS };
      const path = { id: String(numberOf(sourceId)) };
      const { data } = await api.POST("/api/v4/projects/{id}/hooks", { params: { path }, body: hook });
      return registered(String(readAnswer(NAME, Hook, data).id));
    },
    renew: (sourceId, webhookId) => renew(api, sourceId, webhookId),
    unwatch: (sourceId, webhookId) => unwatch(api, sourceId, webhookId),
  };
}
