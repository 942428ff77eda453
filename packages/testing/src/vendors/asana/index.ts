import { createTokens } from "../tokens.ts";
import { numberParam, type TrackerFake, type TrackerFakeOptions } from "../tracker-fake.ts";
import { createTrackerState, type FakeIssue } from "../tracker-state.ts";
import { startVendorServer, type FakeAnswer, type FakeRequest, type Handler } from "../vendor-server.ts";
import { commentBody, compact, projectBody, projectGid, systemStory, taskBody, taskGid, WORKSPACE } from "./bodies.ts";
import { eventsOf } from "./events.ts";
import { htmlOf, isTaken, wordsOf } from "./html.ts";
import { signatureOf, webhookOperations, type Handshake } from "./webhooks.ts";

export const ASANA_CLIENT = { id: "asana-client", secret: "the secret of the Asana app" };
const NOT_FOUND: FakeAnswer = { status: 404, body: { errors: [{ message: "task: Unknown object" }] } };

export interface AsanaFake extends TrackerFake {
  /** What came of each webhook that was asked for. */
  handshakes: Handshake[];
  /** Makes the offsets of every list worthless that is being read. */
  expireOffsets(): void;
}

function bad(message: string): FakeAnswer {
  return { status: 400, body: { errors: [{ message }] } };
}

/** Asana's API for tasks. Offsets are positions in the list as it is then, and expire when they are made to. */
export async function startAsanaFake(options: TrackerFakeOptions = {}): Promise<AsanaFake> {
  const state = options.state ?? createTrackerState();
  const tokens = createTokens([], "1/asana");
  const handshakes: Handshake[] = [];
  const written = new Map<number, string>();
  let epoch = 0;
  const taskOf = ({ params, query }: FakeRequest): FakeIssue | undefined =>
    [...state.issues.values()].find(({ number }) => [params["task_gid"], query.get("parent")].includes(taskGid(number)));

  function page<T extends { gid: string }>({ query }: FakeRequest, items: readonly T[]): FakeAnswer {
    const [madeIn = String(epoch), position = "0"] = query.get("offset")?.split("-") ?? [];
    if (madeIn !== String(epoch)) return bad("offset: Your pagination token has expired.");
    const start = Number(position);
    const end = start + numberParam(query, "limit", 20);
    const data = items.slice(start, end).map((item) => compact(item, query.get("opt_fields")));
    const next_page = end < items.length ? { offset: `${epoch}-${end}` } : null;
    return { body: { data, next_page } };
  }

  function tasks(request: FakeRequest): FakeAnswer {
    const [modified, completed] = ["modified_since", "completed_since"].map((name) => request.query.get(name));
    const found = [...state.issues.values()]
      .filter(({ source }) => projectGid(source) === request.query.get("project"))
      .filter(({ updatedAt }) => !modified || updatedAt > new Date(modified))
      .filter(({ isOpen, updatedAt }) => isOpen || !completed || updatedAt > new Date(completed))
      // A project's own order, which changes do not move.
      .sort((a, b) => a.number - b.number);
    return page(request, found.map(taskBody));
  }

  function comment(request: FakeRequest): FakeAnswer {
    const issue = taskOf(request);
    if (!issue) return NOT_FOUND;
    const { html_text, text = "" } = (request.body as { data: { html_text?: string; text?: string } }).data;
    if (html_text !== undefined && !isTaken(html_text)) return bad("html_text: xml_parsing_error");
    const made = state.addComment(issue.number, html_text === undefined ? text : wordsOf(html_text), "ada");
    if (html_text !== undefined) written.set(made.number, html_text);
    return { status: 201, body: { data: commentBody(made, html_text ?? htmlOf(text)) } };
  }

  const refreshTokens: Handler = ({ body }) => {
    const asked = body as Record<string, string>;
    if (asked["client_secret"] !== ASANA_CLIENT.secret) return { status: 401, body: { error: "invalid_client" } };
    const { refreshToken } = tokens;
    if (asked["refresh_token"] !== refreshToken) return { status: 400, body: { error: "invalid_grant" } };
    const access_token = tokens.rotate();
    tokens.refreshToken = refreshToken;
    return { body: { access_token, token_type: "bearer", expires_in: 3600, data: { gid: "1", name: "Ada" } } };
  };

  const server = await startVendorServer(
    {
      name: "asana",
      basePath: "/api/1.0",
      refusal: ({ headers }) =>
        headers["authorization"] === `Bearer ${tokens.current}`
          ? null
          : { status: 401, body: { errors: [{ message: "Not Authorized" }] } },
      limited: () => ({ status: 429, headers: { "retry-after": "30" }, body: { errors: [{ message: "Rate limited" }] } }),
      signIn: { provider: "asana", operations: { "POST /-/oauth_token": refreshTokens } },
      operations: {
        "GET /users/{user_gid}": () => ({ body: { data: { gid: "1", name: "Ada", email: "ada@acme.test" } } }),
        "GET /workspaces": (request) => page(request, [WORKSPACE]),
        "GET /projects": (request) => {
          const isThere = request.query.get("workspace") === WORKSPACE.gid;
          return isThere ? page(request, state.sources.map(projectBody)) : bad("workspace: Missing input");
        },
        "GET /tasks": tasks,
        "GET /tasks/{task_gid}": (request) => {
          const issue = taskOf(request);
          return issue ? { body: { data: compact(taskBody(issue), request.query.get("opt_fields")) } } : NOT_FOUND;
        },
        "GET /tasks/{task_gid}/stories": (request) => {
          const issue = taskOf(request);
          if (!issue) return NOT_FOUND;
          return page(request, [
            systemStory(issue),
            ...issue.comments.map((item) => commentBody(item, written.get(item.number))),
          ]);
        },
        "POST /tasks/{task_gid}/stories": comment,
        "GET /attachments": (request) => (taskOf(request) ? page(request, []) : NOT_FOUND),
        ...webhookOperations(state, handshakes),
      },
    },
    options,
  );

  return {
    ...server,
    state,
    tokens,
    handshakes,
    expireOffsets: () => void (epoch += 1),
    credentials: () => ({ accessToken: tokens.current ?? "revoked" }),
    sourceId: projectGid,
    issueId: taskGid,
    delivery(webhook, kind, issue, id) {
      const body = JSON.stringify({ events: eventsOf(kind, issue, id) });
      const headers = { "content-type": "application/json", "x-hook-signature": signatureOf(webhook.secret, body) };
      return { method: "POST", url: webhook.callbackUrl, body, headers };
    },
  };
}
