import { createHmac } from "node:crypto";
import type { GitAccess, GitLogin } from "./host/git-server.ts";
import { githubAppOperations, type GithubAppState } from "./host/github-app.ts";
import { githubHostOperations, hostedRepository } from "./host/github-host.ts";
import { createTokens } from "./tokens.ts";
import { numberParam, pageOf, type HostFakeOptions, type TrackerFake } from "./tracker-fake.ts";
import { createTrackerState, type FakeComment, type FakeIssue, type FakeWebhook } from "./tracker-state.ts";
import { startVendorServer, type FakeAnswer, type FakeRequest, type Handler } from "./vendor-server.ts";

const OWNER = "acme";
const PAGES = "https://github.com";
const LIST_COMMENTS = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
const ADD_COMMENT = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
const NOT_FOUND: FakeAnswer = { status: 404, body: { message: "Not Found" } };

function userBody(login: string) {
  return { login, id: 1, type: "User" };
}

function repositoryBody(id: number, name: string, origin: string) {
  return { ...hostedRepository(`${OWNER}/${name}`, origin), id, has_issues: true };
}

function issueBody(issue: FakeIssue, repository: string, pages: string) {
  return {
    id: issue.number,
    number: issue.number,
    html_url: `${pages}/${repository}/issues/${issue.number}`,
    state: issue.isOpen ? "open" : "closed",
    title: issue.title,
    body: issue.text,
    user: userBody("grace"),
    labels: issue.labels.map((name) => ({ name })),
    comments: issue.comments.length,
    created_at: issue.createdAt.toISOString(),
    updated_at: issue.updatedAt.toISOString(),
  };
}

function commentBody({ number, text, author, createdAt }: FakeComment) {
  return { id: number, body: text, user: userBody(author), created_at: createdAt.toISOString() };
}

function hookBody({ number, callbackUrl }: FakeWebhook) {
  return { type: "Repository", id: number, name: "web", active: true, config: { url: callbackUrl, content_type: "json" } };
}

/** With an `app` it is an Enterprise Server whose access is that of the app's installation. */
export interface GithubFakeOptions extends HostFakeOptions {
  app?: GithubAppState;
}

