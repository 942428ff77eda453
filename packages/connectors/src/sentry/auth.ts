import { createApi } from "../http/api.ts";
import { readAnswer } from "../http/answer.ts";
import { revokedIfRefused } from "../http/refused-refresh.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import type { OAuthClient, VendorCredentials } from "../types/access.ts";
import type { paths } from "./api.gen.ts";
import { NAME } from "./client.ts";
import { Authorization } from "./schema.ts";

/** What it needs: projects to choose from, issues with their events, and to comment. */
const SCOPES = ["org:read", "project:read", "event:read", "event:write"] as const;
/** Each holds those before it. */
const STRENGTHS = ["read", "write", "admin"];

export function missingScopes(held: readonly string[]): string[] {
  return SCOPES.filter((needed) => {
    const [area = "", strength = ""] = needed.split(":");
    const enough = STRENGTHS.slice(STRENGTHS.indexOf(strength)).map((held) => `${area}:${held}`);
    return !enough.some((scope) => held.includes(scope));
  });
}

/** New tokens of an installation, for eight hours; the old refresh token is worth nothing then. */
export async function refresh(
  { installationId, refreshToken, ...others }: VendorCredentials,
  client: OAuthClient,
  fetch: VendorFetch,
): Promise<VendorCredentials> {
  const api = createApi<paths>({ name: NAME, baseUrl: client.url, headers: {}, fetch });
  return revokedIfRefused(NAME, async () => {
    if (installationId === undefined || refreshToken === undefined) return null;
    const { data } = await api.POST("/api/0/sentry-app-installations/{uuid}/authorizations/", {
      params: { path: { uuid: installationId } },
      body: { grant_type: "refresh_token", refresh_token: refreshToken, client_id: client.id, client_secret: client.secret },
    });
    const made = readAnswer(NAME, Authorization, data);
    const expiresAt = made.expiresAt ?? undefined;
    return { ...others, installationId, accessToken: made.token, refreshToken: made.refreshToken, expiresAt };
  });
}
