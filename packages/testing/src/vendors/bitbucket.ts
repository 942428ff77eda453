import type { GitAccess, GitLogin } from "./host/git-server.ts";
import { bitbucketAccount } from "./host/bitbucket-bodies.ts";
import { bitbucketHostOperations, type BitbucketWebhook } from "./host/bitbucket-host.ts";
import { createTokens, type FakeTokens } from "./tokens.ts";
import type { HostFakeOptions, IdentityFake } from "./tracker-fake.ts";
import { startVendorServer, type FakeAnswer, type FakeRequest, type VendorServer } from "./vendor-server.ts";

const EMAIL = "ada@acme.test";

function basic(name: string, password: string): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
}

export interface BitbucketFake extends IdentityFake {
  /** By UUID. */
  webhooks: Map<string, BitbucketWebhook>;
}

export interface BitbucketFakeOptions extends HostFakeOptions {
  /** An account's, instead of an OAuth token. */
  hasApiToken?: boolean;
  /** What an access token belongs to, where it is one. */
  accessTokenOf?: "repo" | "project" | "workspace";
}

function tokensFor({ hasApiToken, accessTokenOf }: BitbucketFakeOptions): FakeTokens {
  const scopes = ["repository:write", "pullrequest:write", "webhook"];
  if (accessTokenOf !== undefined) return createTokens(scopes, "ATCTT3x");
  return createTokens(["account", ...scopes], hasApiToken ? "ATATT3x" : "oauth");
}

/** Bitbucket's API for whose access it is; with a `host`, of code and pull requests too. */
export async function startBitbucketFake(options: BitbucketFakeOptions = {}): Promise<BitbucketFake> {
  const { hasApiToken = false, accessTokenOf, host } = options;
  const tokens = tokensFor(options);
  const webhooks = new Map<string, BitbucketWebhook>();
  let url = "";
  const personsOnly = new Set(["GET /user", "GET /user/workspaces"]);
  // The scope is there for tokens of a workspace alone.
  if (accessTokenOf !== "workspace") personsOnly.add("GET /workspaces/{workspace}/members");

  function refusal({ headers }: FakeRequest, operation: string): FakeAnswer | null {
    const expected = hasApiToken ? basic(EMAIL, tokens.current ?? "") : `Bearer ${tokens.current}`;
    const unknown = { message: "Token is invalid, expired, or not supported for this endpoint." };
    if (headers["authorization"] !== expected) return { status: 401, body: { type: "error", error: unknown } };
    if (accessTokenOf === undefined || !personsOnly.has(operation)) return null;
    const error = { message: "This API is not accessible by this authentication mechanism" };
    const told = { "x-credential-type": `${accessTokenOf}_access_token`, "x-oauth-scopes": tokens.scopes.join(", ") };
    return { status: 403, headers: told, body: { type: "error", error } };
  }

  function accessOf(login: GitLogin | null): GitAccess {
    if (login === null || login.password !== tokens.current) return "unknown";
    return login.username === (hasApiToken ? "x-bitbucket-api-token-auth" : "x-token-auth") ? "allowed" : "denied";
  }

  const server = await startVendorServer(
    {
      name: "bitbucket",
      basePath: "/2.0",
      refusal,
      limited: () => ({ status: 429, body: { type: "error", error: { message: "Rate limit exceeded" } } }),
      ...(host && { beside: (request, response) => host.git.answer(request, response, accessOf) }),
      operations: {
        "GET /user": () => ({
          headers: { "x-oauth-scopes": tokens.scopes.join(", ") },
          body: { ...bitbucketAccount("ada"), username: "ada_acme" },
        }),
        // Access tokens ask it too, and are refused.
        "GET /user/workspaces": () => ({ body: { values: [] } }),
        ...(host && bitbucketHostOperations(host, () => url, webhooks)),
      },
    },
    options,
  );
  url = server.url;
  const email = hasApiToken ? { email: EMAIL } : {};
  return { ...server, tokens, webhooks, credentials: () => ({ accessToken: tokens.current ?? "revoked", ...email }) };
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
