import { createAppAuth } from "@octokit/auth-app";
import { isVendorError, VendorError } from "../http/vendor-error.ts";
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
  try {
    const { token, expiresAt } = await auth({ type: "installation", installationId: Number(installationId), refresh: true });
    return { ...credentials, accessToken: token, expiresAt };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** What keeps an installation from its token: 404 and 403 are of the installation, 401 is of the app itself. */
function refusalOf(error: unknown): unknown {
  if (isVendorError(error, "not_at_vendor") || isVendorError(error, "access_denied"))
    return new VendorError("access_revoked", `The app was uninstalled or suspended at ${NAME}`, { cause: error });
  if (isVendorError(error, "access_revoked"))
    return new VendorError("vendor_refused", `${NAME} does not accept the key of this server's app`, { cause: error });
  return error;
}
