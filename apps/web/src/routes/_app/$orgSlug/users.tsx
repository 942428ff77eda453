import { createFileRoute } from "@tanstack/react-router";
import { MembersPage } from "../../../features/members/index.tsx";
import { text } from "../../../lib/search-params.ts";

type Search = {
  q?: string | undefined;
};

function readSearch(search: Record<string, unknown>): Search {
  return { q: text(search["q"]) };
}

function UsersRoute() {
  const { organization } = Route.useRouteContext();
  return <MembersPage organization={organization} q={Route.useSearch().q} />;
}

export const Route = createFileRoute("/_app/$orgSlug/users")({ validateSearch: readSearch, component: UsersRoute });
