import { BUG_GROUPS, BUG_VIEWS, ISSUE_SOURCES } from "@fixpoint/contracts";
import { createFileRoute } from "@tanstack/react-router";
import { BugsPage, type BugSearch } from "../../../../features/bugs/index.tsx";
import { oneOf, text } from "../../../../lib/search-params.ts";

function readSearch(search: Record<string, unknown>): BugSearch {
  return {
    group: oneOf(
      search["group"],
      BUG_GROUPS.map(({ id }) => id),
    ),
    view: oneOf(search["view"], BUG_VIEWS),
    q: text(search["q"]),
    source: oneOf(search["source"], ISSUE_SOURCES),
    sort: oneOf(search["sort"], ["updated", "created", "key", "evidence"]),
  };
}

function BugsRoute() {
  const { organization, project } = Route.useRouteContext();
  return <BugsPage organization={organization} project={project} search={Route.useSearch()} />;
}

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/bugs/")({ validateSearch: readSearch, component: BugsRoute });
