import type { IntegrationProvider } from "@fixpoint/contracts";
import type { LimitPolicy } from "../http/limits.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import type { Identity, OAuthClient, VendorAccess, VendorCredentials } from "./access.ts";

/** What every vendor has, whatever else it is good for: whose access one holds, and how it is kept. */
export interface VendorIdentity {
  readonly provider: IntegrationProvider;
  readonly limits: LimitPolicy;
  /** Every operation that it may ask for, as `GET /path/{of}/the/description`. */
  readonly operations: readonly string[];
  /** Throws VendorError, `access_revoked` where the vendor does not know the credentials. */
  identify(access: VendorAccess): Promise<Identity>;
  /** Changes a refresh token for new credentials; absent where tokens live until they are revoked. */
  refresh?(credentials: VendorCredentials, client: OAuthClient, fetch: VendorFetch): Promise<VendorCredentials>;
}
