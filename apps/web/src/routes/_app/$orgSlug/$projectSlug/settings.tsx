import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SettingsLayout } from "../../../../features/project-settings/index.tsx";

function SettingsRoute() {
  const { orgSlug, projectSlug } = Route.useParams();
  return (
    <SettingsLayout orgSlug={orgSlug} projectSlug={projectSlug}>
      <Outlet />
    </SettingsLayout>
  );
}

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/settings")({ component: SettingsRoute });
