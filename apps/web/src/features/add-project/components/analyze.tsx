import type { Organization } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { NotFoundPage } from "../../../components/layout/error-pages.tsx";
import { Page } from "../../../components/layout/page.tsx";
import { MappedSourcesCard } from "../../../components/sources/mapped-sources-card.tsx";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { projectsQuery } from "../../../lib/session.ts";
import { useSyncIssues } from "../../../lib/use-sync-issues.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { tasksQuery } from "../api/projects.ts";
import { isSettled, stagesOf } from "../model/stages.ts";
import { STEP_TITLES } from "../model/draft.ts";
import { StageRow } from "./stage-row.tsx";
import { Stepper } from "./stepper.tsx";

const NO_TASKS: never[] = [];

/** What the server has done with the new project, and the ways on. Tasks arrive live. */
export function Analyze({ organization, slug }: { organization: Organization; slug: string | undefined }) {
  const projects = useQuery(projectsQuery(organization.id));
  const tasks = useQuery(tasksQuery(organization.id));
  const project = projects.data?.find((candidate) => candidate.slug === slug);
  useTitle("Analyze");
  const sync = useSyncIssues(organization.id);

  if (projects.data && !project) return <NotFoundPage />;
  const stages = project ? stagesOf(project, tasks.data ?? NO_TASKS) : [];
  const settled = isSettled(stages);
  return (
    <Page title={project ? `${project.name} was added` : "Analyze"} description="What is known of the project so far">
      <div className="flex flex-col gap-x-10 lg:flex-row">
        <Stepper at={STEP_TITLES.indexOf("Analyze")} />
        <div className="min-w-0 max-w-[640px] flex-1 space-y-5">
          {projects.isError && (
            <InlineError
              message="Failed to fetch projects"
              detail={failureText(projects.error, "")}
              onRetry={() => void projects.refetch()}
            />
          )}
          {projects.isPending && <Skeleton className="h-40 rounded-card!" />}
          {project && (
            <>
              <Card>
                <ol aria-label="Stages" className="divide-y">
                  {stages.map((stage) => (
                    <StageRow key={stage.id} stage={stage} />
                  ))}
                </ol>
              </Card>
              <MappedSourcesCard organization={organization} project={project} />
              <p className="text-fg-2">
                {settled
                  ? "Language, tests and coverage are found out in the sandbox with the first bug, and shown with it."
                  : "You can leave this page; analysis continues."}
              </p>
              <div className="flex flex-wrap gap-2">
                <Link
                  to="/$orgSlug/$projectSlug/bugs"
                  params={{ orgSlug: organization.slug, projectSlug: project.slug }}
                  className={buttonClass({ variant: "primary" })}
                >
                  Go to bugs
                </Link>
                <Button busy={sync.isPending} onClick={() => sync.mutate(project.id)}>
                  Sync issues now
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
    </Page>
  );
}
