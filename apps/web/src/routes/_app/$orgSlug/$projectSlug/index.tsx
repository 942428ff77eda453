import { createFileRoute } from "@tanstack/react-router";
import { Overview } from "../../../../features/overview/index.tsx";

function OverviewRoute() {
  const { organization, project } = Route.useRouteContext();
  return <Overview organization={organization} project={project} />;
}

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/")({ component: OverviewRoute });
