import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { BugDetailPage } from "../../../../features/bug-detail/index.tsx";

const Search = z.object({
  /** The search of the list this was opened from, to go back to the same place. */
  list: z.string().optional().catch(undefined),
});

function BugDetailRoute() {
  const { organization, project } = Route.useRouteContext();
  const { bugId } = Route.useParams();
  const { list } = Route.useSearch();
  return <BugDetailPage key={bugId} organization={organization} project={project} bugId={bugId} list={list} />;
}

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/bugs/$bugId")({
  validateSearch: Search,
  component: BugDetailRoute,
});
