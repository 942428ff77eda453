import type { VendorFetch } from "../http/vendor-fetch.ts";

/** What opens a vendor's API; which of these a vendor needs is in the contracts' `CREDENTIAL_FIELDS`. */
export interface VendorCredentials {
  accessToken: string;
  email?: string | undefined;
  apiKey?: string | undefined;
  refreshToken?: string | undefined;
  /** ISO 8601. */
  expiresAt?: string | undefined;
  /** Of the app that was installed at the vendor, where the token is one of an installation. */
  installationId?: string | undefined;
  /** Of the Atlassian site, where one access reaches several. */
  cloudId?: string | undefined;
}

export interface VendorAccess {
  credentials: VendorCredentials;
  /** Of the API, without a slash at its end; null for the vendor's own. */
  baseUrl: string | null;
  fetch: VendorFetch;
}

export interface Identity {
  /** Whose credentials they are, as the vendor names them. */
  account: string;
  /** null where the vendor does not tell. */
  scopes: string[] | null;
  /** Of those that the connector needs. Empty where the vendor does not tell. */
  missingScopes: string[];
}

/** The OAuth client that a server has at a vendor. */
export interface OAuthClient {
  id: string;
  secret: string;
  /** Of the sign-in, without a slash at its end. */
  url: string;
}
