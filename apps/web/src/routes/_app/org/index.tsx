import { createFileRoute, redirect } from "@tanstack/react-router";
import { z } from "zod";
import { OrganizationsPage } from "../../../features/organizations/index.tsx";
import { organizationsQuery } from "../../../lib/session.ts";

const Search = z.object({ q: z.string().optional().catch(undefined) });

function OrganizationsRoute() {
  return <OrganizationsPage q={Route.useSearch().q} />;
}

export const Route = createFileRoute("/_app/org/")({
  validateSearch: Search,
  async beforeLoad({ context }) {
    const organizations = await context.queryClient.ensureQueryData(organizationsQuery).catch(() => []);
    const [only] = organizations;
    if (only && organizations.length === 1) throw redirect({ to: "/org/$orgId", params: { orgId: only.id } });
  },
  component: OrganizationsRoute,
});
