import { createFileRoute } from "@tanstack/react-router";
import { ProjectsPage } from "../../../features/projects/index.tsx";
import { oneOf, text } from "../../../lib/search-params.ts";

type Search = {
  q?: string | undefined;
  sort?: "attention" | "name" | "updated" | undefined;
};

function readSearch(search: Record<string, unknown>): Search {
  return { q: text(search["q"]), sort: oneOf(search["sort"], ["attention", "name", "updated"]) };
}

function ProjectsRoute() {
  const { organization } = Route.useRouteContext();
  return <ProjectsPage organization={organization} search={Route.useSearch()} />;
}

export const Route = createFileRoute("/_app/$orgSlug/")({ validateSearch: readSearch, component: ProjectsRoute });
