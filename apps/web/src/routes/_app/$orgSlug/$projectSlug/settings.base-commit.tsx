import { createFileRoute } from "@tanstack/react-router";
import { BaseCommitSettings } from "../../../../features/project-settings/index.tsx";

function BaseCommitRoute() {
  const { organization, project } = Route.useRouteContext();
  return <BaseCommitSettings organization={organization} project={project} />;
}

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/settings/base-commit")({ component: BaseCommitRoute });
