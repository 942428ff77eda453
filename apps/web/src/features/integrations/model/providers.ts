import type { IntegrationProvider } from "@fixpoint/contracts";

export interface ProviderGroup {
  id: string;
  title: string;
  providers: readonly IntegrationProvider[];
}

export const PROVIDER_GROUPS: readonly ProviderGroup[] = [
  { id: "code", title: "Code hosts", providers: ["github", "gitlab", "bitbucket"] },
  { id: "trackers", title: "Issue trackers", providers: ["atlassian", "asana", "trello", "clickup"] },
  { id: "errors", title: "Error monitoring", providers: ["sentry"] },
  { id: "chat", title: "Chat", providers: ["slack"] },
];

export interface ProviderTexts {
  /** What connecting it is good for. */
  purpose: string;
  tokenLabel: string;
  tokenPage: string;
  /** What the token must be allowed to do, in the vendor's own words. */
  scopes: readonly string[];
  /** Where the vendor's own pages are, for “Open in …”. */
  site: string;
  /** Of a base URL; only where instances of one's own are common. */
  baseUrlHint?: string;
}

const TRACKER = "Issues come into the queue, verdicts go back as comments";

export const PROVIDER_TEXTS: Record<IntegrationProvider, ProviderTexts> = {
  github: {
    purpose: "Code, issues and pull requests",
    tokenLabel: "Access token",
    tokenPage: "https://github.com/settings/personal-access-tokens/new",
    scopes: ["Contents: read and write", "Pull requests: read and write", "Issues: read and write", "Metadata: read"],
    site: "https://github.com",
    baseUrlHint: "Of GitHub Enterprise Server: https://HOST/api/v3",
  },
  gitlab: {
    purpose: "Code, issues and merge requests",
    tokenLabel: "Access token",
    tokenPage: "https://gitlab.com/-/user_settings/personal_access_tokens",
    scopes: ["api"],
    site: "https://gitlab.com",
    baseUrlHint: "Of your own GitLab: https://HOST",
  },
  bitbucket: {
    purpose: "Code and pull requests",
    tokenLabel: "API token",
    tokenPage: "https://id.atlassian.com/manage-profile/security/api-tokens",
    scopes: [
      "read:user:bitbucket",
      "read:repository:bitbucket",
      "write:repository:bitbucket",
      "read:pullrequest:bitbucket",
      "write:pullrequest:bitbucket",
    ],
    site: "https://bitbucket.org",
  },
  asana: {
    purpose: TRACKER,
    tokenLabel: "Personal access token",
    tokenPage: "https://app.asana.com/0/my-apps",
    scopes: ["A personal access token may do what its person may"],
    site: "https://app.asana.com",
  },
  atlassian: {
    purpose: TRACKER,
    tokenLabel: "API token",
    tokenPage: "https://id.atlassian.com/manage-profile/security/api-tokens",
    scopes: ["read:jira-work", "write:jira-work", "read:jira-user"],
    site: "https://home.atlassian.com",
    baseUrlHint: "https://SITE.atlassian.net",
  },
  trello: {
    purpose: TRACKER,
    tokenLabel: "Token",
    tokenPage: "https://trello.com/power-ups/admin",
    scopes: ["read", "write"],
    site: "https://trello.com",
  },
  clickup: {
    purpose: TRACKER,
    tokenLabel: "API token",
    tokenPage: "https://app.clickup.com/settings/apps",
    scopes: ["A personal token may do what its person may"],
    site: "https://app.clickup.com",
  },
  sentry: {
    purpose: "Errors become bugs with their stack traces",
    tokenLabel: "Auth token",
    tokenPage: "https://sentry.io/settings/account/api/auth-tokens/",
    scopes: ["org:read", "project:read", "event:read", "event:write"],
    site: "https://sentry.io",
    baseUrlHint: "Of your own Sentry: https://HOST",
  },
  slack: {
    purpose: "Validated fixes go to a channel of the project, notifications to people",
    tokenLabel: "Bot token",
    tokenPage: "https://api.slack.com/apps",
    scopes: ["chat:write", "chat:write.public", "channels:read", "groups:read", "channels:join", "users:read.email"],
    site: "https://app.slack.com",
  },
};

/** `?provider=` takes the name that people know as well: Jira is stored as atlassian. */
export function providerOf(text: string | undefined): IntegrationProvider | undefined {
  const wanted = text?.toLowerCase() === "jira" ? "atlassian" : text?.toLowerCase();
  return PROVIDER_GROUPS.flatMap((group) => group.providers).find((provider) => provider === wanted);
}
