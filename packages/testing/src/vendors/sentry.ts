import { createHmac } from "node:crypto";
import {
  commentBody,
  eventBody,
  issueBody,
  issueId,
  organizationBody,
  projectBody,
  projectId,
  SENTRY_ORGANIZATION,
} from "./sentry-bodies.ts";
import { createTokens } from "./tokens.ts";
import { numberParam, type TrackerFake, type TrackerFakeOptions } from "./tracker-fake.ts";
import { createTrackerState, type FakeIssue } from "./tracker-state.ts";
import { startVendorServer, type FakeAnswer, type FakeRequest } from "./vendor-server.ts";

const NOT_FOUND: FakeAnswer = { status: 404, body: { detail: "The requested resource does not exist" } };
const INSTALLATION = "a8e5d37a-696c-4c54-adb5-b3f28d64c7de";
const HOUR_MS = 3_600_000;
const TOKENS = "POST /api/0/sentry-app-installations/{uuid}/authorizations/";
const ISSUE = "/api/0/organizations/{organization_id_or_slug}/issues/{issue_id}/";

/** A page of what is ordered by falling value: a cursor is a value, and how many of that value were on the pages before. */
function pageOf<T>(
  items: readonly T[],
  valueOf: (item: T) => number,
  request: FakeRequest,
  size: number,
): { items: T[]; link: string } {
  const [value = Infinity, offset = 0] = request.query.get("cursor")?.split(":").map(Number) ?? [];
  const first = items.findIndex((item) => valueOf(item) <= value);
  const start = first === -1 ? items.length : first + offset;
  const end = start + size;
  const next = items[end];
  const before = next === undefined ? 0 : items.slice(0, end).filter((item) => valueOf(item) === valueOf(next)).length;
  const cursor = next === undefined ? "0:0:0" : `${valueOf(next)}:${before}:0`;
  const here = "https://sentry.io/api/0/";
  const link = `<${here}>; rel="previous"; results="false"; cursor="0:0:1", <${here}>; rel="next"; results="${next !== undefined}"; cursor="${cursor}"`;
  return { items: items.slice(start, end), link };
}

