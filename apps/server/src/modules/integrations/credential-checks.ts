import type { IntegrationProvider } from "@fixpoint/contracts";
import { z } from "zod";
import type { VendorAnswer } from "../../vendors/request.ts";
import type { StoredCredentials } from "./credentials.ts";

/** The vendor's cheapest call that needs the credentials and says whose they are. */
interface CredentialCheck {
  /** Of the vendor's own API, without a slash at its end; an integration's base URL takes its place. null: there is none. */
  apiUrl: string | null;
  path: string;
  headers: Record<string, string>;
  /** Throws for an answer that is not the vendor's. */
  account(answer: unknown): string;
  /** null where the vendor does not tell. */
  scopes?(answer: VendorAnswer): string[] | null;
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function basic(name: string, password: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}` };
}

function scopesHeader({ headers }: VendorAnswer): string[] | null {
  const text = headers["x-oauth-scopes"];
  if (typeof text !== "string") return null;
  return text.split(/[\s,]+/).filter((scope) => scope !== "");
}

const Named = z.object({ name: z.string() });
const JiraSites = z.array(Named.extend({ scopes: z.array(z.string()) })).min(1);

/** Jira by OAuth is reached through Atlassian's gateway, by API token at the site itself. */
function jiraCheck({ accessToken, email }: StoredCredentials): CredentialCheck {
  if (email)
    return {
      apiUrl: null,
      path: "/rest/api/3/myself",
      headers: basic(email, accessToken),
      account: (answer) => z.object({ displayName: z.string() }).parse(answer).displayName,
    };
  return {
    apiUrl: "https://api.atlassian.com",
    path: "/oauth/token/accessible-resources",
    headers: bearer(accessToken),
    account: (answer) =>
      JiraSites.parse(answer)
        .map(({ name }) => name)
        .join(", "),
    scopes: ({ text }) => [...new Set(JiraSites.parse(JSON.parse(text)).flatMap((site) => site.scopes))],
  };
}

const SlackAnswer = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), team: z.string() }),
  z.object({ ok: z.literal(false), error: z.string() }),
]);

/** Slack refuses with status 200. */
export class SlackRefusal extends Error {
  override name = "SlackRefusal";
}

function slackTeam(answer: unknown): string {
  const said = SlackAnswer.parse(answer);
  if (!said.ok) throw new SlackRefusal(said.error);
  return said.team;
}

const CHECKS: Record<IntegrationProvider, (credentials: StoredCredentials) => CredentialCheck> = {
  github: ({ accessToken }) => ({
    apiUrl: "https://api.github.com",
    path: "/user",
    headers: bearer(accessToken),
    account: (answer) => z.object({ login: z.string() }).parse(answer).login,
    scopes: scopesHeader,
  }),
  gitlab: ({ accessToken }) => ({
    apiUrl: "https://gitlab.com",
    path: "/api/v4/user",
    headers: bearer(accessToken),
    account: (answer) => z.object({ username: z.string() }).parse(answer).username,
  }),
  bitbucket: ({ accessToken, email }) => ({
    apiUrl: "https://api.bitbucket.org/2.0",
    path: "/user",
    headers: email ? basic(email, accessToken) : bearer(accessToken),
    account: (answer) => z.object({ display_name: z.string() }).parse(answer).display_name,
    scopes: scopesHeader,
  }),
  asana: ({ accessToken }) => ({
    apiUrl: "https://app.asana.com/api/1.0",
    path: "/users/me",
    headers: bearer(accessToken),
    account: (answer) => z.object({ data: Named }).parse(answer).data.name,
  }),
  atlassian: jiraCheck,
  trello: ({ accessToken, apiKey = "" }) => ({
    apiUrl: "https://api.trello.com/1",
    path: "/members/me",
    headers: {
      authorization: `OAuth oauth_consumer_key="${encodeURIComponent(apiKey)}", oauth_token="${encodeURIComponent(accessToken)}"`,
    },
    account: (answer) => z.object({ username: z.string() }).parse(answer).username,
  }),
  clickup: ({ accessToken }) => ({
    apiUrl: "https://api.clickup.com/api",
    path: "/v2/user",
    // A personal token stands alone, an OAuth token behind the word.
    headers: accessToken.startsWith("pk_") ? { authorization: accessToken } : bearer(accessToken),
    account: (answer) => z.object({ user: z.object({ username: z.string() }) }).parse(answer).user.username,
  }),
  sentry: ({ accessToken }) => ({
    apiUrl: "https://sentry.io",
    path: "/api/0/organizations/",
    headers: bearer(accessToken),
    account: (answer) =>
      z
        .array(Named)
        .min(1)
        .parse(answer)
        .map(({ name }) => name)
        .join(", "),
  }),
  slack: ({ accessToken }) => ({
    apiUrl: "https://slack.com/api",
    path: "/auth.test",
    headers: bearer(accessToken),
    account: slackTeam,
    scopes: scopesHeader,
  }),
};

export function credentialCheck(provider: IntegrationProvider, credentials: StoredCredentials): CredentialCheck {
  return CHECKS[provider](credentials);
}
