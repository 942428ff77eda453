import { z } from "zod";
import { readAnswer, refusedBy } from "./answer.ts";
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

async function isSpent(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  return OAuthError.safeParse(body).data?.error === "invalid_grant";
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
  headers?: Record<string, string>;
  fetch: VendorFetch;
}): Promise<z.infer<typeof Tokens>> {
  const { name, url, form, headers, fetch } = options;
  const asks = { accept: "application/json", "content-type": "application/x-www-form-urlencoded", ...headers };
  const response = await fetch(new Request(url, { method: "POST", headers: asks, body: new URLSearchParams(form).toString() }));
  if (!response.ok) throw refusedBy(name, response.status, (await isSpent(response)) ? { code: "access_revoked" } : {});
  return readAnswer(name, Tokens, await response.json().catch(() => null));
}
