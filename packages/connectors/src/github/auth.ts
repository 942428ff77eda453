import { createAppAuth } from "@octokit/auth-app";
import { VendorError } from "../http/vendor-error.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import type { OAuthClient, VendorCredentials } from "../types/access.ts";
import { apiUrlOf, createAppClient, NAME } from "./client.ts";

/** What a classic token needs: `repo` for issues and comments, the other for webhooks. */
export const TOKEN_SCOPES = ["repo", "admin:repo_hook"] as const;
/**
 * A token of an app's installation, for an hour. `client.id` is the app's id, `client.secret` its private key as PEM.
 * Tokens of people are not renewed: theirs live until they are revoked.
 */
export async function refresh(
  credentials: VendorCredentials,
  client: OAuthClient,
  fetch: VendorFetch,
): Promise<VendorCredentials> {
  const { installationId } = credentials;
  if (installationId === undefined)
    throw new VendorError("access_revoked", `${NAME} does not accept the token, and there is no way to renew it`);
  const { request } = createAppClient(apiUrlOf(client.url), fetch);
  const auth = createAppAuth({ appId: client.id, privateKey: client.secret, request });
  const { token, expiresAt } = await auth({ type: "installation", installationId: Number(installationId), refresh: true });
  return { ...credentials, accessToken: token, expiresAt };
}
