import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ModelsPage } from "../../../../features/models/index.tsx";

const Search = z.object({ scope: z.enum(["organization"]).optional().catch(undefined) });

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
  validateSearch: Search,
  component: ModelsRoute,
});
