import { createFileRoute } from "@tanstack/react-router";
import { Analyze } from "../../../features/add-project/index.tsx";
import { text } from "../../../lib/search-params.ts";

type Search = {
  project?: string | undefined;
};

function readSearch(search: Record<string, unknown>): Search {
  return { project: text(search["project"]) };
}

function AnalyzeRoute() {
  return <Analyze organization={Route.useRouteContext().organization} slug={Route.useSearch().project} />;
}

export const Route = createFileRoute("/_app/add-project/analyze")({ validateSearch: readSearch, component: AnalyzeRoute });
