import type { IntegrationProvider } from "@fixpoint/contracts";

const READ_ISSUES = "to read issues";
const WRITE_ISSUES = "to write verdicts as comments";

/** What the scopes are for, by the vendors' own names. */
const PURPOSES: Partial<Record<IntegrationProvider, Record<string, string>>> = {
  github: {
    repo: "to read code and issues, to push fixes and to comment",
    public_repo: "to read and comment in public repositories",
    "read:org": "to list the organization's repositories",
    "admin:repo_hook": "to hear of changes at once",
  },
  gitlab: {
    api: "to read code and issues, to push fixes and to comment",
    read_api: READ_ISSUES,
    write_repository: "to push fixes",
    read_user: "to tell whose access it is",
  },
  bitbucket: {
    "read:user:bitbucket": "to tell whose access it is",
    "read:repository:bitbucket": "to read code",
    "write:repository:bitbucket": "to push fixes",
    "read:pullrequest:bitbucket": "to follow pull requests",
    "write:pullrequest:bitbucket": "to open pull requests",
  },
  atlassian: {
    "read:jira-work": READ_ISSUES,
    "write:jira-work": WRITE_ISSUES,
    "read:jira-user": "to tell who wrote an issue",
    "manage:jira-webhook": "to hear of changes at once",
    offline_access: "to stay connected",
  },
  trello: {
    read: "to read boards and cards",
    write: "to write verdicts as comments",
  },
  sentry: {
    "org:read": "to list the organization's projects",
    "project:read": "to list projects",
    "event:read": "to read errors and their stack traces",
    "event:write": "to write verdicts at the error",
    "event:admin": "to write verdicts at the error",
  },
  slack: {
    "chat:write": "to post verdicts",
    "chat:write.public": "to post in public channels without an invitation",
    "channels:read": "to find public channels",
    "groups:read": "to find private channels",
    "channels:join": "to join a mapped channel",
    "users:read.email": "to know a person by the e-mail address",
  },
};

/** null for one that is not known here: its name has to do. */
export function scopePurpose(provider: IntegrationProvider, scope: string): string | null {
  return PURPOSES[provider]?.[scope] ?? null;
}
