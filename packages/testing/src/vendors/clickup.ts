import { createHmac } from "node:crypto";
import {
  commentBody,
  FIRST_LIST,
  isDone,
  listBody,
  milliseconds,
  SPACE,
  taskBody,
  taskId,
  TEAM,
  userBody,
  webhookBody,
  webhookId,
} from "./clickup-bodies.ts";
import { createTokens } from "./tokens.ts";
import { numberParam, pageOf, type FakeEventKind, type TrackerFake, type TrackerFakeOptions } from "./tracker-fake.ts";
import { createTrackerState, type FakeIssue, type FakeWebhook } from "./tracker-state.ts";
import { startVendorServer, type FakeAnswer, type FakeRequest } from "./vendor-server.ts";

const FOLDER = "90110000111";
const COMMENTS_PER_PAGE = 25;
const TASK_NOT_FOUND: FakeAnswer = { status: 404, body: { err: "Task not found", ECODE: "ITEM_013" } };
const WEBHOOK_NOT_FOUND: FakeAnswer = { status: 404, body: { err: "Webhook not found", ECODE: "WEBHOOK_004" } };
/** What a good token is told of a place that it may not see, or that is not there. */
const NOT_AUTHORIZED: FakeAnswer = { status: 401, body: { err: "Team not authorized", ECODE: "OAUTH_027" } };

const EVENTS: Record<FakeEventKind, string> = {
  opened: "taskCreated",
  changed: "taskUpdated",
  closed: "taskStatusUpdated",
  commented: "taskCommentPosted",
};

