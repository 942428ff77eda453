import { refreshToken } from "../http/refresh-token.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import type { OAuthClient, VendorCredentials } from "../types/access.ts";
import { NAME } from "./client.ts";

/** The only scope that may write comments and webhooks. */
export const TOKEN_SCOPES = ["api"] as const;

/** GitLab voids both old tokens with it. Personal tokens have nothing to be renewed with. */
export function refresh(credentials: VendorCredentials, client: OAuthClient, fetch: VendorFetch): Promise<VendorCredentials> {
  return refreshToken({ name: NAME, url: `${client.url}/oauth/token`, credentials, client, fetch });
}
