import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { IntegrationsPage } from "../../../features/integrations/index.tsx";

const Search = z.object({
  tab: z.enum(["connections", "mapping"]).optional().catch(undefined),
  provider: z.string().optional().catch(undefined),
});

function IntegrationsRoute() {
  const { organization } = Route.useRouteContext();
  return <IntegrationsPage organization={organization} search={Route.useSearch()} />;
}

export const Route = createFileRoute("/_app/$orgSlug/integrations")({ validateSearch: Search, component: IntegrationsRoute });
