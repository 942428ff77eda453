import { createHmac } from "node:crypto";
import { slackProblems } from "./slack-blocks.ts";
import { createTokens } from "./tokens.ts";
import type { FakeDelivery, IdentityFake } from "./tracker-fake.ts";
import { startVendorServer, type FakeAnswer, type FakeRequest } from "./vendor-server.ts";

const SCOPES = ["chat:write", "chat:write.public", "channels:read", "groups:read", "channels:join", "users:read.email"];
const TEAM = "T0ACME";
export const SLACK_CLIENT = { id: "slack-client", secret: "slack-secret" };
export const SLACK_SIGNING_SECRET = "slack-signing-secret";

export interface FakeSlackChannel {
  id: string;
  name: string;
  is_private: boolean;
  is_member: boolean;
  is_archived: boolean;
}

export interface FakeSlackMessage {
  /** Id of the channel or the person. */
  channel: string;
  text: string;
  blocks: unknown[];
}

/** A workspace on this machine, which tests change as people would. */
export interface SlackFake extends IdentityFake {
  channels: FakeSlackChannel[];
  /** Ids by e-mail address. */
  people: Map<string, string>;
  /** What arrived, in order. */
  messages: FakeSlackMessage[];
  /** So many of the next messages arrive without anybody being told: the connection is cut instead. */
  answersToLose: number;
  /** Tokens are given with an end and a refresh token. */
  rotates: boolean;
  addChannel(name: string, values?: Partial<FakeSlackChannel>): FakeSlackChannel;
  /** An event of the app, signed as Slack signs. */
  event(url: string, body: object, options?: { secret?: string; at?: Date }): FakeDelivery;
}

function refused(error: string): FakeAnswer {
  return { body: { ok: false, error } };
}

export function signedBySlack(body: string, secret: string, at: Date): Record<string, string> {
  const sentAt = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac("sha256", secret).update(`v0:${sentAt}:${body}`).digest("hex");
  return { "x-slack-request-timestamp": sentAt, "x-slack-signature": `v0=${signature}` };
}

/** Slack's API for an app's bot, and the page where the app is installed. */
export async function startSlackFake(options: { checks?: boolean } = {}): Promise<SlackFake> {
  const tokens = createTokens(SCOPES, "xoxb");
  const channels: FakeSlackChannel[] = [];
  const people = new Map<string, string>();
  const messages: FakeSlackMessage[] = [];
  const changing = { answersToLose: 0, rotates: false };

  /** As the bot sees it: a private channel that it is not in is none. */
  function seen(id: string): FakeSlackChannel | undefined {
    return channels.find(
      (channel) => (channel.id === id || `#${channel.name}` === id) && (!channel.is_private || channel.is_member),
    );
  }

  function list({ query }: FakeRequest): FakeAnswer {
    const start = Number(query.get("cursor") ?? 0);
    const end = start + Math.min(Number(query.get("limit") ?? 100), 200);
    const found = channels.filter(
      (channel) => seen(channel.id) && !(query.get("exclude_archived") === "true" && channel.is_archived),
    );
    const next_cursor = end < found.length ? String(end) : "";
    return { body: { ok: true, channels: found.slice(start, end), response_metadata: { next_cursor } } };
  }

  function post({ body }: FakeRequest): FakeAnswer {
    const { channel: to, text = "", blocks = [] } = body as { channel: string; text?: string; blocks?: unknown[] };
    server.problems.push(...slackProblems(text, blocks));
    const channel = seen(to);
    const id = channel?.id ?? [...people.values()].find((person) => person === to);
    if (id === undefined) return refused("channel_not_found");
    if (channel?.is_archived) return refused("is_archived");
    if (channel && !channel.is_member && !tokens.scopes.includes("chat:write.public")) return refused("not_in_channel");
    messages.push({ channel: id, text, blocks });
    const ts = `17673230${messages.length}.000100`;
    const isLost = changing.answersToLose > 0;
    if (isLost) changing.answersToLose -= 1;
    return { isLost, body: { ok: true, channel: id, ts, message: { type: "message", ts, text } } };
  }

  function exchange({ body }: FakeRequest): FakeAnswer {
    const form = body as Record<string, string>;
    if (form["client_id"] !== SLACK_CLIENT.id || form["client_secret"] !== SLACK_CLIENT.secret)
      return refused("bad_client_secret");
    if (form["grant_type"] === "refresh_token") {
      if (form["refresh_token"] !== tokens.refreshToken) return refused("invalid_refresh_token");
      tokens.rotate();
    } else if (form["code"] !== "code") return refused("invalid_code");
    const rotation = changing.rotates ? { refresh_token: tokens.refreshToken, expires_in: 43_200 } : {};
    const app = { token_type: "bot", scope: SCOPES.join(","), app_id: "A0FIX", bot_user_id: "U0FIX" };
    return {
      body: { ok: true, access_token: tokens.current, ...app, ...rotation, team: { id: TEAM, name: "Acme" }, enterprise: null },
    };
  }

  const server = await startVendorServer(
    {
      name: "slack",
      basePath: "/api",
      refusal: ({ headers }, operation) =>
        operation === "POST /oauth.v2.access" || headers["authorization"] === `Bearer ${tokens.current}`
          ? null
          : refused(tokens.current === null ? "token_revoked" : "invalid_auth"),
      limited: () => ({ status: 429, headers: { "retry-after": "1" }, body: { ok: false, error: "ratelimited" } }),
      operations: {
        "GET /auth.test": () => ({
          headers: { "x-oauth-scopes": tokens.scopes.join(",") },
          body: { ok: true, url: "https://acme.slack.com/", team: "Acme", user: "fixpoint", team_id: TEAM, user_id: "U0FIX" },
        }),
        "GET /conversations.list": list,
        "GET /conversations.info": ({ query }) => {
          const channel = seen(query.get("channel") ?? "");
          return channel ? { body: { ok: true, channel } } : refused("channel_not_found");
        },
        "POST /conversations.join": ({ body }) => {
          const channel = seen((body as { channel: string }).channel);
          if (!channel) return refused("channel_not_found");
          channel.is_member = true;
          return { body: { ok: true, channel } };
        },
        "POST /chat.postMessage": post,
        "GET /users.lookupByEmail": ({ query }) => {
          const id = people.get(query.get("email") ?? "");
          return id === undefined ? refused("users_not_found") : { body: { ok: true, user: { id } } };
        },
        "POST /oauth.v2.access": exchange,
      },
      signIn: {
        provider: "slack",
        operations: {
          "GET /oauth/v2/authorize": ({ query }) => {
            const back = new URL(query.get("redirect_uri") ?? "");
            back.searchParams.set("code", "code");
            back.searchParams.set("state", query.get("state") ?? "");
            return { status: 302, headers: { location: back.href } };
          },
        },
      },
    },
    options,
  );

  return Object.assign(changing, {
    ...server,
    tokens,
    channels,
    people,
    messages,
    credentials: () => ({ accessToken: tokens.current ?? "revoked" }),
    addChannel(name: string, values: Partial<FakeSlackChannel> = {}) {
      const id = `C0${String(channels.length + 1).padStart(8, "0")}`;
      const channel = { id, name, is_private: false, is_member: false, is_archived: false, ...values };
      channels.push(channel);
      return channel;
    },
    event(url: string, values: object, { secret = SLACK_SIGNING_SECRET, at = new Date() } = {}) {
      const body = JSON.stringify({ team_id: TEAM, api_app_id: "A0FIX", ...values });
      return { method: "POST", url, body, headers: { "content-type": "application/json", ...signedBySlack(body, secret, at) } };
    },
  });
}
