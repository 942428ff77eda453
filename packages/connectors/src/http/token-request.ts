import { z } from "zod";
import { readAnswer, refusedBy } from "./answer.ts";
import type { VendorError } from "./vendor-error.ts";
import type { VendorFetch } from "./vendor-fetch.ts";

const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  /** Seconds. */
  expires_in: z.number().optional(),
  /** Epoch seconds. */
  created_at: z.number().optional(),
});
const OAuthError = z.object({ error: z.string() });
/** Said of a grant that is used up, revoked or too old; Atlassian says the second, Slack the last ones. */
const SPENT = new Set(["invalid_grant", "unauthorized_client", "invalid_refresh_token", "token_revoked", "token_expired"]);
const UNKNOWN_CLIENT = "invalid_client";

/** Some vendors refuse with a status of success: what is said counts. null for no refusal. */
function refusalOf(name: string, response: Response, body: unknown): VendorError | null {
  const error = OAuthError.safeParse(body).data?.error;
  if (response.ok && error === undefined) return null;
  if (SPENT.has(error ?? "")) return refusedBy(name, response.status, { code: "access_revoked" });
  // Connecting again does not help against a wrong secret of this server.
  return refusedBy(name, response.status, error === UNKNOWN_CLIENT ? { code: "vendor_refused" } : {});
}

/** By the vendor's own clock, which its tokens go by. ISO 8601; undefined where it does not tell. */
function expiryOf({ created_at, expires_in }: z.infer<typeof Tokens>, response: Response): string | undefined {
  const madeAt = created_at === undefined ? Date.parse(response.headers.get("date") ?? "") : created_at * 1000;
  return expires_in === undefined || Number.isNaN(madeAt) ? undefined : new Date(madeAt + expires_in * 1000).toISOString();
}

/**
 * Asks an OAuth 2.0 token endpoint (RFC 6749), everything in the body. Throws VendorError `access_revoked` when the
 * grant is worth nothing any more: only signing in again helps then.
 */
export async function requestTokens(options: {
  /** For people, e.g. "GitLab". */
  name: string;
  url: string;
  form: Record<string, string>;
  /** The form's values as JSON, for vendors that want it so. */
  asJson?: boolean;
  headers?: Record<string, string>;
  fetch: VendorFetch;
}): Promise<z.infer<typeof Tokens> & { expiresAt: string | undefined }> {
  const { name, url, form, asJson = false, headers, fetch } = options;
  const type = asJson ? "application/json" : "application/x-www-form-urlencoded";
  const body = asJson ? JSON.stringify(form) : new URLSearchParams(form).toString();
  const asks = { accept: "application/json", "content-type": type, ...headers };
  const response = await fetch(new Request(url, { method: "POST", headers: asks, body }));
  const answer: unknown = await response.json().catch(() => null);
  const refusal = refusalOf(name, response, answer);
  if (refusal) throw refusal;
  const tokens = readAnswer(name, Tokens, answer);
  return { ...tokens, expiresAt: expiryOf(tokens, response) };
}
