import { createFileRoute } from "@tanstack/react-router";
import { AddProject } from "../../../features/add-project/index.tsx";
import { oneOf, text } from "../../../lib/search-params.ts";

type Search = {
  step?: "host" | "repository" | "sources" | undefined;
  installation_id?: string | undefined;
  code?: string | undefined;
  state?: string | undefined;
};

function readSearch(search: Record<string, unknown>): Search {
  return {
    step: oneOf(search["step"], ["host", "repository", "sources"]),
    installation_id: text(search["installation_id"])?.slice(0, 100),
    code: text(search["code"]),
    state: text(search["state"]),
  };
}

function AddProjectRoute() {
  return <AddProject organization={Route.useRouteContext().organization} search={Route.useSearch()} />;
}

export const Route = createFileRoute("/_app/add-project/")({ validateSearch: readSearch, component: AddProjectRoute });
