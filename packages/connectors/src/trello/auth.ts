import { VendorError } from "../http/vendor-error.ts";
import type { VendorCredentials } from "../types/access.ts";

/** A token opens nothing without the key of the app that it was given to. Both travel in this header, never in an address. */
export function authorizationOf({ apiKey, accessToken }: VendorCredentials): string {
  if (apiKey === undefined) throw new VendorError("access_revoked", "Trello wants the API key beside the token");
  return `OAuth oauth_consumer_key="${encodeURIComponent(apiKey)}", oauth_token="${encodeURIComponent(accessToken)}"`;
}
