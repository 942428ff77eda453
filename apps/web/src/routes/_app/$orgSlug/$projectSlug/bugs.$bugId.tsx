import { createFileRoute } from "@tanstack/react-router";
import { BugDetailPage } from "../../../../features/bug-detail/index.tsx";
import { readDetailSearch } from "../../../../features/bug-detail/model/detail-search.ts";

function BugDetailRoute() {
  const { organization, project } = Route.useRouteContext();
  const { bugId } = Route.useParams();
  const { list } = Route.useSearch();
  return <BugDetailPage organization={organization} project={project} bugId={bugId} list={list} />;
}

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/bugs/$bugId")({
  validateSearch: readDetailSearch,
  component: BugDetailRoute,
});