/** ClickUp's API v2 for tasks. The first list lies in a folder, the others in the space itself. */
export async function startClickupFake(options: TrackerFakeOptions = {}): Promise<TrackerFake> {
  const state = options.state ?? createTrackerState();
  const tokens = createTokens([], "pk_183");

  function expected(): string | null {
    const { current } = tokens;
    return current === null || current.startsWith("pk_") ? current : `Bearer ${current}`;
  }

  function issueOf({ params }: FakeRequest): FakeIssue | undefined {
    return [...state.issues.values()].find(({ number }) => taskId(number) === params["task_id"]);
  }

  function webhookOf({ params }: FakeRequest): FakeWebhook | undefined {
    return [...state.webhooks.values()].find(({ number }) => webhookId(number) === params["webhook_id"]);
  }

  function list({ params, query }: FakeRequest): FakeAnswer {
    const source = Number(params["list_id"]) - FIRST_LIST;
    if (!state.sources.some(({ number }) => number === source)) return NOT_AUTHORIZED;
    const after = numberParam(query, "date_updated_gt", 0);
    const found = state
      .issuesOf(source)
      .filter((issue) => query.get("include_closed") === "true" || issue.isOpen || isDone(issue))
      .filter(({ updatedAt }) => updatedAt.getTime() > after);
    const ordered = query.get("reverse") === "true" ? found : found.toReversed();
    const page = numberParam(query, "page", 0);
    const tasks = pageOf(ordered, page, 100, 0).map((issue) => ({ ...taskBody(issue, query), tags: issue.labels }));
    return { body: { tasks, last_page: (page + 1) * 100 >= ordered.length } };
  }

  function comments(request: FakeRequest): FakeAnswer {
    const issue = issueOf(request);
    if (!issue) return TASK_NOT_FOUND;
    const top = issue.comments.filter(({ parent }) => parent === undefined).toReversed();
    const from = top.findIndex(({ number }) => String(number) === request.query.get("start_id")) + 1;
    const page = top.slice(from, from + COMMENTS_PER_PAGE);
    const repliesTo = (number: number) => issue.comments.filter(({ parent }) => parent === number).length;
    return { body: { comments: page.map((comment) => commentBody(comment, repliesTo(comment.number))) } };
  }

  const server = await startVendorServer(
    {
      name: "clickup",
      basePath: "/api",
      refusal: ({ headers }) =>
        headers["authorization"] === expected() ? null : { status: 401, body: { err: "Token invalid", ECODE: "OAUTH_025" } },
      limited: () => ({
        status: 429,
        headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(Math.ceil(Date.now() / 1000) + 20) },
        body: { err: "Rate limit reached", ECODE: "APP_002" },
      }),
      operations: {
        "GET /v2/user": () => ({ body: { user: userBody("ada") } }),
        "GET /v2/team": () => ({ body: { teams: [{ id: TEAM, name: "Acme" }] } }),
        "GET /v2/team/{team_id}/space": () => ({ body: { spaces: [{ id: SPACE, name: "Web" }] } }),
        "GET /v2/space/{space_id}/folder": () => ({ body: { folders: [{ id: FOLDER, name: "Sales" }] } }),
        "GET /v2/space/{space_id}/list": () => ({ body: { lists: state.sources.slice(1).map(listBody) } }),
        "GET /v2/folder/{folder_id}/list": () => ({ body: { lists: state.sources.slice(0, 1).map(listBody) } }),
        "GET /v2/list/{list_id}/task": list,
        "GET /v2/task/{task_id}": (request) => {
          const issue = issueOf(request);
          return issue ? { body: taskBody(issue, request.query) } : TASK_NOT_FOUND;
        },
        "GET /v2/task/{task_id}/comment": comments,
        "POST /v2/task/{task_id}/comment": (request) => {
          const issue = issueOf(request);
          if (!issue) return TASK_NOT_FOUND;
          const { comment_text } = request.body as { comment_text: string };
          const { number, createdAt } = state.addComment(issue.number, comment_text, "ada");
          return { body: { id: String(number), hist_id: `26${number}`, date: createdAt.getTime() } };
        },
        "GET /v2/comment/{comment_id}/reply": ({ params }) => {
          const all = [...state.issues.values()].flatMap((issue) => issue.comments);
          const replies = all.filter(({ parent }) => String(parent) === params["comment_id"]);
          return { body: { comments: replies.map((reply) => commentBody(reply, 0)) } };
        },
        "GET /v2/team/{team_id}/webhook": () => ({ body: { webhooks: [...state.webhooks.values()].map(webhookBody) } }),
        "POST /v2/team/{team_id}/webhook": ({ body }) => {
          const { endpoint, list_id } = body as { endpoint: string; list_id: number };
          const webhook = state.addWebhook(list_id - FIRST_LIST, endpoint, `O94IM25S7PXBPYTMNXLLET23${state.webhooks.size}`);
          return { body: { id: webhookId(webhook.number), webhook: webhookBody(webhook) } };
        },
        "PUT /v2/webhook/{webhook_id}": (request) => {
          const webhook = webhookOf(request);
          if (!webhook) return WEBHOOK_NOT_FOUND;
          webhook.health = (request.body as { status: string }).status;
          return { body: { id: webhookId(webhook.number), webhook: webhookBody(webhook) } };
        },
        "DELETE /v2/webhook/{webhook_id}": (request) => {
          const webhook = webhookOf(request);
          return webhook && state.webhooks.delete(webhook.number) ? { body: {} } : WEBHOOK_NOT_FOUND;
        },
      },
    },
    options,
  );

  return {
    ...server,
    state,
    tokens,
    credentials: () => ({ accessToken: tokens.current ?? "pk_revoked" }),
    sourceId: (number) => `${TEAM}/${FIRST_LIST + number}`,
    issueId: taskId,
    delivery(webhook, kind, issue, id) {
      const history_items = [{ id, type: 1, date: milliseconds(issue.updatedAt), user: userBody("grace") }];
      const task_id = taskId(issue.number);
      const body = JSON.stringify({ event: EVENTS[kind], history_items, task_id, webhook_id: webhookId(webhook.number) });
      const signature = createHmac("sha256", webhook.secret).update(body).digest("hex");
      return {
        method: "POST",
        url: webhook.callbackUrl,
        body,
        headers: { "content-type": "application/json", "x-signature": signature },
      };
    },
  };
}
