import { createFileRoute } from "@tanstack/react-router";
import { IntegrationsPage } from "../../../features/integrations/index.tsx";
import { oneOf, text } from "../../../lib/search-params.ts";

type Search = {
  tab?: "connections" | "mapping" | undefined;
  provider?: string | undefined;
};

function readSearch(search: Record<string, unknown>): Search {
  return { tab: oneOf(search["tab"], ["connections", "mapping"]), provider: text(search["provider"]) };
}

function IntegrationsRoute() {
  const { organization } = Route.useRouteContext();
  return <IntegrationsPage organization={organization} search={Route.useSearch()} />;
}

export const Route = createFileRoute("/_app/$orgSlug/integrations")({ validateSearch: readSearch, component: IntegrationsRoute });
