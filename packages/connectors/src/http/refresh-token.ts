import { z } from "zod";
import type { OAuthClient, VendorCredentials } from "../types/access.ts";
import { readAnswer, refusedBy } from "./answer.ts";
import { VendorError } from "./vendor-error.ts";
import type { VendorFetch } from "./vendor-fetch.ts";

const Renewed = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  /** Left out by vendors whose refresh token stays the same. */
  refresh_token: z.string().min(1).optional(),
});
const Refusal = z.object({ error: z.string() });
/** Said of a refresh token that is used up, revoked or too old; other words mean the OAuth client. */
const ENDS_ACCESS = new Set(["invalid_grant", "unauthorized_client"]);

function requestOf(url: string, kind: "json" | "form", body: Record<string, string>): Request {
  const headers = {
    accept: "application/json",
    "content-type": kind === "json" ? "application/json" : "application/x-www-form-urlencoded",
  };
  const text = kind === "json" ? JSON.stringify(body) : new URLSearchParams(body).toString();
  return new Request(url, { method: "POST", headers, body: text });
}

async function refusalOf(name: string, response: Response): Promise<VendorError> {
  const refusal = Refusal.safeParse(await response.json().catch(() => null));
  if (refusal.success && ENDS_ACCESS.has(refusal.data.error)) return refusedBy(name, response.status, { code: "access_revoked" });
  return refusedBy(name, response.status, { code: response.status >= 500 ? "vendor_unavailable" : "vendor_refused" });
}

/** By the vendor's clock, as its tokens are. */
function expiryOf(response: Response, seconds: number): string | undefined {
  const answeredAt = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(answeredAt) ? undefined : new Date(answeredAt + seconds * 1000).toISOString();
}

/**
 * OAuth's refresh (RFC 6749, section 6). Throws VendorError `access_revoked` where only connecting again helps,
 * `vendor_refused` where the OAuth client is not accepted.
 */
export async function refreshToken(options: {
  /** For people, e.g. "Asana". */
  name: string;
  url: string;
  kind: "json" | "form";
  credentials: VendorCredentials;
  client: OAuthClient;
  fetch: VendorFetch;
}): Promise<VendorCredentials> {
  const { name, credentials, client } = options;
  if (credentials.refreshToken === undefined)
    throw new VendorError("access_revoked", `${name} does not accept the token, and there is no way to renew it`);
  const response = await options.fetch(
    requestOf(options.url, options.kind, {
      grant_type: "refresh_token",
      client_id: client.id,
      client_secret: client.secret,
      refresh_token: credentials.refreshToken,
    }),
  );
  if (!response.ok) throw await refusalOf(name, response);
  const renewed = readAnswer(name, Renewed, await response.json().catch(() => null));
  return {
    ...credentials,
    accessToken: renewed.access_token,
    refreshToken: renewed.refresh_token ?? credentials.refreshToken,
    expiresAt: expiryOf(response, renewed.expires_in),
  };
}
