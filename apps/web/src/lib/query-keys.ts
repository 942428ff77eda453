/** Keys of everything that live events may change; features share data by these and never by importing each other. */
export const keys = {
  user: ["user"] as const,
  publicSettings: ["public-settings"] as const,
  organizations: ["organizations"] as const,
  users: (orgId: string) => ["users", orgId] as const,
  projects: (orgId: string) => ["projects", orgId] as const,
  integrations: (orgId: string) => ["integrations", orgId] as const,
  mappings: (projectId: string) => ["mappings", projectId] as const,
  tasks: (orgId: string) => ["tasks", orgId] as const,
  issues: (projectId: string) => ["issues", projectId] as const,
  issue: (issueId: string) => ["issue", issueId] as const,
  issueEvents: (issueId: string) => ["issue-events", issueId] as const,
  projectSettings: (projectId: string) => ["project-settings", projectId] as const,
  models: (orgId: string, projectId: string | null) => ["models", orgId, projectId] as const,
  head: (projectId: string) => ["head", projectId] as const,
};
