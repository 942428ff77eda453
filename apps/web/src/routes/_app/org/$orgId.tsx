import { createFileRoute, notFound } from "@tanstack/react-router";
import { NotFoundPage } from "../../../components/layout/error-pages.tsx";
import { OrganizationPage } from "../../../features/organizations/index.tsx";
import { organizationsQuery } from "../../../lib/session.ts";

function OrganizationRoute() {
  const { organization } = Route.useRouteContext();
  return <OrganizationPage key={organization.id} organization={organization} />;
}

export const Route = createFileRoute("/_app/org/$orgId")({
  async beforeLoad({ context, params }) {
    const organizations = await context.queryClient.ensureQueryData(organizationsQuery);
    const organization = organizations.find(({ id }) => id === params.orgId);
    if (!organization) throw notFound();
    return { organization };
  },
  component: OrganizationRoute,
  notFoundComponent: NotFoundPage,
});
