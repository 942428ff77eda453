import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { AddProject } from "../../../features/add-project/index.tsx";

const Search = z.object({
  step: z.enum(["host", "repository", "sources"]).optional().catch(undefined),
  installation_id: z.string().max(100).optional().catch(undefined),
});

function AddProjectRoute() {
  return <AddProject organization={Route.useRouteContext().organization} search={Route.useSearch()} />;
}

export const Route = createFileRoute("/_app/add-project/")({ validateSearch: Search, component: AddProjectRoute });
