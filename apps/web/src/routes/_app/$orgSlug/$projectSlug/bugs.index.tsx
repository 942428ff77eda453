import { BUG_VIEWS, IssueSource } from "@fixpoint/contracts";
import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { BugsPage } from "../../../../features/bugs/index.tsx";

const Search = z.object({
  group: z.enum(["all", "agentic", "pr", "archived", "notApplicable"]).optional().catch(undefined),
  view: z.enum(BUG_VIEWS).optional().catch(undefined),
  q: z.string().optional().catch(undefined),
  source: IssueSource.optional().catch(undefined),
  sort: z.enum(["updated", "created", "key", "evidence"]).optional().catch(undefined),
});

function BugsRoute() {
  const { organization, project } = Route.useRouteContext();
  return <BugsPage organization={organization} project={project} search={Route.useSearch()} />;
}

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/bugs/")({ validateSearch: Search, component: BugsRoute });
