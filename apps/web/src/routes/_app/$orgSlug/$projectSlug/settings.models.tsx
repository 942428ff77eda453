import { createFileRoute } from "@tanstack/react-router";
import { ModelsPage } from "../../../../features/models/index.tsx";
import { oneOf } from "../../../../lib/search-params.ts";

type Search = {
  scope?: "organization" | undefined;
};

function readSearch(search: Record<string, unknown>): Search {
  return { scope: oneOf(search["scope"], ["organization"]) };
}

function ModelsRoute() {
  const { organization, project } = Route.useRouteContext();
  const { scope } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ModelsPage
      organization={organization}
      project={project}
      scope={scope ?? "project"}
      onScope={(next) => void navigate({ search: next === "organization" ? { scope: next } : {}, replace: true })}
    />
  );
}

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/settings/models")({
  validateSearch: readSearch,
  component: ModelsRoute,
});
