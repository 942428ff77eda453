import { createFileRoute } from "@tanstack/react-router";
import { BugsPage } from "../../../../features/bugs/index.tsx";
import { readBugSearch } from "../../../../lib/bug-search-params.ts";

function BugsRoute() {
  const { organization, project } = Route.useRouteContext();
  return <BugsPage organization={organization} project={project} search={Route.useSearch()} />;
}

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/bugs/")({
  validateSearch: readBugSearch,
  component: BugsRoute,
});
