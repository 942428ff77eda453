import { refreshToken } from "../http/refresh-token.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import type { OAuthClient, VendorCredentials } from "../types/access.ts";
import { NAME } from "./client.ts";

/** What the connector needs of an access by OAuth, beside `offline_access`, which no call tells of. */
export const SCOPES = ["read:jira-work", "write:jira-work", "read:jira-user", "manage:jira-webhook"] as const;

/** Each refresh gives a new refresh token and voids the old one. API tokens are not renewed. */
export function refresh(credentials: VendorCredentials, client: OAuthClient, fetch: VendorFetch): Promise<VendorCredentials> {
  return refreshToken({ name: NAME, url: `${client.url}/oauth/token`, asJson: true, credentials, client, fetch });
}
