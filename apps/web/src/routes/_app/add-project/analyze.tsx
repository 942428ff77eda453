import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { Analyze } from "../../../features/add-project/index.tsx";

const Search = z.object({ project: z.string().optional().catch(undefined) });

function AnalyzeRoute() {
  return <Analyze organization={Route.useRouteContext().organization} slug={Route.useSearch().project} />;
}

export const Route = createFileRoute("/_app/add-project/analyze")({ validateSearch: Search, component: AnalyzeRoute });
