import { refreshToken } from "../http/refresh-token.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import type { OAuthClient, VendorCredentials } from "../types/access.ts";
import { NAME } from "./client.ts";

/** What messages to channels need, and the people and channels to choose from. */
export const TOKEN_SCOPES = [
  "chat:write",
  "chat:write.public",
  "channels:read",
  "groups:read",
  "channels:join",
  "users:read.email",
] as const;

/** Only tokens of an app with token rotation end, after twelve hours; each refresh token serves once. */
export function refresh(credentials: VendorCredentials, client: OAuthClient, fetch: VendorFetch): Promise<VendorCredentials> {
  return refreshToken({ name: NAME, url: `${client.url}/api/oauth.v2.access`, credentials, client, fetch });
}
