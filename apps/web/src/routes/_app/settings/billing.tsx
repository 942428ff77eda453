import { createFileRoute } from "@tanstack/react-router";
import { BillingPage } from "../../../features/billing/index.tsx";
import { oneOf } from "../../../lib/search-params.ts";

type Search = {
  period?: "7" | "30" | "90" | "365" | undefined;
};

function readSearch(search: Record<string, unknown>): Search {
  return { period: oneOf(search["period"], ["7", "30", "90", "365"]) };
}

function BillingRoute() {
  return <BillingPage period={Route.useSearch().period} />;
}

export const Route = createFileRoute("/_app/settings/billing")({ validateSearch: readSearch, component: BillingRoute });
