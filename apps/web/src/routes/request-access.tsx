import { createFileRoute } from "@tanstack/react-router";
import { RequestAccess } from "../features/auth/index.tsx";
import { text } from "../lib/search-params.ts";

type Search = {
  email?: string | undefined;
};

function readSearch(search: Record<string, unknown>): Search {
  return { email: text(search["email"]) };
}

function RequestAccessRoute() {
  const { email } = Route.useSearch();
  return <RequestAccess email={email} />;
}

export const Route = createFileRoute("/request-access")({ validateSearch: readSearch, component: RequestAccessRoute });
