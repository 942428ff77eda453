import type { Integration, IntegrationMapping, IntegrationMappingView, IntegrationProvider, Project } from "@fixpoint/contracts";

export interface MappingColumn {
  id: string;
  title: string;
  providers: readonly IntegrationProvider[];
  /** What of the provider is chosen, for the form's labels. */
  noun: string;
}

export const MAPPING_COLUMNS: readonly MappingColumn[] = [
  { id: "code", title: "Code host", providers: ["github", "gitlab", "bitbucket"], noun: "repository" },
  { id: "tracker", title: "Tracker", providers: ["atlassian", "asana", "trello", "clickup"], noun: "project or board" },
  { id: "errors", title: "Errors", providers: ["sentry"], noun: "project" },
  { id: "slack", title: "Slack", providers: ["slack"], noun: "channel" },
];

/** How each vendor calls the thing that is mapped, and what its id looks like. */
export const EXTERNAL_HINTS: Record<IntegrationProvider, string> = {
  github: "owner/repository",
  gitlab: "group/project, or the project's number",
  bitbucket: "workspace/repository",
  atlassian: "The project's key, such as API",
  asana: "The number in the project's address",
  trello: "The letters behind /b/ in the board's address",
  clickup: "The list's number",
  sentry: "organization/project, by their slugs",
  slack: "The channel's id, such as C024BE91L",
};

export function mappingsOf(column: MappingColumn, mappings: readonly IntegrationMappingView[]): IntegrationMappingView[] {
  return mappings.filter((mapping) => column.providers.includes(mapping.provider));
}

/** All mappings of a project with those of one column replaced: the call replaces the whole list. */
export function withColumn(
  column: MappingColumn,
  mappings: readonly IntegrationMappingView[],
  next: readonly IntegrationMapping[],
): IntegrationMapping[] {
  const others = mappings.filter((mapping) => !column.providers.includes(mapping.provider));
  return [...others, ...next].map(({ integrationId, externalId, externalName }) => ({ integrationId, externalId, externalName }));
}

export function connectedIn(column: MappingColumn, integrations: readonly Integration[]): Integration[] {
  return integrations.filter((integration) => integration.isConnected && column.providers.includes(integration.provider));
}

/** The projects that are fed from an integration, by name. */
export function affectedProjects(
  integrationId: string,
  rows: readonly { project: Project; mappings: readonly IntegrationMappingView[] | undefined }[],
): string[] {
  return rows
    .filter(({ mappings }) => mappings?.some((mapping) => mapping.integrationId === integrationId))
    .map(({ project }) => project.name);
}
