import {
  Integration,
  OfferedRepositories,
  Project,
  Task,
  type CodeHostProvider,
  type CreateProjectBody,
} from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "../../../lib/api-client.ts";
import { integrationsPath } from "../../../lib/integrations.ts";
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

/** What a connected host has, asked of it: it takes seconds. */
export function offeredQuery(orgId: string, provider: CodeHostProvider) {
  return queryOptions({
    queryKey: keys.offeredRepositories(orgId, provider),
    queryFn: ({ signal }) =>
      call(OfferedRepositories, "GET", `${integrationsPath(orgId)}/git/repositories`, { query: { provider }, signal }),
    refetchOnWindowFocus: false,
    retry: false,
    // A host's failure is told in the list and leaves the page as it is.
    meta: { guarded: true },
  });
}

/** What GitHub sends the browser back with. */
export interface Installation {
  installationId: string;
  code?: string | undefined;
  state?: string | undefined;
}

/** Finishes an installation at GitHub. Asked once for each: what it comes with serves once. */
export function installationQuery(orgId: string, installation: Installation) {
  return queryOptions({
    queryKey: ["installation", orgId, installation.installationId, installation.state],
    queryFn: () =>
      call(Integration, "POST", "/api/v1/integrations", {
        body: { organizationId: orgId, provider: "github", ...installation },
      }),
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
