import { PROVIDERS, type Integration } from "@fixpoint/contracts";

/** What whoever runs the server has to set before a provider can be connected. */
const SET_UP: Record<Integration["provider"], { name: string; variables: string }> = {
  github: { name: "GitHub", variables: "FIXPOINT_GITHUB_APP_ID and FIXPOINT_GITHUB_PRIVATE_KEY" },
  gitlab: { name: "GitLab", variables: "FIXPOINT_GITLAB_CLIENT_ID and FIXPOINT_GITLAB_CLIENT_SECRET" },
  bitbucket: { name: "Bitbucket", variables: "FIXPOINT_ENCRYPTION_KEY" },
  asana: { name: "Asana", variables: "FIXPOINT_ENCRYPTION_KEY" },
  atlassian: { name: "Jira", variables: "FIXPOINT_ATLASSIAN_CLIENT_ID and FIXPOINT_ATLASSIAN_CLIENT_SECRET" },
  trello: { name: "Trello", variables: "FIXPOINT_ENCRYPTION_KEY" },
  clickup: { name: "ClickUp", variables: "FIXPOINT_ENCRYPTION_KEY" },
  sentry: { name: "Sentry", variables: "FIXPOINT_SENTRY_CLIENT_ID and FIXPOINT_SENTRY_CLIENT_SECRET" },
  slack: { name: "Slack", variables: "FIXPOINT_SLACK_CLIENT_ID and FIXPOINT_SLACK_CLIENT_SECRET" },
};

export function setUpText(provider: Integration["provider"]): string {
  const { name, variables } = SET_UP[provider];
  return `${name} is not configured on this server. Set ${variables}, then restart it.`;
}

/** Every provider, each as the placeholder of one that is not connected. */
export function placeholders(organizationId: string): Integration[] {
  return [...PROVIDERS, "slack" as const].map((provider) => ({
    id: "",
    organizationId,
    provider,
    isConnected: false,
    setUp: setUpText(provider),
  }));
}
