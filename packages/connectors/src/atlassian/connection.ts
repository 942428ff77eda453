import { readAnswer } from "../http/answer.ts";
import { present } from "../http/present.ts";
import type { Identity, VendorAccess } from "../types/access.ts";
import type { TrackerConnection, TrackerSource } from "../types/issue-tracker.ts";
import { SCOPES } from "./auth.ts";
import { createClient, NAME, type JiraClient } from "./client.ts";
import { linkPage, readIssue, writeComment } from "./issues.ts";
import { toIssue, toSource } from "./map.ts";
import { ProjectPage } from "./schema.ts";
import { searchIssues } from "./search.ts";
import { renew, subscribe, unsubscribe } from "./subscriptions.ts";

const PER_PAGE = 100;

async function identify(client: JiraClient): Promise<Identity> {
  const site = await client.site();
  const { displayName } = await client.myself();
  const account = site === null ? displayName : `${displayName} (${site.name})`;
  // An API token may do what its user may: Jira tells no scopes.
  if (site === null) return { account, scopes: null, missingScopes: [] };
  return { account, scopes: site.scopes, missingScopes: SCOPES.filter((scope) => !site.scopes.includes(scope)) };
}

async function* projects(client: JiraClient): AsyncGenerator<TrackerSource[]> {
  const api = await client.api();
  const site = await client.site();
  const pagesUrl = await client.pagesUrl();
  for (let startAt = 0; ;) {
    const query = { startAt, maxResults: PER_PAGE, orderBy: "key" } as const;
    const { data } = await api.GET("/rest/api/3/project/search", { params: { query } });
    const { values, isLast } = readAnswer(NAME, ProjectPage, data);
    if (values.length > 0) yield values.map((project) => toSource(project, site?.name ?? null, pagesUrl));
    if (isLast !== false || values.length === 0) return;
    startAt += values.length;
  }
}

/** By OAuth through Atlassian's gateway, or with a person's e-mail address and API token at the site itself. */
export function connect(access: VendorAccess): TrackerConnection {
  const client = createClient(access);
  // Only apps register webhooks; with an API token an administrator sets them up, each with a secret.
  const isApp = access.credentials.email === undefined;
  return {
    identify: () => identify(client),
    sources: () => projects(client),
    async *issues(sourceId, since) {
      const pagesUrl = await client.pagesUrl();
      for await (const page of searchIssues(client, sourceId, since)) yield page.map((issue) => toIssue(issue, pagesUrl));
    },
    issue: (sourceId, issueId) => present(readIssue(client, sourceId, issueId)),
    comment: (_sourceId, issueId, markdown) => writeComment(client, issueId, markdown),
    link: (_sourceId, issueId, page) => linkPage(client, issueId, page),
    watch: async (sourceId, { callbackUrl }) => (isApp ? subscribe(client, sourceId, callbackUrl) : null),
    renew: async (_sourceId, webhookId) => (isApp ? renew(client, webhookId) : { id: webhookId, secret: null, expiresAt: null }),
    unwatch: async (_sourceId, webhookId) => (isApp ? unsubscribe(client, webhookId) : undefined),
  };
}
