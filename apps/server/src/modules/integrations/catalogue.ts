import { chatNotifierFor, CODE_HOSTS, issueTrackerFor } from "@fixpoint/connectors";
import { PROVIDERS, type IntegrationProvider } from "@fixpoint/contracts";

export const INTEGRATION_PROVIDERS: readonly IntegrationProvider[] = [...PROVIDERS, "slack"];

const NAMES: Record<IntegrationProvider, string> = {
  github: "GitHub",
  gitlab: "GitLab",
  bitbucket: "Bitbucket",
  asana: "Asana",
  atlassian: "Jira",
  trello: "Trello",
  clickup: "ClickUp",
  sentry: "Sentry",
  slack: "Slack",
};

export function nameOf(provider: IntegrationProvider): string {
  return NAMES[provider];
}

/** What a connected provider still lacks, in words; null when it works. */
export function missingConnector(provider: IntegrationProvider): string | null {
  if (issueTrackerFor(provider) || chatNotifierFor(provider) || CODE_HOSTS.some((host) => host.provider === provider))
    return null;
  return `The access is stored, but this version has no connector for ${nameOf(provider)}: nothing is read from it or written to it yet.`;
}
