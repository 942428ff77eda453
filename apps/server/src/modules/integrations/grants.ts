import type { OAuthClient } from "@fixpoint/connectors";
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
import { clientFor, GRANTS, isGrantProvider, VENDORS_OWN, type GrantProvider } from "./oauth-clients.ts";

export const GRANT_CALLBACK_PATH = "/api/v1/integrations/callback";
const TIMEOUT_MS = 15_000;

/** Throws 409 that names what to set. */
function requireClient(env: Env, provider: GrantProvider | "sentry"): OAuthClient {
  const found = clientFor(env, { provider });
  if (found) return found;
  const name = `FIXPOINT_${provider.toUpperCase()}`;
  throw conflict(
    "not_configured",
    `${nameOf(provider)} has no OAuth client on this server`,
    `Set ${name}_CLIENT_ID and ${name}_CLIENT_SECRET and restart the server, or connect ${nameOf(provider)} with an access token.`,
  );
}

/** Whether the provider can be authorised in a browser here. */
export function hasClient(env: Env, provider: IntegrationProvider): boolean {
  if (provider === "sentry" && env.FIXPOINT_SENTRY_APP_SLUG === undefined) return false;
  return (provider === "sentry" || provider === "github" || isGrantProvider(provider)) && clientFor(env, { provider }) !== null;
}

/** Where Sentry installs the app; it sends the browser to /setup-page/sentry/ afterwards. Throws 409 while none is configured. */
export function sentryInstallUrl(context: AppContext): string {
  const { url } = requireClient(context.env, "sentry");
  const slug = context.env.FIXPOINT_SENTRY_APP_SLUG;
  if (!slug)
    throw conflict(
      "not_configured",
      "Sentry has no app on this server",
      "Set FIXPOINT_SENTRY_APP_SLUG and restart the server, or connect Sentry with an access token.",
    );
  return `${url}/sentry-apps/${encodeURIComponent(slug)}/external-install/`;
}

/** The API of an instance that is not the vendor's own; null for that. */
export function instanceOf(env: Env, provider: GrantProvider | "sentry"): string | null {
  const { url } = requireClient(env, provider);
  if (url === VENDORS_OWN[provider]) return null;
  return provider === "sentry" ? url : GRANTS[provider].apiUrl(url);
}

/** Where the browser goes to authorise us. Throws 409 while no client is configured. */
export async function beginGrant(
  context: AppContext,
  place: { organizationId: string; userId: string; provider: GrantProvider },
): Promise<string> {
  const { id, url } = requireClient(context.env, place.provider);
  const { authorizePath, parameters, usesPkce, hasOneFlow } = GRANTS[place.provider];
  requireSecrets(context);
  const state = newToken();
  const codeVerifier = client.randomPKCECodeVerifier();
  await createIntegrationGrant(context.db, { stateHash: hashToken(state), codeVerifier, ...place });
  const address = new URL(`${url}${authorizePath}`);
  const query = {
    ...(!hasOneFlow && { response_type: "code" }),
    client_id: id,
    redirect_uri: `${context.publicUrl()}${GRANT_CALLBACK_PATH}`,
    state,
    ...(usesPkce && {
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
    }),
    ...parameters,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/** Of a state that nobody was given, or that somebody else was, or that has served. */
export function authorisationExpired(): HttpProblem {
  return new HttpProblem(
    400,
    "authorisation_expired",
    "This authorisation has expired",
    "Start again from the integrations page.",
  );
}

export function refused(provider: GrantProvider | "sentry" | "github", cause?: unknown): HttpProblem {
  return new HttpProblem(
    409,
    "authorisation_failed",
    `${nameOf(provider)} was not connected`,
    `${nameOf(provider)} did not accept the authorisation. Start again from the integrations page.`,
    cause,
  );
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { accept: "application/json", ...headers },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}`);
  return response.json();
}

const JSON_BODY = { "content-type": "application/json" };
const FORM_BODY = { "content-type": "application/x-www-form-urlencoded" };

function exchange(provider: GrantProvider, { id, secret, url }: OAuthClient, grant: Record<string, string>): Promise<unknown> {
  const { tokenRequest, tokenUrl } = GRANTS[provider];
  const whole = { ...grant, client_id: id, client_secret: secret };
  if (tokenRequest === "json") return post(tokenUrl(url), JSON_BODY, JSON.stringify(whole));
  if (tokenRequest === "form") return post(tokenUrl(url), FORM_BODY, new URLSearchParams(whole).toString());
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
  return post(tokenUrl(url), { ...FORM_BODY, authorization }, new URLSearchParams(grant).toString());
}

const OAuthTokens = z
  .object({
    access_token: z.string().min(1),
    refresh_token: z.string().optional(),
    expires_in: z.number().optional(),
    /** Slack's workspace: events of the app name it. */
    team: z.object({ id: z.string() }).nullish().catch(null),
  })
  .transform((tokens) => ({
    installationId: tokens.team?.id,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expiresAt: tokens.expires_in === undefined ? undefined : new Date(Date.now() + tokens.expires_in * 1000).toISOString(),
  }));

/** Takes the grant that a browser was sent back with. Throws 400 for an unknown, used or expired state, 409 for a refusal. */
export async function finishGrant(
  context: AppContext,
  userId: string,
  query: { state: string; code?: string | undefined },
): Promise<{ grant: IntegrationGrantRow & { provider: GrantProvider }; credentials: StoredCredentials }> {
  const grant = await takeIntegrationGrant(context.db, hashToken(query.state), userId);
  // GitHub's goes on in the wizard.
  if (!grant || grant.provider === "github") throw authorisationExpired();
  const { provider, codeVerifier } = grant;
  if (!query.code) throw refused(provider);
  const oauthClient = requireClient(context.env, provider);
  try {
    const answer = await exchange(provider, oauthClient, {
      ...(!GRANTS[provider].hasOneFlow && { grant_type: "authorization_code" }),
      code: query.code,
      redirect_uri: `${context.publicUrl()}${GRANT_CALLBACK_PATH}`,
      ...(GRANTS[provider].usesPkce && { code_verifier: codeVerifier }),
    });
    return { grant: { ...grant, provider }, credentials: OAuthTokens.parse(answer) };
  } catch (cause) {
    throw refused(provider, cause);
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
  const { id, secret, url } = requireClient(context.env, "sentry");
  requireSecrets(context);
  const address = `${url}/api/0/sentry-app-installations/${encodeURIComponent(installation.installationId)}/authorizations/`;
  try {
    const body = { grant_type: "authorization_code", code: installation.code, client_id: id, client_secret: secret };
    const tokens = SentryTokens.parse(await post(address, JSON_BODY, JSON.stringify(body)));
    return { ...tokens, installationId: installation.installationId };
  } catch (cause) {
    throw refused("sentry", cause);
  }
}
