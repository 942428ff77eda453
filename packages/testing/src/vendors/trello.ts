import { createHash, createHmac } from "node:crypto";
import { createTokens } from "./tokens.ts";
import { numberParam, type TrackerFake, type TrackerFakeOptions } from "./tracker-fake.ts";
import { createTrackerState, type FakeIssue } from "./tracker-state.ts";
import { boardBody, boardId, commentBody, idOf, memberBody, numberOf, webhookBody } from "./trello-bodies.ts";
import { startVendorServer, type FakeAnswer, type FakeRequest } from "./vendor-server.ts";

/** What deliveries are signed with: the app's, not a webhook's own. */
export const TRELLO_APP_SECRET = "the secret of the app";
const API_KEY = "5d3a9f0b1c2e4d6f8a7b9c0d1e2f3a4b";
const NOT_FOUND: FakeAnswer = { status: 404, body: "The requested resource was not found." };

/** The newest first, before an id and since a moment, as all lists of cards and actions are. */
function pageOf<T extends { id: string }>(items: readonly T[], { query }: FakeRequest, most: number): T[] {
  const before = query.get("before");
  const newestFirst = items.toSorted((a, b) => (a.id < b.id ? 1 : -1)).filter(({ id }) => before === null || id < before);
  return newestFirst.slice(0, Math.min(numberParam(query, "limit", most), 1000));
}

