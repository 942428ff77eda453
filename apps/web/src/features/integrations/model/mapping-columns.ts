import type { Integration, IntegrationMapping, IntegrationMappingView, IntegrationProvider, Project } from "@fixpoint/contracts";

export interface MappingColumn {
  id: string;
  title: string;
  providers: readonly IntegrationProvider[];
  /** What of the provider is chosen, for the form's labels. */
  noun: string;
  /** Of the table: what is read has a state below its name. */
  width: string;
}

export const MAPPING_COLUMNS: readonly MappingColumn[] = [
  { id: "code", title: "Code host", providers: ["github", "gitlab", "bitbucket"], noun: "repository", width: "w-[25%]" },
  {
    id: "tracker",
    title: "Tracker",
    providers: ["atlassian", "asana", "trello", "clickup"],
    noun: "project or board",
    width: "w-[22%]",
  },
  { id: "errors", title: "Errors", providers: ["sentry"], noun: "project", width: "w-[20%]" },
  { id: "slack", title: "Slack", providers: ["slack"], noun: "channel", width: "w-[15%]" },
];

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

/** Whether a project that had nothing to read from has something now. */
export function isFirstFeed(before: readonly IntegrationMappingView[], after: readonly IntegrationMappingView[]): boolean {
  return before.every(({ sync }) => sync === null) && after.some(({ sync }) => sync !== null);
}

interface FedProject {
  project: Project;
  /** undefined while they load or when they cannot be had. */
  mappings: readonly IntegrationMappingView[] | undefined;
}

/** Whether it is known that no project is fed from an integration, where there is a project that could be. */
export function isUnused(integrationId: string, rows: readonly FedProject[]): boolean {
  return rows.length > 0 && rows.every(({ mappings }) => mappings?.every((mapping) => mapping.integrationId !== integrationId));
}

/** The projects that are fed from an integration, by name. */
export function affectedProjects(integrationId: string, rows: readonly FedProject[]): string[] {
  return rows
    .filter(({ mappings }) => mappings?.some((mapping) => mapping.integrationId === integrationId))
    .map(({ project }) => project.name);
}