/** Sentry's API for issues, with the token of an installation that may be renewed. */
export async function startSentryFake(options: TrackerFakeOptions = {}): Promise<TrackerFake> {
  const state = options.state ?? createTrackerState();
  const tokens = createTokens(["org:read", "project:read", "event:read", "event:write"], "sntryi");
  const nameOf = (source: number) => state.sources.find(({ number }) => number === source)?.name ?? "";
  const bodyOf = (issue: FakeIssue) => issueBody(issue, nameOf(issue.source));

  function issueOf({ params }: FakeRequest): FakeIssue | undefined {
    return state.issues.get(Number(params["issue_id"]) - Number(issueId(0)));
  }

  function withIssue(answer: (issue: FakeIssue, request: FakeRequest) => FakeAnswer) {
    return (request: FakeRequest): FakeAnswer => {
      const issue = issueOf(request);
      return issue === undefined ? NOT_FOUND : answer(issue, request);
    };
  }

  function list(request: FakeRequest): FakeAnswer {
    const { query } = request;
    const words = query.get("query") ?? "is:unresolved";
    const since = /^lastSeen:>=(\S+)$/.exec(words)?.[1];
    const found = [...state.issues.values()]
      .filter(({ source }) => query.getAll("project").includes(projectId(source)))
      .filter(({ isOpen, updatedAt }) =>
        since === undefined ? isOpen || words !== "is:unresolved" : updatedAt >= new Date(since),
      );
    const seen = (issue: FakeIssue) => (query.get("sort") === "new" ? issue.createdAt : issue.updatedAt).getTime();
    const ordered = found.sort((a, b) => seen(b) - seen(a));
    const { items, link } = pageOf(ordered, seen, request, numberParam(query, "limit", 100));
    return { headers: { link }, body: items.map(bodyOf) };
  }

  function comment(issue: FakeIssue, { body }: FakeRequest): FakeAnswer {
    const { text } = body as { text: string };
    const hourAgo = issue.updatedAt.getTime() - HOUR_MS;
    const isRepeated = issue.comments.some(
      (told) => told.author === "ada" && told.text === text && told.createdAt.getTime() > hourAgo,
    );
    if (isRepeated) return { status: 400, body: { detail: "You have already posted that comment." } };
    return { status: 201, body: commentBody(state.addComment(issue.number, text, "ada")) };
  }

  const server = await startVendorServer(
    {
      name: "sentry",
      basePath: "",
      refusal: ({ headers }, operation) =>
        operation === TOKENS || headers["authorization"] === `Bearer ${tokens.current}`
          ? null
          : { status: 401, body: { detail: "Invalid token" } },
      limited: () => ({
        status: 429,
        headers: {
          "x-sentry-rate-limit-limit": "40",
          "x-sentry-rate-limit-remaining": "0",
          "x-sentry-rate-limit-reset": String(Math.ceil(Date.now() / 1000) + 1),
        },
        body: { detail: "You are attempting to use this endpoint too frequently." },
      }),
      operations: {
        "GET /api/0/organizations/": (request) => {
          const { items, link } = pageOf([organizationBody(tokens.scopes)], () => 0, request, 100);
          return { headers: { link }, body: items };
        },
        "GET /api/0/organizations/{organization_id_or_slug}/projects/": (request) => {
          // One a page: the list goes on where it says so, not where a page is full.
          const { items, link } = pageOf(state.sources, ({ number }) => -number, request, 1);
          return request.params["organization_id_or_slug"] === SENTRY_ORGANIZATION
            ? { headers: { link }, body: items.map(projectBody) }
            : NOT_FOUND;
        },
        "GET /api/0/organizations/{organization_id_or_slug}/issues/": list,
        [`GET ${ISSUE}`]: withIssue((issue) => ({ body: bodyOf(issue) })),
        [`GET ${ISSUE}events/{event_id}/`]: withIssue((issue) => ({ body: eventBody(issue) })),
        [`GET ${ISSUE}comments/`]: withIssue((issue, request) => {
          const { items, link } = pageOf(issue.comments.toReversed(), ({ createdAt }) => createdAt.getTime(), request, 100);
          return { headers: { link }, body: items.map(commentBody) };
        }),
        [`POST ${ISSUE}comments/`]: withIssue(comment),
        "POST /api/0/sentry-app-installations/{uuid}/external-issues/": ({ body }) => {
          const asked = body as { issueId: number; webUrl: string; project: string; identifier: string };
          const link = { issue: asked.issueId - Number(issueId(0)), url: asked.webUrl, title: asked.identifier };
          const present = state.links.findIndex(({ issue }) => issue === link.issue);
          state.links.splice(present === -1 ? state.links.length : present, 1, link);
          const displayName = `${asked.project}#${asked.identifier}`;
          return { body: { id: "1", issueId: String(asked.issueId), serviceType: "fixpoint", displayName, webUrl: link.url } };
        },
        [TOKENS]: ({ body, params }) => {
          const { refresh_token } = body as { refresh_token?: string };
          if (params["uuid"] !== INSTALLATION || refresh_token !== tokens.refreshToken)
            return { status: 400, body: { error: "invalid_grant" } };
          const now = Date.now();
          const token = tokens.rotate();
          const dates = { dateCreated: new Date(now).toISOString(), expiresAt: new Date(now + 8 * HOUR_MS).toISOString() };
          return { status: 201, body: { id: "38", token, refreshToken: tokens.refreshToken, ...dates } };
        },
      },
    },
    options,
  );

  return {
    ...server,
    state,
    tokens,
    credentials: () => ({ accessToken: tokens.current ?? "revoked", installationId: INSTALLATION }),
    sourceId: (source) => `${SENTRY_ORGANIZATION}/${projectId(source)}`,
    issueId,
    delivery(webhook, kind, issue, id) {
      const isComment = kind === "commented";
      const data = isComment ? { issue_id: Number(issueId(issue.number)), comment: "A comment" } : { issue: bodyOf(issue) };
      const action = { opened: "created", changed: "unresolved", closed: "resolved", commented: "created" }[kind];
      const body = JSON.stringify({ action, data, installation: { uuid: INSTALLATION } });
      return {
        method: "POST",
        url: webhook.callbackUrl,
        body,
        headers: {
          "content-type": "application/json",
          "request-id": id,
          "sentry-hook-resource": isComment ? "comment" : "issue",
          "sentry-hook-timestamp": String(Math.floor(issue.updatedAt.getTime() / 1000)),
          "sentry-hook-signature": createHmac("sha256", webhook.secret).update(body).digest("hex"),
        },
      };
    },
  };
}
