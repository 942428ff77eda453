import { ProjectSettings } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { requireIds } from "../../../lib/preconditions.ts";
import { keys } from "../../../lib/query-keys.ts";

function path(orgId: string, projectId: string): string {
  requireIds("projectSettings", orgId, projectId);
  return `/api/v1/organizations/${orgId}/projects/${projectId}/settings`;
}

export function settingsQuery(orgId: string, projectId: string) {
  return queryOptions({
    queryKey: keys.projectSettings(projectId),
    queryFn: ({ signal }) => call(ProjectSettings, "GET", path(orgId, projectId), { signal }),
  });
}

export function saveSettings(orgId: string, projectId: string, body: Partial<ProjectSettings>): Promise<ProjectSettings> {
  return call(ProjectSettings, "PUT", path(orgId, projectId), { body });
}