/** Trello's API for boards and cards, with a member's token. */
export async function startTrelloFake(options: TrackerFakeOptions = {}): Promise<TrackerFake> {
  const state = options.state ?? createTrackerState();
  const tokens = createTokens(["read", "write"], "ATTA");
  const cardId = (number: number) => idOf("c", number, state.issues.get(number)?.createdAt ?? new Date(0));

  function cardBody(issue: FakeIssue) {
    return {
      id: cardId(issue.number),
      idBoard: boardId(issue.source),
      idShort: issue.number,
      name: issue.title,
      desc: issue.text,
      url: `https://trello.com/c/${issue.number}`,
      closed: !issue.isOpen,
      dateLastActivity: issue.updatedAt.toISOString(),
      labels: issue.labels.map((name) => ({ id: idOf("e", 2, new Date(0)), name, color: "red" })),
    };
  }

  /** What was done with a card, as far as the state still knows it. */
  function actionsOf(issue: FakeIssue) {
    const data = { card: { id: cardId(issue.number) }, board: { id: boardId(issue.source) } };
    const action = (type: string, number: number, date: Date) => ({
      id: idOf("a", number, date),
      type,
      date: date.toISOString(),
      data,
    });
    return [
      action("createCard", issue.number, issue.createdAt),
      action("updateCard", issue.number + 1_000_000, issue.updatedAt),
      ...issue.comments.map(({ number, createdAt }) => action("commentCard", number, createdAt)),
    ];
  }

  function issueOf({ params }: FakeRequest): FakeIssue | undefined {
    return state.issues.get(numberOf(params["id"]));
  }

  function withIssue(answer: (issue: FakeIssue, request: FakeRequest) => FakeAnswer) {
    return (request: FakeRequest): FakeAnswer => {
      const issue = issueOf(request);
      return issue === undefined ? NOT_FOUND : answer(issue, request);
    };
  }

  function attachmentsOf({ number }: FakeIssue) {
    return state.links
      .filter(({ issue }) => issue === number)
      .map(({ url, title }, at) => ({
        id: idOf("e", at, new Date(0)),
        name: title,
        url,
        isUpload: false,
        bytes: null,
        mimeType: "",
      }));
  }

  function addWebhook({ query }: FakeRequest): FakeAnswer {
    const [callbackUrl, source] = [query.get("callbackURL") ?? "", numberOf(query.get("idModel") ?? "")];
    const isKnown = [...state.webhooks.values()].some((hook) => hook.callbackUrl === callbackUrl && hook.source === source);
    if (isKnown) return { status: 400, body: "A webhook with that callback, model, and token already exists" };
    return { body: webhookBody(state.addWebhook(source, callbackUrl, TRELLO_APP_SECRET)) };
  }

  const server = await startVendorServer(
    {
      name: "trello",
      basePath: "/1",
      refusal: ({ headers, params, query }) => {
        if (query.has("key") || query.has("token")) throw new Error("A key or a token stands in an address");
        if (headers["authorization"] !== `OAuth oauth_consumer_key="${API_KEY}", oauth_token="${tokens.current}"`)
          return { status: 401, body: "invalid token" };
        const board = params["boardId"] ?? null;
        const isForeign = board !== null && !state.sources.some(({ number }) => boardId(number) === board);
        return isForeign ? { status: 401, body: "unauthorized permission requested" } : null;
      },
      limited: () => ({
        status: 429,
        headers: {
          "x-rate-limit-api-token-interval-ms": "10000",
          "x-rate-limit-api-token-max": "100",
          "x-rate-limit-api-token-remaining": "0",
        },
        body: { error: "API_TOKEN_LIMIT_EXCEEDED", message: "Rate limit exceeded" },
      }),
      operations: {
        "GET /members/{id}": () => ({ body: memberBody("ada") }),
        "GET /members/{id}/boards": () => ({ body: state.sources.map(boardBody) }),
        "GET /boards/{id}/cards": (request) => {
          const isAll = request.query.get("filter") === "all";
          const cards = state.issuesOf(numberOf(request.params["id"])).filter(({ isOpen }) => isAll || isOpen);
          return { body: pageOf(cards.map(cardBody), request, 1000) };
        },
        "GET /boards/{boardId}/actions": (request) => {
          const since = new Date(request.query.get("since") ?? 0);
          const actions = state.issuesOf(numberOf(request.params["boardId"])).flatMap(actionsOf);
          return {
            body: pageOf(
              actions.filter(({ date }) => new Date(date) >= since),
              request,
              50,
            ),
          };
        },
        "GET /cards/{id}": withIssue((issue) => ({ body: cardBody(issue) })),
        "GET /cards/{id}/actions": withIssue((issue, request) => ({
          body: pageOf(issue.comments.map(commentBody), request, 50),
        })),
        "GET /cards/{id}/attachments": withIssue((issue) => ({ body: attachmentsOf(issue) })),
        "POST /cards/{id}/attachments": withIssue((issue, { query }) => {
          state.links.push({ issue: issue.number, url: query.get("url") ?? "", title: query.get("name") ?? "" });
          return { body: attachmentsOf(issue) };
        }),
        "POST /cards/{id}/actions/comments": withIssue((issue, { query, body }) => {
          const text = query.get("text") ?? (body as { text: string }).text;
          if (text.length > 16_384) return { status: 400, body: "invalid value for text" };
          return { body: commentBody(state.addComment(issue.number, text, "ada")) };
        }),
        "POST /webhooks/": addWebhook,
        "PUT /webhooks/{id}": ({ params }) => {
          const webhook = state.webhooks.get(numberOf(params["id"]));
          return webhook === undefined ? NOT_FOUND : { body: webhookBody(webhook) };
        },
        "DELETE /webhooks/{id}": ({ params }) => (state.webhooks.delete(numberOf(params["id"])) ? { body: {} } : NOT_FOUND),
      },
    },
    options,
  );

  return {
    ...server,
    state,
    tokens,
    credentials: () => ({ accessToken: tokens.current ?? "revoked", apiKey: API_KEY }),
    sourceId: boardId,
    issueId: cardId,
    delivery(webhook, kind, issue, id) {
      const type = { opened: "createCard", changed: "updateCard", closed: "updateCard", commented: "commentCard" }[kind];
      const data = { card: { id: cardId(issue.number) }, board: { id: boardId(issue.source) } };
      const action = { id: createHash("sha1").update(id).digest("hex").slice(0, 24), type, data };
      const body = JSON.stringify({ model: { id: boardId(webhook.source) }, action });
      const signature = createHmac("sha1", webhook.secret).update(body).update(webhook.callbackUrl).digest("base64");
      const headers = { "content-type": "application/json", "x-trello-webhook": signature };
      return { method: "POST", url: webhook.callbackUrl, body, headers };
    },
  };
}
