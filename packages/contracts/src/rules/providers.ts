export const PROVIDERS = ["github", "gitlab", "bitbucket", "asana", "atlassian", "trello", "clickup", "sentry"] as const;
/** `local` is the built-in code host and the bug form. */
export const ISSUE_SOURCES = [...PROVIDERS, "local"] as const;
