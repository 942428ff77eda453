import { createTokens } from "../tokens.ts";
import { numberParam, type TrackerFake, type TrackerFakeOptions } from "../tracker-fake.ts";
import { createTrackerState, type FakeIssue } from "../tracker-state.ts";
import { startVendorServer, type FakeAnswer, type FakeRequest } from "../vendor-server.ts";
import { faultOf, wordsOf, type FakeAdf } from "./adf.ts";
import { commentBody, fieldsOf, issueBody, issueId, PAGES, projectBody, projectId, userBody } from "./bodies.ts";
import { find, TIME_ZONE } from "./jql.ts";
import { signInOf } from "./sign-in.ts";
import { hubSignature, tokenOf } from "./signed.ts";
import { webhookOperations } from "./webhooks.ts";

const CLOUD_ID = "1324a887-45db-1bf4-1e99-ef0ff456d421";
const EMAIL = "ada@acme.test";
export const ATLASSIAN_CLIENT = { id: "atlassian-client", secret: "the secret of the Atlassian app, long enough to sign" };
const SCOPES = ["read:jira-work", "write:jira-work", "read:jira-user", "manage:jira-webhook"];
const EVENTS = {
  opened: "jira:issue_created",
  changed: "jira:issue_updated",
  closed: "jira:issue_updated",
  commented: "comment_created",
};
const NOT_FOUND: FakeAnswer = { status: 404, body: { errorMessages: ["Issue does not exist"], errors: {} } };
const MOST_PER_PAGE = 100;

export interface AtlassianFakeOptions extends TrackerFakeOptions {
  /** oauth: through the gateway, as an app; token: at the site, as a person. */
  access?: "oauth" | "token";
}

function bad(message: string): FakeAnswer {
  return { status: 400, body: { errorMessages: [message], errors: {} } };
}

