import * as client from "openid-client";
import { z } from "zod";
import { isLoopbackHost } from "../../env.ts";
import type { OAuthClient } from "../../env-sign-in.ts";
import type { SignInProvider, Tokens } from "./providers.ts";

/** Plain HTTP is for tests and for a proxy on this machine alone. */
function insecureOnLoopback(url: string) {
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && isLoopbackHost(hostname) ? [client.allowInsecureRequests] : [];
}

/** Asked once; asked again after a failure. */
function remember<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    if (loaded) return loaded;
    const loading = load();
    loading.catch(() => (loaded = null));
    loaded = loading;
    return loading;
  };
}

const Claims = z.object({
  email: z.email(),
  email_verified: z.literal(true),
  name: z.string().min(1).optional(),
});

/** Google and GitLab: OpenID Connect, found by discovery. */
function openIdProvider({ provider: id, clientId, clientSecret, url }: OAuthClient): SignInProvider {
  async function identify(configuration: client.Configuration, tokens: Tokens) {
    const subject = tokens.claims()?.sub ?? client.skipSubjectCheck;
    const claims = Claims.parse(await client.fetchUserInfo(configuration, tokens.access_token, subject));
    return { email: claims.email, name: claims.name ?? claims.email };
  }
  return {
    id,
    scope: "openid email profile",
    isOpenId: true,
    parameters: id === "google" ? { prompt: "select_account" } : {},
    configuration: remember(() =>
      client.discovery(new URL(url), clientId, clientSecret, undefined, { execute: insecureOnLoopback(url) }),
    ),
    identify,
  };
}

const GitHubUser = z.object({ login: z.string(), name: z.string().nullish() });
const GitHubEmails = z.array(z.object({ email: z.email(), primary: z.boolean(), verified: z.boolean() }));

/** Of an instance: github.com, a tenant on ghe.com, or an Enterprise Server. */
export function gitHubApi(url: string): string {
  const { host, protocol } = new URL(url);
  if (host === "github.com" || host.endsWith(".ghe.com")) return `${protocol}//api.${host}`;
  return `${url}/api/v3`;
}

/** GitHub is OAuth 2 without OpenID: the address is asked of its API. */
function gitHubProvider({ provider: id, clientId, clientSecret, url }: OAuthClient): SignInProvider {
  async function configuration(): Promise<client.Configuration> {
    const made = new client.Configuration(
      {
        issuer: url,
        authorization_endpoint: `${url}/login/oauth/authorize`,
        token_endpoint: `${url}/login/oauth/access_token`,
      },
      clientId,
      clientSecret,
    );
    for (const allow of insecureOnLoopback(url)) allow(made);
    return made;
  }
  async function identify(config: client.Configuration, tokens: Tokens) {
    const headers = new Headers({ accept: "application/vnd.github+json", "user-agent": "fixpoint" });
    async function read(path: string): Promise<unknown> {
      const address = new URL(`${gitHubApi(url)}${path}`);
      const response = await client.fetchProtectedResource(config, tokens.access_token, address, "GET", null, headers);
      if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}`);
      return response.json();
    }
    const emails = GitHubEmails.parse(await read("/user/emails"));
    const email = emails.find((one) => one.primary && one.verified)?.email;
    if (!email) throw new Error("The account has no verified primary e-mail address");
    const user = GitHubUser.parse(await read("/user"));
    return { email, name: user.name || user.login };
  }
  return { id, scope: "read:user user:email", isOpenId: false, parameters: {}, configuration: remember(configuration), identify };
}

export function oauthProvider(settings: OAuthClient): SignInProvider {
  return settings.provider === "github" ? gitHubProvider(settings) : openIdProvider(settings);
}