/** GitHub's API with a person's token: of issues, and of code and pull requests where there is a `host`. */
export async function startGithubFake(options: GithubFakeOptions = {}): Promise<TrackerFake> {
  const { host, app } = options;
  const state = options.state ?? createTrackerState();
  let origin = PAGES;
  const hosted = host && githubHostOperations(host, () => origin);
  const tokens = createTokens(["repo", "admin:repo_hook"], "ghp");
  const ofApp = app && githubAppOperations(app, tokens, (name) => hostedRepository(name, origin));
  const nameOf = (source: number) => `${OWNER}/${state.sources.find(({ number }) => number === source)?.name}`;

  function sourceOf({ params }: FakeRequest): number {
    const source = state.sources.find(({ name }) => `${OWNER}/${name}` === `${params["owner"]}/${params["repo"]}`);
    return source?.number ?? 0;
  }

  /** Issues and pull requests are counted in one row, and commented by the same calls. */
  function orOnPull(operation: string, onIssue: Handler): Handler {
    return (request) => {
      const isPull = host?.pulls.has(Number(request.params["issue_number"])) === true;
      return (isPull && hosted?.rest[operation] ? hosted.rest[operation] : onIssue)(request);
    };
  }

  function issueOf(request: FakeRequest): FakeIssue | undefined {
    const issue = state.issues.get(Number(request.params["issue_number"]));
    return issue?.source === sourceOf(request) ? issue : undefined;
  }

  function list(request: FakeRequest): FakeAnswer {
    const { query } = request;
    const since = query.get("since");
    const found = state
      .issuesOf(sourceOf(request))
      .filter((issue) => query.get("state") === "all" || issue.isOpen)
      .filter((issue) => since === null || issue.updatedAt >= new Date(since));
    const page = pageOf(found, numberParam(query, "page", 1), numberParam(query, "per_page", 30));
    return { body: page.map((issue) => issueBody(issue, nameOf(issue.source), origin)) };
  }

  function accessOf(login: GitLogin | null): GitAccess {
    if (login === null || login.password !== tokens.current) return "unknown";
    return login.username === "x-access-token" ? "allowed" : "denied";
  }

  const server = await startVendorServer(
    {
      name: "github",
      basePath: app ? "/api/v3" : "",
      ...(ofApp ? { signIn: { provider: "github", operations: ofApp.signIn } } : {}),
      refusal: ({ headers }, operation) =>
        ofApp?.asPerson[operation] ||
        headers["authorization"] === `token ${tokens.current}` ||
        headers["authorization"] === `Bearer ${tokens.current}`
          ? null
          : { status: 401, body: { message: "Bad credentials" } },
      limited: () => ({
        status: 403,
        headers: { "retry-after": "1" },
        body: { message: "You have exceeded a secondary rate limit" },
      }),
      ...(host && hosted
        ? {
            beside: (request, response) => host.git.answer(request, response, (login) => accessOf(login)),
            undescribed: app ? { "POST /api/graphql": hosted.graphql["POST /graphql"] as Handler } : hosted.graphql,
          }
        : {}),
      operations: {
        ...hosted?.rest,
        ...ofApp?.asPerson,
        ...ofApp?.asInstallation,
        "GET /user": () => ({ headers: { "x-oauth-scopes": tokens.scopes.join(", ") }, body: { ...userBody("ada") } }),
        "GET /user/repos": ({ query }) => {
          const page = pageOf(state.sources, numberParam(query, "page", 1), numberParam(query, "per_page", 30));
          return { body: page.map(({ number, name }) => repositoryBody(number, name, origin)) };
        },
        "GET /repos/{owner}/{repo}/issues": list,
        "GET /repos/{owner}/{repo}/issues/{issue_number}": (request) => {
          const issue = issueOf(request);
          return issue ? { body: issueBody(issue, nameOf(issue.source), origin) } : NOT_FOUND;
        },
        [LIST_COMMENTS]: orOnPull(LIST_COMMENTS, (request) => {
          const issue = issueOf(request);
          if (!issue) return NOT_FOUND;
          const { query } = request;
          const page = pageOf(issue.comments, numberParam(query, "page", 1), numberParam(query, "per_page", 30));
          return { body: page.map(commentBody) };
        }),
        [ADD_COMMENT]: orOnPull(ADD_COMMENT, (request) => {
          const issue = issueOf(request);
          if (!issue) return NOT_FOUND;
          const comment = state.addComment(issue.number, (request.body as { body: string }).body, "ada");
          return { status: 201, body: commentBody(comment) };
        }),
        "POST /repos/{owner}/{repo}/hooks": (request) => {
          const { config } = request.body as { config: { url: string; secret: string } };
          const hook = state.addWebhook(sourceOf(request), config.url, config.secret);
          return { status: 201, body: hookBody(hook) };
        },
        "DELETE /repos/{owner}/{repo}/hooks/{hook_id}": ({ params }) =>
          state.webhooks.delete(Number(params["hook_id"])) ? { status: 204 } : NOT_FOUND,
      },
    },
    options,
  );
  if (host) origin = server.origin;

  return {
    ...server,
    state,
    tokens,
    credentials: () => ({ accessToken: tokens.current ?? "revoked" }),
    sourceId: nameOf,
    issueId: String,
    delivery(webhook, kind, issue, id) {
      const repository = { full_name: nameOf(issue.source) };
      const action = { opened: "opened", changed: "edited", closed: "closed", commented: "created" }[kind];
      const body = JSON.stringify({ action, issue: issueBody(issue, repository.full_name, origin), repository });
      return {
        method: "POST",
        url: webhook.callbackUrl,
        body,
        headers: {
          "content-type": "application/json",
          "x-github-event": kind === "commented" ? "issue_comment" : "issues",
          "x-github-delivery": id,
          "x-hub-signature-256": `sha256=${createHmac("sha256", webhook.secret).update(body).digest("hex")}`,
        },
      };
    },
  };
}
