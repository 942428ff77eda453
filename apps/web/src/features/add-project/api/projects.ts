import { Integration, Project, Task, type CreateProjectBody, type IntegrationMapping } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call, send } from "../../../lib/api-client.ts";
import { integrationsPath } from "../../../lib/integrations.ts";
import { keys } from "../../../lib/query-keys.ts";

export function createProject(orgId: string, body: CreateProjectBody): Promise<Project> {
  return call(Project, "POST", `/api/v1/organizations/${orgId}/projects`, { body });
}

export function mapSources(orgId: string, projectId: string, mappings: readonly IntegrationMapping[]): Promise<void> {
  return send("PUT", `${integrationsPath(orgId)}/projects/${projectId}/mappings`, { body: { mappings } });
}

export function tasksQuery(orgId: string) {
  return queryOptions({
    queryKey: keys.tasks(orgId),
    queryFn: ({ signal }) => call(z.array(Task), "GET", `/api/v1/organizations/${orgId}/tasks`, { signal }),
  });
}

/** Finishes an installation at GitHub. Asked once for each installation: a second call would be a second connection. */
export function installationQuery(orgId: string, installationId: string) {
  return queryOptions({
    queryKey: ["installation", orgId, installationId],
    queryFn: () =>
      call(Integration, "POST", "/api/v1/integrations", {
        body: { organizationId: orgId, provider: "github", installationId },
      }),
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
