import type { Client } from "openapi-fetch";
import { createApi } from "../http/api.ts";
import type { VendorErrorCode } from "../http/vendor-error.ts";
import type { VendorAccess } from "../types/access.ts";
import { jsonOf } from "../webhook/signature.ts";
import type { paths } from "./api.gen.ts";
import { Refused } from "./schema.ts";

export const NAME = "Slack";
const API_URL = "https://slack.com/api";
export type SlackApi = Client<paths>;

const CODES: Record<string, VendorErrorCode> = {
  invalid_auth: "access_revoked",
  not_authed: "access_revoked",
  account_inactive: "access_revoked",
  token_revoked: "access_revoked",
  token_expired: "access_revoked",
  missing_scope: "access_denied",
  no_permission: "access_denied",
  ekm_access_denied: "access_denied",
  team_access_not_granted: "access_denied",
  channel_not_found: "not_at_vendor",
  not_in_channel: "not_at_vendor",
  users_not_found: "not_at_vendor",
  ratelimited: "rate_limited",
  internal_error: "vendor_unavailable",
  fatal_error: "vendor_unavailable",
  service_unavailable: "vendor_unavailable",
};

/** Slack says 200 to everything; whether it is a yes stands in the answer. */
async function refusal(answer: Response): Promise<VendorErrorCode | null> {
  if (!answer.ok) return null;
  const read = Refused.safeParse(jsonOf(Buffer.from(await answer.arrayBuffer())));
  return read.success ? (CODES[read.data.error] ?? "vendor_refused") : null;
}

export function createClient({ credentials, baseUrl, fetch }: VendorAccess): SlackApi {
  const headers = { authorization: `Bearer ${credentials.accessToken}` };
  return createApi<paths>({ name: NAME, baseUrl: baseUrl ?? API_URL, headers, fetch, refusal });
}
