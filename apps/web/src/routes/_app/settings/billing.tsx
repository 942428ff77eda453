import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { BillingPage } from "../../../features/billing/index.tsx";

const Search = z.object({ period: z.enum(["7", "30", "90", "365"]).optional().catch(undefined) });

function BillingRoute() {
  return <BillingPage period={Route.useSearch().period} />;
}

export const Route = createFileRoute("/_app/settings/billing")({ validateSearch: Search, component: BillingRoute });
