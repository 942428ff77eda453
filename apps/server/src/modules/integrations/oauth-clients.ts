import type { OAuthClient } from "@fixpoint/connectors";
import type { IntegrationProvider } from "@fixpoint/contracts";
import type { Env } from "../../env.ts";

/** Providers that authorise us in a browser and send it back with a code. */
export type GrantProvider = "gitlab" | "atlassian" | "asana" | "clickup" | "bitbucket" | "slack";

/** How a provider does the authorization code flow; addresses are below that of the client. */
export interface GrantManner {
  authorizePath: string;
  parameters: Record<string, string>;
  tokenUrl(url: string): string;
  /** json and form hold the client's id and secret; with basic they are in the Authorization header. */
  tokenRequest: "json" | "form" | "basic";
  usesPkce: boolean;
  /** It has one flow only: it takes neither `response_type` nor `grant_type`. */
  hasOneFlow?: boolean;
  /** Its API, for a client that is not the vendor's own; null where it does not follow from the client's address. */
  apiUrl(url: string): string | null;
}

const OAUTH = { authorizePath: "/oauth/authorize", tokenUrl: (url: string) => `${url}/oauth/token`, usesPkce: true };

export const GRANTS: Record<GrantProvider, GrantManner> = {
  gitlab: { ...OAUTH, parameters: { scope: "api" }, tokenRequest: "json", apiUrl: (url) => url },
  atlassian: {
    ...OAUTH,
    authorizePath: "/authorize",
    parameters: {
      audience: "api.atlassian.com",
      prompt: "consent",
      scope: "read:jira-work write:jira-work read:jira-user manage:jira-webhook offline_access",
    },
    tokenRequest: "json",
    // Jira's address is that of the sign-in, not of the API.
    apiUrl: () => null,
  },
  asana: {
    authorizePath: "/-/oauth_authorize",
    parameters: { scope: "default" },
    tokenUrl: (url) => `${url}/-/oauth_token`,
    tokenRequest: "form",
    usesPkce: true,
    apiUrl: (url) => `${url}/api/1.0`,
  },
  // It knows neither scopes nor PKCE, and exchanges the code at its API.
  clickup: {
    authorizePath: "",
    parameters: {},
    tokenUrl: (url) => `${url.replace("//app.", "//api.")}/v2/oauth/token`,
    tokenRequest: "form",
    usesPkce: false,
    apiUrl: (url) => url,
  },
  // Its scopes are fixed on the client.
  bitbucket: {
    authorizePath: "/site/oauth2/authorize",
    parameters: {},
    tokenUrl: (url) => `${url}/site/oauth2/access_token`,
    tokenRequest: "basic",
    usesPkce: false,
    apiUrl: (url) => `${url}/2.0`,
  },
  slack: {
    authorizePath: "/oauth/v2/authorize",
    // Of the bot: Slack wants commas, and other scopes for people.
    parameters: { scope: "chat:write,chat:write.public,channels:read,groups:read,channels:join,users:read.email" },
    tokenUrl: (url) => `${url}/api/oauth.v2.access`,
    tokenRequest: "form",
    usesPkce: false,
    hasOneFlow: true,
    apiUrl: (url) => `${url}/api`,
  },
};

export const VENDORS_OWN: Record<GrantProvider | "sentry", string> = {
  gitlab: "https://gitlab.com",
  atlassian: "https://auth.atlassian.com",
  asana: "https://app.asana.com",
  clickup: "https://app.clickup.com/api",
  bitbucket: "https://bitbucket.org",
  slack: "https://slack.com",
  sentry: "https://sentry.io",
};

export function isGrantProvider(provider: IntegrationProvider): provider is GrantProvider {
  return provider in GRANTS;
}

/** Trello signs its deliveries with the secret that belongs to the API key; tokens of it do not expire. */
type ClientName = "GITLAB" | "ATLASSIAN" | "ASANA" | "CLICKUP" | "BITBUCKET" | "SENTRY" | "TRELLO" | "SLACK";
const NAMES: Partial<Record<IntegrationProvider, ClientName>> = {
  gitlab: "GITLAB",
  atlassian: "ATLASSIAN",
  asana: "ASANA",
  clickup: "CLICKUP",
  bitbucket: "BITBUCKET",
  sentry: "SENTRY",
  trello: "TRELLO",
  slack: "SLACK",
};

/** This server's OAuth client at a vendor, of GitHub its app; null where none is configured. */
export function clientFor(env: Env, { provider }: { provider: IntegrationProvider }): OAuthClient | null {
  if (provider === "github") return env.githubApp && { ...env.githubApp, secret: env.githubApp.privateKey };
  const name = NAMES[provider];
  if (!name) return null;
  const id = env[`FIXPOINT_${name}_CLIENT_ID`];
  const secret = env[`FIXPOINT_${name}_CLIENT_SECRET`];
  return id && secret ? { id, secret, url: env[`FIXPOINT_${name}_URL`] } : null;
}
