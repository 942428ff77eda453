import { refreshToken } from "../http/refresh-token.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import type { OAuthClient, VendorCredentials } from "../types/access.ts";
import { NAME } from "./client.ts";

/** The refresh token stays the same. Personal tokens live until they are revoked. */
export function refresh(credentials: VendorCredentials, client: OAuthClient, fetch: VendorFetch): Promise<VendorCredentials> {
  return refreshToken({ name: NAME, url: `${client.url}/-/oauth_token`, credentials, client, fetch });
}
