import { createFileRoute } from "@tanstack/react-router";
import { GeneralSettings } from "../../../../features/project-settings/index.tsx";

function GeneralRoute() {
  const { organization, project } = Route.useRouteContext();
  return <GeneralSettings organization={organization} project={project} />;
}

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/settings/general")({ component: GeneralRoute });
