import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ProjectsPage } from "../../../features/projects/index.tsx";

const Search = z.object({
  q: z.string().optional().catch(undefined),
  sort: z.enum(["attention", "name", "updated"]).optional().catch(undefined),
});

function ProjectsRoute() {
  const { organization } = Route.useRouteContext();
  return <ProjectsPage organization={organization} search={Route.useSearch()} />;
}

export const Route = createFileRoute("/_app/$orgSlug/")({ validateSearch: Search, component: ProjectsRoute });
