import { createTokens } from "./tokens.ts";
import type { IdentityFake } from "./tracker-fake.ts";
import { startVendorServer } from "./vendor-server.ts";

const SCOPES = ["chat:write", "chat:write.public", "channels:read", "groups:read", "channels:join", "users:read.email"];

/** Slack's API for whose access it is, with a bot's token. */
export async function startSlackFake(options: { checks?: boolean } = {}): Promise<IdentityFake> {
  const tokens = createTokens(SCOPES, "xoxb");
  const server = await startVendorServer(
    {
      name: "slack",
      basePath: "/api",
      refusal: ({ headers }) =>
        headers["authorization"] === `Bearer ${tokens.current}`
          ? null
          : { status: 200, body: { ok: false, error: "invalid_auth" } },
      limited: () => ({ status: 429, headers: { "retry-after": "1" }, body: { ok: false, error: "ratelimited" } }),
      operations: {
        "GET /auth.test": () => ({
          headers: { "x-oauth-scopes": tokens.scopes.join(",") },
          body: { ok: true, url: "https://acme.slack.com/", team: "Acme", user: "fixpoint", team_id: "T0ACME", user_id: "U0FIX" },
        }),
      },
    },
    options,
  );
  return { ...server, tokens, credentials: () => ({ accessToken: tokens.current ?? "revoked" }) };
}
