import { createFileRoute, redirect } from "@tanstack/react-router";
import { OrganizationsPage } from "../../../features/organizations/index.tsx";
import { organizationsQuery } from "../../../lib/session.ts";
import { text } from "../../../lib/search-params.ts";

type Search = {
  q?: string | undefined;
};

function readSearch(search: Record<string, unknown>): Search {
  return { q: text(search["q"]) };
}

function OrganizationsRoute() {
  return <OrganizationsPage q={Route.useSearch().q} />;
}

export const Route = createFileRoute("/_app/org/")({
  validateSearch: readSearch,
  async beforeLoad({ context }) {
    const organizations = await context.queryClient.ensureQueryData(organizationsQuery).catch(() => []);
    const [only] = organizations;
    if (only && organizations.length === 1) throw redirect({ to: "/org/$orgId", params: { orgId: only.id } });
  },
  component: OrganizationsRoute,
});
