import type { FakeTokens } from "../tokens.ts";
import type { FakeAnswer, Handler } from "../vendor-server.ts";

const REFUSED: FakeAnswer = {
  status: 403,
  body: { error: "unauthorized_client", error_description: "refresh_token is invalid" },
};

/** Atlassian's accounts: which sites an access reaches, and refresh tokens that serve once. */
export function signInOf(
  tokens: FakeTokens,
  client: { id: string; secret: string },
  site: { id: string; name: string; url: string },
): Record<string, Handler> {
  return {
    "GET /oauth/token/accessible-resources": ({ headers }) =>
      headers["authorization"] === `Bearer ${tokens.current}`
        ? { body: [{ ...site, scopes: tokens.scopes }] }
        : { status: 401, body: { error: "invalid_token" } },
    "POST /oauth/token": ({ body }) => {
      const asked = body as { client_id: string; client_secret: string; refresh_token: string };
      if (asked.client_id !== client.id || asked.client_secret !== client.secret)
        return { status: 401, body: { error: "invalid_client" } };
      if (asked.refresh_token !== tokens.refreshToken) return REFUSED;
      const access_token = tokens.rotate();
      const scope = [...tokens.scopes, "offline_access"].join(" ");
      return { body: { access_token, expires_in: 3600, refresh_token: tokens.refreshToken, token_type: "Bearer", scope } };
    },
  };
}
