import { createFileRoute, notFound } from "@tanstack/react-router";
import { NotFoundPage } from "../../../components/layout/error-pages.tsx";
import { projectsQuery } from "../../../lib/session.ts";

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug")({
  async beforeLoad({ context, params }) {
    const projects = await context.queryClient.ensureQueryData(projectsQuery(context.organization.id));
    const project = projects.find(({ slug }) => slug === params.projectSlug);
    if (!project) throw notFound();
    return { project };
  },
  notFoundComponent: NotFoundPage,
});
