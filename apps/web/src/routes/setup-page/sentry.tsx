import { createFileRoute } from "@tanstack/react-router";
import { SentrySetup } from "../../features/setup/index.tsx";
import { text } from "../../lib/search-params.ts";

type Search = {
  code?: string | undefined;
  installationId?: string | undefined;
};

function readSearch(search: Record<string, unknown>): Search {
  return { code: text(search["code"]), installationId: text(search["installationId"]) };
}

function SentryRoute() {
  const { organization, organizations } = Route.useRouteContext();
  return <SentrySetup {...Route.useSearch()} current={organization} organizations={organizations} />;
}

export const Route = createFileRoute("/setup-page/sentry")({ validateSearch: readSearch, component: SentryRoute });
