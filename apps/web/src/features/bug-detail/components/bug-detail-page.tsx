import { bugView, type Organization, type Project } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { ApiError, failureText } from "../../../lib/api-client.ts";
import { NotFoundPage } from "../../../components/layout/error-pages.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { withoutMarks } from "../../../lib/code-parts.ts";
import { useProject } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { useBug } from "../hooks/use-bug.ts";
import { BugHeader } from "./bug-header.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { IssueCard } from "./issue-card.tsx";
import { LiveRun } from "./live-run.tsx";
import { Onboarding } from "./onboarding.tsx";
import { Proof } from "./proof.tsx";
import { TimelineCard } from "./timeline-card.tsx";

interface Props {
  organization: Organization;
  project: Project;
  bugId: string;
  list: string | undefined;
}

/** One bug: on the left what was reported and what the agent did, on the right the proof. */
export function BugDetailPage({ organization, project: initial, bugId, list }: Props) {
  const project = useProject() ?? initial;
  const { details, events, timeline, over } = useBug(organization.id, project.id, bugId);
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
          className="text-primary underline underline-offset-2"
        >
          Back to the bugs
        </Link>
      </div>
    );
  }
  if (!bug) return <DetailSkeleton />;

  return (
    <div className="pb-24">
      <BugHeader bug={bug} organization={organization} project={project} list={list} />
      {bug.isArchived && (
        <p className="border-b bg-muted px-4 py-2 text-fg-2 md:px-6 lg:px-8">
          This bug is archived. Unarchive it to work on it again.
        </p>
      )}
      <div className="grid gap-6 px-4 pt-6 md:px-6 lg:grid-cols-[minmax(320px,360px)_minmax(0,1fr)] lg:px-8">
        <aside aria-label="What was reported" className="min-w-0 space-y-5 max-lg:order-2">
          <Onboarding />
          <IssueCard bug={bug} />
          <TimelineCard timeline={timeline} over={over} loading={events.isPending} />
        </aside>
        <div data-view={bugView(bug)} className="min-w-0 space-y-7">
          {over ? (
            <Proof bug={bug} organization={organization} project={project} timeline={timeline} />
          ) : (
            <LiveRun bug={bug} timeline={timeline} />
          )}
        </div>
      </div>
    </div>
  );
}
