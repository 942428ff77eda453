import { createFileRoute } from "@tanstack/react-router";
import { BugDetailPage } from "../../../../features/bug-detail/index.tsx";
import { text } from "../../../../lib/search-params.ts";

type Search = {
  /** The search of the list this was opened from, to go back to the same place. */
  list?: string | undefined;
};

function readSearch(search: Record<string, unknown>): Search {
  return { list: text(search["list"]) };
}

function BugDetailRoute() {
  const { organization, project } = Route.useRouteContext();
  const { bugId } = Route.useParams();
  const { list } = Route.useSearch();
  return <BugDetailPage key={bugId} organization={organization} project={project} bugId={bugId} list={list} />;
}

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/bugs/$bugId")({
  validateSearch: readSearch,
  component: BugDetailRoute,
});
