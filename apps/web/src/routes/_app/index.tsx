import { createFileRoute, redirect } from "@tanstack/react-router";
import { organizationsQuery, userQuery } from "../../lib/session.ts";

export const Route = createFileRoute("/_app/")({
  async beforeLoad({ context }) {
    const user = await context.queryClient.ensureQueryData(userQuery);
    const organizations = await context.queryClient.ensureQueryData(organizationsQuery);
    const home = organizations.find((organization) => organization.id === user.organization) ?? organizations[0];
    if (!home) throw redirect({ to: "/request-access", search: { email: user.email } });
    throw redirect({ to: "/$orgSlug", params: { orgSlug: home.slug } });
  },
});
