import type { Organization, Project, User } from "@fixpoint/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { call } from "./api-client.ts";
import { requireIds } from "./preconditions.ts";
import { publicSettings } from "./public-settings.ts";
import { keys } from "./query-keys.ts";
import { readStored } from "./storage.ts";

/** Where the id of the organization that was last open is kept. */
export const ORGANIZATION_KEY = "orgId";

/** The schemas of what the session asks for. */
export const loadAnswers = () => import("./session-answers.ts");

/** Who is signed in. A 401 is an answer here, not an accident: the guard of the routes deals with it. */
export const userQuery = queryOptions({
  queryKey: keys.user,
  queryFn: ({ signal }) => call(async () => (await loadAnswers()).User, "GET", "/api/v1/auth/user-info", { signal }),
  staleTime: 60_000,
  meta: { guarded: true },
});

export const publicSettingsQuery = queryOptions({
  queryKey: keys.publicSettings,
  queryFn: ({ signal }) => call(publicSettings, "GET", "/api/v1/public-settings", { signal }),
  staleTime: Infinity,
  retry: false,
  meta: { guarded: true },
});

export const organizationsQuery = queryOptions({
  queryKey: keys.organizations,
  queryFn: ({ signal }) => call(async () => (await loadAnswers()).Organizations, "GET", "/api/v1/organizations", { signal }),
  staleTime: 60_000,
});

export function projectsQuery(orgId: string) {
  return queryOptions({
    queryKey: keys.projects(orgId),
    queryFn: ({ signal }) => {
      requireIds("organization", orgId);
      return call(async () => (await loadAnswers()).Projects, "GET", `/api/v1/organizations/${orgId}/projects`, {
        query: { includeLatestCommit: true },
        signal,
      });
    },
  });
}

export function useUser(): User | undefined {
  return useQuery(userQuery).data;
}

/** The organization to stay in on pages that belong to none: the one last open, else the person's own. */
export function rememberedOrganization(
  organizations: readonly Organization[],
  defaultId: string | null | undefined,
): Organization | undefined {
  const last = readStored(ORGANIZATION_KEY);
  return organizations.find(({ id }) => id === last) ?? organizations.find(({ id }) => id === defaultId) ?? organizations[0];
}

/** The organization of the URL, on pages without one the current one; undefined while it loads. */
export function useOrganization(): Organization | undefined {
  const { orgSlug } = useParams({ strict: false });
  const organizations = useQuery(organizationsQuery).data;
  const user = useUser();
  if (!organizations || !user) return undefined;
  if (orgSlug === undefined) return rememberedOrganization(organizations, user.organization);
  return organizations.find((organization) => organization.slug === orgSlug);
}

export function useProjects(): Project[] | undefined {
  const organization = useOrganization();
  return useQuery({ ...projectsQuery(organization?.id ?? ""), enabled: organization !== undefined }).data;
}

/** The project of the URL, or undefined outside one or while it loads. */
export function useProject(): Project | undefined {
  const { projectSlug } = useParams({ strict: false });
  return useProjects()?.find((project) => project.slug === projectSlug);
}
