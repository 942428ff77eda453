import { createFileRoute } from "@tanstack/react-router";
import { BugDetailPage } from "../../../../features/bug-detail/index.tsx";
import { ifAtHand } from "../../../../lib/at-hand.ts";
import { readDetailSearch } from "../../../../features/bug-detail/model/detail-search.ts";

function BugDetailRoute() {
  const { organization, project } = Route.useRouteContext();
  const { bugId } = Route.useParams();
  const { list } = Route.useSearch();
  return <BugDetailPage organization={organization} project={project} bugId={bugId} list={list} />;
}

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/bugs/$bugId")({
  validateSearch: readDetailSearch,
  async loader({ context: { queryClient, organization, project }, params }) {
    const { detailsQuery, eventsQuery } = await import("../../../../lib/issue-details.ts");
    const of = [organization.id, project.id, params.bugId] as const;
    await ifAtHand(Promise.all([queryClient.prefetchQuery(detailsQuery(...of)), queryClient.prefetchQuery(eventsQuery(...of))]));
  },
  component: BugDetailRoute,
});
