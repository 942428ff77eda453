import { createFileRoute, notFound } from "@tanstack/react-router";
import { NotFoundPage } from "../../../components/layout/error-pages.tsx";
import { ifAtHand } from "../../../lib/at-hand.ts";
import { projectsQuery } from "../../../lib/session.ts";

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug")({
  async beforeLoad({ context, params }) {
    const projects = await context.queryClient.ensureQueryData(projectsQuery(context.organization.id));
    const project = projects.find(({ slug }) => slug === params.projectSlug);
    if (!project) throw notFound();
    return { project };
  },
  // Every page of a project tells of its bugs. What fails is told where they are shown.
  async loader({ context: { queryClient, organization, project } }) {
    const { issuesQuery } = await import("../../../lib/issues.ts");
    await ifAtHand(queryClient.prefetchQuery(issuesQuery(organization.id, project.id)));
  },
  notFoundComponent: NotFoundPage,
});
