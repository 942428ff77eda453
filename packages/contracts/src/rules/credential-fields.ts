import type { IntegrationProvider } from "../endpoints/integrations.ts";

export type CredentialField = "email" | "apiKey" | "baseUrl";

/** What a provider needs beside the access token when it is connected by one. */
export const CREDENTIAL_FIELDS: Record<IntegrationProvider, readonly CredentialField[]> = {
  github: [],
  gitlab: [],
  // An API token is sent as a password, with the account's e-mail address as the name.
  bitbucket: ["email"],
  asana: [],
  // The same, at the site's own address: https://SITE.atlassian.net
  atlassian: ["baseUrl", "email"],
  trello: ["apiKey"],
  clickup: [],
  sentry: [],
  slack: [],
};
