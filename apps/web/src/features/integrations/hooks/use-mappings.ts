import type { Organization } from "@fixpoint/contracts";
import { useQueries, useQuery } from "@tanstack/react-query";
import { mappingsQuery } from "../../../lib/mappings.ts";
import { projectsQuery } from "../../../lib/session.ts";

const NO_PROJECTS: never[] = [];

/** What each project of the organization is fed from. */
export function useMappings(organization: Organization) {
  const projects = useQuery(projectsQuery(organization.id));
  const list = projects.data ?? NO_PROJECTS;
  const mappings = useQueries({ queries: list.map((project) => mappingsQuery(organization.id, project.id)) });
  return {
    projects,
    rows: list.map((project, index) => ({ project, mappings: mappings[index]?.data })),
    error: mappings.find((query) => query.isError)?.error ?? null,
    retry: () => void Promise.all(mappings.filter((query) => query.isError).map((query) => query.refetch())),
  };
}
