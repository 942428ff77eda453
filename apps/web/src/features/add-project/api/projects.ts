import { Integration, Project, Task, type CreateProjectBody } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";

export function createProject(orgId: string, body: CreateProjectBody): Promise<Project> {
  return call(Project, "POST", `/api/v1/organizations/${orgId}/projects`, { body });
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
