import { createFileRoute, notFound } from "@tanstack/react-router";
import { NotFoundPage } from "../../components/layout/error-pages.tsx";
import { organizationsQuery, projectsQuery } from "../../lib/session.ts";

export const Route = createFileRoute("/_app/$orgSlug")({
  async beforeLoad({ context, params }) {
    const organizations = await context.queryClient.ensureQueryData(organizationsQuery);
    const organization = organizations.find(({ slug }) => slug === params.orgSlug);
    if (!organization) throw notFound();
    return { organization };
  },
  loader({ context }) {
    void context.queryClient.prefetchQuery(projectsQuery(context.organization.id));
  },
  notFoundComponent: NotFoundPage,
});
