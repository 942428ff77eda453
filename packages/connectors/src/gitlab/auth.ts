import { requestTokens } from "../http/token-request.ts";
import { VendorError } from "../http/vendor-error.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import type { OAuthClient, VendorCredentials } from "../types/access.ts";
import { NAME } from "./client.ts";

/** The only scope that may write comments and webhooks. */
export const TOKEN_SCOPES = ["api"] as const;

/** GitLab voids both old tokens with it. Personal tokens have nothing to be renewed with. */
export async function refresh(
  credentials: VendorCredentials,
  client: OAuthClient,
  fetch: VendorFetch,
): Promise<VendorCredentials> {
  const { refreshToken } = credentials;
  if (refreshToken === undefined)
    throw new VendorError("access_revoked", `${NAME} does not accept the token, and there is no way to renew it`);
  const tokens = await requestTokens({
    name: NAME,
    url: `${client.url}/oauth/token`,
    form: { grant_type: "refresh_token", refresh_token: refreshToken, client_id: client.id, client_secret: client.secret },
    fetch,
  });
  const { created_at: createdAt, expires_in: seconds } = tokens;
  return {
    ...credentials,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? refreshToken,
    expiresAt:
      createdAt === undefined || seconds === undefined ? undefined : new Date((createdAt + seconds) * 1000).toISOString(),
  };
}
