import type { Organization, Project } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { NotFoundPage } from "../../../components/layout/error-pages.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { ApiError, failureText } from "../../../lib/api-client.ts";
import { listSearch } from "../../../lib/bug-search.ts";
import { withoutMarks } from "../../../lib/code-parts.ts";
import { useProject } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { useBug } from "../hooks/use-bug.ts";
import { useNeighbours } from "../hooks/use-neighbours.ts";
import { BugView } from "./bug-view.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";

interface Props {
  organization: Organization;
  project: Project;
  bugId: string;
  list: string | undefined;
}

/** One bug of a list: fetches it, and shows it or says why not. */
export function BugDetailPage({ organization, project: initial, bugId, list }: Props) {
  const project = useProject() ?? initial;
  const run = useBug(organization.id, project.id, bugId);
  const neighbours = useNeighbours(organization, project, bugId, list);
  const { details } = run;
  const bug = details.data;
  useTitle(bug ? `${bug.key} ${withoutMarks(bug.title)}` : "Bug");

  if (details.isError && !bug) {
    if (details.error instanceof ApiError && details.error.status === 404) return <NotFoundPage />;
    return (
      <div className="space-y-4 p-4 md:p-6 lg:p-8">
        <InlineError
          message="Failed to fetch bug details"
          detail={failureText(details.error, "")}
          onRetry={() => void details.refetch()}
        />
        <Link
          to="/$orgSlug/$projectSlug/bugs"
          params={{ orgSlug: organization.slug, projectSlug: project.slug }}
          search={listSearch(list)}
          className="text-primary underline underline-offset-2"
        >
          Back to the bugs
        </Link>
      </div>
    );
  }
  if (!bug) return <DetailSkeleton />;
  return (
    <BugView key={bug.id} bug={bug} run={run} organization={organization} project={project} list={list} neighbours={neighbours} />
  );
}
