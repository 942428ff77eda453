import { FIRST_PROJECT, hookBody, issueBody, noteBody, notesOf, projectBody, userBody } from "./gitlab-bodies.ts";
import type { GitAccess, GitLogin } from "./host/git-server.ts";
import { gitlabHost, type Visibility } from "./host/gitlab-host.ts";
import { createTokens, type FakeTokens } from "./tokens.ts";
import { numberParam, pageOf, type HostFakeOptions, type TrackerFake } from "./tracker-fake.ts";
import { createTrackerState, type FakeIssue, type FakeWebhook } from "./tracker-state.ts";
import { startVendorServer, type FakeAnswer, type FakeRequest, type VendorServer } from "./vendor-server.ts";

const NOT_FOUND: FakeAnswer = { status: 404, body: { message: "404 Not found" } };

export interface GitlabFakeOptions extends HostFakeOptions {
  /** Who sees the host's repository; members alone where it is left out. */
  visibility?: Visibility;
}

/** GitLab's REST API: of issues, and of code and merge requests where there is a `host`; `/` of the instance at its address. */
export async function startGitlabFake(options: GitlabFakeOptions = {}): Promise<TrackerFake> {
  const { host, visibility = "private" } = options;
  const state = options.state ?? createTrackerState();
  let origin = "";
  const hosted = host && gitlabHost(host, { origin: () => origin, visibility });
  const tokens = createTokens(["api"], "glpat");
  const nameOf = (source: number) => state.sources.find(({ number }) => number === source)?.name ?? "";
  const sourceOf = ({ params }: FakeRequest) => Number(params["id"]) - FIRST_PROJECT;

  function issueOf(request: FakeRequest): FakeIssue | undefined {
    const issue = state.issues.get(Number(request.params["issue_iid"]));
    return issue?.source === sourceOf(request) ? issue : undefined;
  }

  function webhookOf(request: FakeRequest): FakeWebhook | undefined {
    const webhook = state.webhooks.get(Number(request.params["hook_id"]));
    return webhook?.source === sourceOf(request) ? webhook : undefined;
  }

  function paged<T>(items: T[], { query }: FakeRequest): FakeAnswer {
    return { body: pageOf(items, numberParam(query, "page", 1), Math.min(100, numberParam(query, "per_page", 20))) };
  }

  function list(request: FakeRequest): FakeAnswer {
    const { query } = request;
    const from = query.get("updated_after");
    const found = state
      .issuesOf(sourceOf(request))
      .filter(({ isOpen }) => query.get("state") !== "opened" || isOpen)
      .filter(({ updatedAt }) => from === null || updatedAt >= new Date(from))
      .map((issue) => issueBody(issue, nameOf(issue.source)));
    return paged(found, request);
  }

  /** Any login name goes with the token of a person; only this one with an OAuth token. */
  function accessOf(login: GitLogin | null): GitAccess {
    if (login === null || login.password !== tokens.current) return "unknown";
    return login.username === "oauth2" ? "allowed" : "denied";
  }

  const server = await startVendorServer(
    {
      name: "gitlab",
      basePath: "",
      refusal: ({ headers }) =>
        headers["authorization"] === `Bearer ${tokens.current}` ? null : { status: 401, body: { message: "401 Unauthorized" } },
      limited: () => ({
        status: 429,
        headers: { "retry-after": "1", "ratelimit-remaining": "0", "ratelimit-reset": String(Math.ceil(Date.now() / 1000) + 1) },
        body: { message: { error: "This endpoint has been requested too many times. Try again later." } },
      }),
      ...(host ? { beside: (request, response) => host.git.answer(request, response, accessOf) } : {}),
      operations: {
        ...hosted?.operations,
        "GET /api/v4/user": () => ({ body: userBody("ada") }),
        "GET /api/v4/personal_access_tokens/self": () => ({ body: { id: 3, name: "fixpoint", scopes: tokens.scopes } }),
        "GET /api/v4/projects": (request) => {
          const after = numberParam(request.query, "id_after", 0);
          const projects = state.sources.map(({ number, name }) => projectBody(number, name));
          return paged(
            [...projects, ...(hosted ? [hosted.project()] : [])].filter(({ id }) => id > after),
            request,
          );
        },
        "GET /api/v4/projects/{id}/issues": list,
        "GET /api/v4/projects/{id}/issues/{issue_iid}": (request) => {
          const issue = issueOf(request);
          return issue ? { body: issueBody(issue, nameOf(issue.source)) } : NOT_FOUND;
        },
        "GET /api/v4/projects/{id}/issues/{issue_iid}/notes": (request) => {
          const issue = issueOf(request);
          return issue ? paged(notesOf(issue), request) : NOT_FOUND;
        },
        "POST /api/v4/projects/{id}/issues/{issue_iid}/notes": (request) => {
          const issue = issueOf(request);
          if (!issue) return NOT_FOUND;
          const comment = state.addComment(issue.number, (request.body as { body: string }).body, "ada");
          return { status: 201, body: noteBody(comment) };
        },
        "POST /api/v4/projects/{id}/hooks": (request) => {
          const { url, token } = request.body as { url: string; token: string };
          return { status: 201, body: hookBody(state.addWebhook(sourceOf(request), url, token)) };
        },
        "GET /api/v4/projects/{id}/hooks/{hook_id}": (request) => {
          const webhook = webhookOf(request);
          return webhook ? { body: { ...hookBody(webhook), alert_status: webhook.health ?? "executable" } } : NOT_FOUND;
        },
        "DELETE /api/v4/projects/{id}/hooks/{hook_id}": (request) => {
          const webhook = webhookOf(request);
          return webhook && state.webhooks.delete(webhook.number) ? { status: 204 } : NOT_FOUND;
        },
      },
    },
    options,
  );
  origin = server.origin;

  return {
    ...server,
    state,
    tokens,
    credentials: () => ({ accessToken: tokens.current ?? "revoked" }),
    sourceId: (number) => String(FIRST_PROJECT + number),
    issueId: String,
    delivery(webhook, kind, issue, id) {
      const project = projectBody(issue.source, nameOf(issue.source));
      const action = { opened: "open", changed: "update", closed: "close", commented: undefined }[kind];
      const attributes = { ...issueBody(issue, project.name), action };
      const last = issue.comments.at(-1);
      const event =
        kind === "commented"
          ? { object_kind: "note", project, object_attributes: last && noteBody(last), issue: attributes }
          : { object_kind: "issue", project, object_attributes: attributes };
      return {
        method: "POST",
        url: webhook.callbackUrl,
        body: JSON.stringify(event),
        headers: {
          "content-type": "application/json",
          "idempotency-key": id,
          "x-gitlab-event": kind === "commented" ? "Note Hook" : "Issue Hook",
          "x-gitlab-token": webhook.secret,
        },
      };
    },
  };
}

/** The token endpoint of an instance's sign-in, at `/gitlab`: each refresh voids the pair before it. */
export async function startGitlabSignIn(tokens: FakeTokens): Promise<VendorServer> {
  return startVendorServer({
    name: "oauth",
    basePath: "",
    refusal: () => null,
    limited: () => ({ status: 429, headers: { "retry-after": "1" } }),
    operations: {
      "POST /gitlab/oauth/token": ({ body }) => {
        const { refresh_token: given } = body as { refresh_token?: string };
        if (given !== tokens.refreshToken) return { status: 400, body: { error: "invalid_grant", error_description: "revoked" } };
        const access_token = tokens.rotate();
        const created_at = Date.parse("2026-03-01T09:00:00Z") / 1000;
        return {
          body: {
            access_token,
            token_type: "bearer",
            expires_in: 7200,
            refresh_token: tokens.refreshToken,
            scope: "api",
            created_at,
          },
        };
      },
    },
  });
}
