import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { SentrySetup } from "../../features/setup/index.tsx";

const Search = z.object({
  code: z.string().min(1).optional().catch(undefined),
  installationId: z.string().min(1).optional().catch(undefined),
});

function SentryRoute() {
  const { organization, organizations } = Route.useRouteContext();
  return <SentrySetup {...Route.useSearch()} current={organization} organizations={organizations} />;
}

export const Route = createFileRoute("/setup-page/sentry")({ validateSearch: Search, component: SentryRoute });
