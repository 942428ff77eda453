import type { OAuthClient, VendorCredentials } from "../types/access.ts";
import { requestTokens } from "./token-request.ts";
import { VendorError } from "./vendor-error.ts";
import type { VendorFetch } from "./vendor-fetch.ts";

/** Changes a refresh token (RFC 6749, section 6). Throws VendorError `access_revoked` where only connecting again helps. */
export async function refreshToken(options: {
  /** For people, e.g. "Asana". */
  name: string;
  url: string;
  asJson?: boolean;
  credentials: VendorCredentials;
  client: OAuthClient;
  fetch: VendorFetch;
}): Promise<VendorCredentials> {
  const { name, url, asJson, credentials, client, fetch } = options;
  const { refreshToken: held } = credentials;
  if (held === undefined)
    throw new VendorError("access_revoked", `${name} does not accept the token, and there is no way to renew it`);
  const form = { grant_type: "refresh_token", client_id: client.id, client_secret: client.secret, refresh_token: held };
  const tokens = await requestTokens({ name, url, form, asJson, fetch });
  return {
    ...credentials,
    accessToken: tokens.access_token,
    // Left out by vendors whose refresh token stays the same.
    refreshToken: tokens.refresh_token ?? held,
    expiresAt: tokens.expiresAt,
  };
}
