import type { Client } from "openapi-fetch";
import { refusedBy } from "../http/answer.ts";
import { createApi } from "../http/api.ts";
import type { VendorAccess } from "../types/access.ts";
import type { paths } from "./api.gen.ts";
import { Refusal } from "./schema.ts";

export const NAME = "ClickUp";
const API_URL = "https://api.clickup.com/api";
export type ClickupApi = Client<paths>;

/** "Team not authorized": the token is good, but sees nothing there. */
const DENIED = /^OAUTH_0(?:23|26|27|29|3\d|4[0-5])$/;

async function isDenied(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  return DENIED.test(Refusal.safeParse(body).data?.ECODE ?? "");
}

/** Personal tokens stand alone in the header, OAuth tokens do not. */
function authorizationOf(token: string): string {
  return token.startsWith("pk_") ? token : `Bearer ${token}`;
}

export function createClient({ credentials, baseUrl, fetch }: VendorAccess): ClickupApi {
  const headers = { authorization: authorizationOf(credentials.accessToken) };
  const api = createApi<paths>({ name: NAME, baseUrl: baseUrl ?? API_URL, headers, fetch });
  api.use({
    // ClickUp says 401 for a token that is worth nothing and for a place that a good one may not see.
    async onResponse({ response }) {
      if (response.status === 401 && (await isDenied(response.clone())))
        throw refusedBy(NAME, response.status, { code: "access_denied" });
    },
  });
  return api;
}
