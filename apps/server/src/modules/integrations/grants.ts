import type { IntegrationProvider } from "@fixpoint/contracts";
import { createIntegrationGrant, takeIntegrationGrant, type IntegrationGrantRow } from "@fixpoint/db";
import * as client from "openid-client";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { hashToken, newToken } from "../../core/credentials.ts";
import { conflict, HttpProblem } from "../../core/problem.ts";
import { requireSecrets } from "../../core/secrets.ts";
import type { Env } from "../../env.ts";
import { nameOf } from "./catalogue.ts";
import type { StoredCredentials } from "./credentials.ts";

export const GRANT_CALLBACK_PATH = "/api/v1/integrations/callback";
const TIMEOUT_MS = 15_000;

type GrantProvider = IntegrationGrantRow["provider"];

interface GrantClient {
  clientId: string;
  clientSecret: string;
  url: string;
  authorizePath: string;
  parameters: Record<string, string>;
}

const PATHS: Record<GrantProvider, Pick<GrantClient, "authorizePath" | "parameters">> = {
  gitlab: { authorizePath: "/oauth/authorize", parameters: { scope: "api" } },
  atlassian: {
    authorizePath: "/authorize",
    parameters: {
      audience: "api.atlassian.com",
      prompt: "consent",
      scope: "read:jira-work write:jira-work read:jira-user manage:jira-webhook offline_access",
    },
  },
};

function hasSettings(env: Env, name: "GITLAB" | "ATLASSIAN" | "SENTRY"): boolean {
  return Boolean(env[`FIXPOINT_${name}_CLIENT_ID`] && env[`FIXPOINT_${name}_CLIENT_SECRET`]);
}

function settingsOf(env: Env, provider: GrantProvider | "sentry") {
  const name = `FIXPOINT_${provider.toUpperCase()}` as "FIXPOINT_GITLAB" | "FIXPOINT_ATLASSIAN" | "FIXPOINT_SENTRY";
  const clientId = env[`${name}_CLIENT_ID`];
  const clientSecret = env[`${name}_CLIENT_SECRET`];
  if (clientId && clientSecret) return { clientId, clientSecret, url: env[`${name}_URL`] };
  throw conflict(
    "not_configured",
    `${nameOf(provider)} has no OAuth client on this server`,
    `Set ${name}_CLIENT_ID and ${name}_CLIENT_SECRET and restart the server, or connect ${nameOf(provider)} with an access token.`,
  );
}

function clientOf(env: Env, provider: GrantProvider): GrantClient {
  return { ...settingsOf(env, provider), ...PATHS[provider] };
}

/** Whether the provider can be authorised in a browser here. */
export function hasClient(env: Env, provider: IntegrationProvider): boolean {
  if (provider === "sentry") return hasSettings(env, "SENTRY") && env.FIXPOINT_SENTRY_APP_SLUG !== undefined;
  return (provider === "gitlab" && hasSettings(env, "GITLAB")) || (provider === "atlassian" && hasSettings(env, "ATLASSIAN"));
}

/** Where Sentry installs the app; it sends the browser to /setup-page/sentry/ afterwards. Throws 409 while none is configured. */
export function sentryInstallUrl(context: AppContext): string {
  const { url } = settingsOf(context.env, "sentry");
  const slug = context.env.FIXPOINT_SENTRY_APP_SLUG;
  if (!slug)
    throw conflict(
      "not_configured",
      "Sentry has no app on this server",
      "Set FIXPOINT_SENTRY_APP_SLUG and restart the server, or connect Sentry with an access token.",
    );
  return `${url}/sentry-apps/${encodeURIComponent(slug)}/external-install/`;
}

const VENDORS_OWN = { gitlab: "https://gitlab.com", sentry: "https://sentry.io" };

/** The address of a self-hosted instance; null for the vendor's own. */
export function instanceOf(env: Env, provider: GrantProvider | "sentry"): string | null {
  // Jira's address is that of the sign-in, not of the API.
  if (provider === "atlassian") return null;
  const { url } = settingsOf(env, provider);
  return url === VENDORS_OWN[provider] ? null : url;
}

/** Where the browser goes to authorise us. Throws 409 while no client is configured. */
export async function beginGrant(
  context: AppContext,
  place: { organizationId: string; userId: string; provider: GrantProvider },
): Promise<string> {
  const { clientId, url, authorizePath, parameters } = clientOf(context.env, place.provider);
  requireSecrets(context);
  const state = newToken();
  const codeVerifier = client.randomPKCECodeVerifier();
  await createIntegrationGrant(context.db, { stateHash: hashToken(state), codeVerifier, ...place });
  const address = new URL(`${url}${authorizePath}`);
  const query = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: `${context.publicUrl()}${GRANT_CALLBACK_PATH}`,
    state,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    ...parameters,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

function refused(provider: GrantProvider | "sentry", cause?: unknown): HttpProblem {
  return new HttpProblem(
    409,
    "authorisation_failed",
    `${nameOf(provider)} was not connected`,
    `${nameOf(provider)} did not accept the authorisation. Start again from the integrations page.`,
    cause,
  );
}

async function post(url: string, body: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}`);
  return response.json();
}

const OAuthTokens = z
  .object({ access_token: z.string().min(1), refresh_token: z.string().optional(), expires_in: z.number().optional() })
  .transform((tokens) => ({
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expiresAt: tokens.expires_in === undefined ? undefined : new Date(Date.now() + tokens.expires_in * 1000).toISOString(),
  }));

/** Takes the grant that a browser was sent back with. Throws 400 for an unknown, used or expired state, 409 for a refusal. */
export async function finishGrant(
  context: AppContext,
  userId: string,
  query: { state: string; code?: string | undefined },
): Promise<{ grant: IntegrationGrantRow; credentials: StoredCredentials }> {
  const grant = await takeIntegrationGrant(context.db, hashToken(query.state), userId);
  if (!grant)
    throw new HttpProblem(
      400,
      "authorisation_expired",
      "This authorisation has expired",
      "Start again from the integrations page.",
    );
  if (!query.code) throw refused(grant.provider);
  const { clientId, clientSecret, url } = clientOf(context.env, grant.provider);
  try {
    const answer = await post(`${url}/oauth/token`, {
      grant_type: "authorization_code",
      client_id: clientId,
      client_secret: clientSecret,
      code: query.code,
      code_verifier: grant.codeVerifier,
      redirect_uri: `${context.publicUrl()}${GRANT_CALLBACK_PATH}`,
    });
    return { grant, credentials: OAuthTokens.parse(answer) };
  } catch (cause) {
    throw refused(grant.provider, cause);
  }
}

const SentryTokens = z
  .object({ token: z.string().min(1), refreshToken: z.string().nullish(), expiresAt: z.string().nullish() })
  .transform(({ token, refreshToken, expiresAt }) => ({
    accessToken: token,
    refreshToken: refreshToken ?? undefined,
    expiresAt: expiresAt ?? undefined,
  }));

/** Changes the code that Sentry gave after an installation into its tokens. */
export async function finishSentryInstallation(
  context: AppContext,
  installation: { code: string; installationId: string },
): Promise<StoredCredentials> {
  const { clientId, clientSecret, url } = settingsOf(context.env, "sentry");
  requireSecrets(context);
  const address = `${url}/api/0/sentry-app-installations/${encodeURIComponent(installation.installationId)}/authorizations/`;
  try {
    const body = { grant_type: "authorization_code", code: installation.code, client_id: clientId, client_secret: clientSecret };
    return SentryTokens.parse(await post(address, body));
  } catch (cause) {
    throw refused("sentry", cause);
  }
}
