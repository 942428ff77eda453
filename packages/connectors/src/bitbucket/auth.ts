import { readAnswer } from "../http/answer.ts";
import { createApi } from "../http/api.ts";
import { revokedIfRefused } from "../http/refused-refresh.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import type { OAuthClient, VendorCredentials } from "../types/access.ts";
import { Tokens } from "./schema.ts";

export const NAME = "Bitbucket";

/** Of the sign-in, which is on another host than the API and not in its description. */
interface SignIn {
  "/site/oauth2/access_token": {
    post: {
      requestBody: { content: { "application/x-www-form-urlencoded": { grant_type: "refresh_token"; refresh_token: string } } };
      responses: { 200: { content: { "application/json": unknown } } };
    };
  };
}

function basic(name: string, password: string): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
}

/** Of a repository, a project or a workspace: it stands for nobody, and every one of them begins so. */
export function isAccessToken(token: string): boolean {
  return token.startsWith("ATCTT");
}

/** An API token is the password of an account's e-mail address; all other tokens stand alone, whatever stands beside them. */
function isApiToken({ accessToken, email }: VendorCredentials): boolean {
  return email !== undefined && !isAccessToken(accessToken);
}

export function authorizationOf(credentials: VendorCredentials): string {
  const { accessToken, email = "" } = credentials;
  return isApiToken(credentials) ? basic(email, accessToken) : `Bearer ${accessToken}`;
}

/** https://support.atlassian.com/bitbucket-cloud/docs/using-api-tokens and …/using-access-tokens */
export function gitLoginOf(credentials: VendorCredentials): { username: string; password: string } {
  const username = isApiToken(credentials) ? "x-bitbucket-api-token-auth" : "x-token-auth";
  return { username, password: credentials.accessToken };
}

const ACCESS_TOKEN_SCOPES = ["repository:write", "pullrequest:write", "webhook"];
/** Of OAuth consumers: the account's and its workspaces' too. */
const SCOPES = ["account", ...ACCESS_TOKEN_SCOPES];
/** The same of API tokens, where to write is not to read. */
const API_TOKEN_SCOPES = [
  "read:user:bitbucket",
  "read:workspace:bitbucket",
  "read:repository:bitbucket",
  "write:repository:bitbucket",
  "read:pullrequest:bitbucket",
  "write:pullrequest:bitbucket",
  "read:webhook:bitbucket",
  "write:webhook:bitbucket",
  "delete:webhook:bitbucket",
];

/** `isPersons`: an access token needs nothing of an account. */
export function missingScopes(held: readonly string[], isPersons = true): string[] {
  const ofOAuth = isPersons ? SCOPES : ACCESS_TOKEN_SCOPES;
  const needed = held.some((scope) => scope.endsWith(":bitbucket")) ? API_TOKEN_SCOPES : ofOAuth;
  return needed.filter((scope) => !held.includes(scope) && !held.includes(`${scope}:write`));
}

/** Tokens of an OAuth consumer, for two hours. API tokens and access tokens are not renewed. */
export async function refresh(
  { refreshToken, ...others }: VendorCredentials,
  client: OAuthClient,
  fetch: VendorFetch,
  now: () => Date = () => new Date(),
): Promise<VendorCredentials> {
  const headers = { authorization: basic(client.id, client.secret) };
  const api = createApi<SignIn>({ name: NAME, baseUrl: client.url, headers, fetch });
  return revokedIfRefused(NAME, async () => {
    if (refreshToken === undefined) return null;
    const { data } = await api.POST("/site/oauth2/access_token", {
      body: { grant_type: "refresh_token", refresh_token: refreshToken },
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    const { access_token, refresh_token, expires_in } = readAnswer(NAME, Tokens, data);
    const expiresAt = new Date(now().getTime() + expires_in * 1000).toISOString();
    return { ...others, accessToken: access_token, refreshToken: refresh_token ?? refreshToken, expiresAt };
  });
}
