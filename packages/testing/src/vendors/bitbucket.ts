import { createTokens, type FakeTokens } from "./tokens.ts";
import type { IdentityFake } from "./tracker-fake.ts";
import { startVendorServer, type VendorServer } from "./vendor-server.ts";

const EMAIL = "ada@acme.test";

function basic(name: string, password: string): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
}

/** Bitbucket's API for whose access it is, with an account's API token or an OAuth token. */
export async function startBitbucketFake(options: { checks?: boolean; hasApiToken?: boolean } = {}): Promise<IdentityFake> {
  const { hasApiToken = false } = options;
  const tokens = createTokens(["account", "repository:write", "pullrequest:write", "webhook"], "ATBB");
  const server = await startVendorServer(
    {
      name: "bitbucket",
      basePath: "/2.0",
      refusal: ({ headers }) => {
        const expected = hasApiToken ? basic(EMAIL, tokens.current ?? "") : `Bearer ${tokens.current}`;
        const error = { message: "Token is invalid, expired, or not supported for this endpoint." };
        return headers["authorization"] === expected ? null : { status: 401, body: { type: "error", error } };
      },
      limited: () => ({ status: 429, body: { type: "error", error: { message: "Rate limit exceeded" } } }),
      operations: {
        "GET /user": () => ({
          headers: { "x-oauth-scopes": tokens.scopes.join(", ") },
          body: { type: "user", uuid: "{0c7f0e52-3d0c-4d39-9d2b-6f1b7b3c7a10}", display_name: "Ada", username: "ada" },
        }),
      },
    },
    options,
  );
  const email = hasApiToken ? { email: EMAIL } : {};
  return { ...server, tokens, credentials: () => ({ accessToken: tokens.current ?? "revoked", ...email }) };
}

/** Where an OAuth consumer renews tokens: `url` is that of the sign-in. */
export async function startBitbucketSignIn(tokens: FakeTokens, client: { id: string; secret: string }): Promise<VendorServer> {
  const server = await startVendorServer({
    name: "oauth",
    basePath: "",
    refusal: ({ headers }) =>
      headers["authorization"] === basic(client.id, client.secret) ? null : { status: 401, body: { error: "invalid_client" } },
    limited: () => ({ status: 429 }),
    operations: {
      "POST /bitbucket/site/oauth2/access_token": ({ body }) => {
        const { refresh_token } = body as { refresh_token?: string };
        if (refresh_token !== tokens.refreshToken) return { status: 400, body: { error: "invalid_grant" } };
        const renewed = { access_token: tokens.rotate(), refresh_token: tokens.refreshToken, expires_in: 7200 };
        return { body: { ...renewed, token_type: "bearer", scopes: tokens.scopes.join(" ") } };
      },
    },
  });
  return { ...server, url: `${server.url}/bitbucket` };
}