/** Jira Cloud's REST API for issues. Its pages count from the start of what is found now: they shift when that changes. */
export async function startAtlassianFake(options: AtlassianFakeOptions = {}): Promise<TrackerFake> {
  const { access = "oauth", state = createTrackerState() } = options;
  const isApp = access === "oauth";
  const tokens = createTokens(SCOPES, "ey");
  const written = new Map<number, FakeAdf>();
  const sourceOf = ({ source }: { source: number }) => state.sources.find(({ number }) => number === source)!;
  const issueOf = ({ params }: FakeRequest) =>
    [...state.issues.values()].find((issue) => issueId(issue.number) === params["issueIdOrKey"]);

  function authorization(): string {
    if (isApp) return `Bearer ${tokens.current}`;
    return `Basic ${Buffer.from(`${EMAIL}:${tokens.current}`).toString("base64")}`;
  }

  function search({ query }: FakeRequest): FakeAnswer {
    const found = find(query.get("jql") ?? "", state.issues.values(), (issue) => projectId(issue.source));
    if (found === null) return bad("Unbounded JQL queries are not allowed here");
    const start = Number(Buffer.from(query.get("nextPageToken") ?? "", "base64url").toString() || 0);
    const end = start + Math.min(MOST_PER_PAGE, numberParam(query, "maxResults", 50));
    const issues = found.slice(start, end).map((issue) => issueBody(issue, sourceOf(issue), query.getAll("fields")));
    const isLast = end >= found.length;
    const next = isLast ? {} : { nextPageToken: Buffer.from(String(end)).toString("base64url") };
    return { body: { issues, isLast, ...next } };
  }

  function comment(request: FakeRequest): FakeAnswer {
    const issue = issueOf(request);
    const { body } = request.body as { body: FakeAdf };
    const fault = faultOf(body);
    if (!issue) return NOT_FOUND;
    if (fault !== null) return bad(`INVALID_INPUT: ${fault}`);
    const made = state.addComment(issue.number, wordsOf(body), "ada");
    written.set(made.number, body);
    return { status: 201, body: commentBody(made, body) };
  }

  const server = await startVendorServer(
    {
      name: "jira",
      basePath: isApp ? `/ex/jira/${CLOUD_ID}` : "",
      refusal: ({ headers }) =>
        headers["authorization"] === authorization() ? null : { status: 401, body: { message: "Unauthorized" } },
      limited: () => ({
        status: 429,
        headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": new Date(Date.now() + 60_000).toISOString() },
      }),
      signIn: {
        provider: "atlassian",
        operations: signInOf(tokens, ATLASSIAN_CLIENT, { id: CLOUD_ID, name: "acme", url: PAGES }),
      },
      operations: {
        "GET /rest/api/3/myself": () => ({ body: { ...userBody("Ada"), timeZone: TIME_ZONE } }),
        "GET /rest/api/3/serverInfo": () => ({ body: { baseUrl: PAGES, deploymentType: "Cloud" } }),
        "GET /rest/api/3/project/search": ({ query }) => {
          const start = numberParam(query, "startAt", 0);
          const end = start + Math.min(MOST_PER_PAGE, numberParam(query, "maxResults", 50));
          const values = state.sources.slice(start, end).map(projectBody);
          return { body: { values, startAt: start, total: state.sources.length, isLast: end >= state.sources.length } };
        },
        "GET /rest/api/3/project/{projectIdOrKey}": ({ params }) => {
          const source = state.sources.find(({ number }) => projectId(number) === params["projectIdOrKey"]);
          return source ? { body: projectBody(source) } : NOT_FOUND;
        },
        "GET /rest/api/3/search/jql": search,
        "GET /rest/api/3/issue/{issueIdOrKey}": (request) => {
          const issue = issueOf(request);
          return issue ? { body: issueBody(issue, sourceOf(issue), request.query.getAll("fields")) } : NOT_FOUND;
        },
        "GET /rest/api/3/issue/{issueIdOrKey}/comment": (request) => {
          const issue = issueOf(request);
          if (!issue) return NOT_FOUND;
          const startAt = numberParam(request.query, "startAt", 0);
          const page = issue.comments.slice(startAt, startAt + numberParam(request.query, "maxResults", 50));
          const comments = page.map((item) => commentBody(item, written.get(item.number)));
          return { body: { comments, startAt, total: issue.comments.length } };
        },
        "POST /rest/api/3/issue/{issueIdOrKey}/comment": comment,
        "POST /rest/api/3/issue/{issueIdOrKey}/remotelink": (request) => {
          const issue = issueOf(request);
          if (!issue) return NOT_FOUND;
          const { globalId, object } = request.body as { globalId?: string; object: { url: string; title: string } };
          const index = state.links.findIndex((link) => link.issue === issue.number && link.url === globalId);
          if (index === -1) state.links.push({ issue: issue.number, ...object, url: globalId ?? object.url });
          return { status: index === -1 ? 201 : 200, body: { id: 10_000 + Math.max(0, index) } };
        },
        ...(isApp ? webhookOperations(state, ATLASSIAN_CLIENT.secret) : {}),
      },
    },
    options,
  );

  return {
    ...server,
    url: isApp ? server.origin : server.url,
    state,
    tokens,
    credentials: () => {
      const accessToken = tokens.current ?? "revoked";
      return isApp ? { accessToken, cloudId: CLOUD_ID } : { accessToken, email: EMAIL };
    },
    sourceId: projectId,
    issueId,
    delivery(webhook, kind, issue: FakeIssue, id) {
      const { project, summary, status } = fieldsOf(issue, sourceOf(issue));
      const body = JSON.stringify({
        timestamp: issue.updatedAt.getTime(),
        webhookEvent: EVENTS[kind],
        issue: { id: issueId(issue.number), fields: { project, summary, status } },
        matchedWebhookIds: [webhook.number],
      });
      const headers: Record<string, string> = { "content-type": "application/json", "x-atlassian-webhook-identifier": id };
      if (isApp) headers["authorization"] = `Bearer ${tokenOf(webhook.secret)}`;
      else headers["x-hub-signature"] = hubSignature(webhook.secret, body);
      return { method: "POST", url: webhook.callbackUrl, body, headers };
    },
  };
}
