import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { MembersPage } from "../../../features/members/index.tsx";

const Search = z.object({ q: z.string().optional().catch(undefined) });

function UsersRoute() {
  const { organization } = Route.useRouteContext();
  return <MembersPage organization={organization} q={Route.useSearch().q} />;
}

export const Route = createFileRoute("/_app/$orgSlug/users")({ validateSearch: Search, component: UsersRoute });
