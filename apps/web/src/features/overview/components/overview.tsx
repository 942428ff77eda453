import type { Organization, Project } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Page } from "../../../components/layout/page.tsx";
import { MappedSourcesCard } from "../../../components/sources/mapped-sources-card.tsx";
import { buttonClass } from "../../../components/ui/button.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { issuesQuery } from "../../../lib/issues.ts";
import { useProject } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { BaseCommitCard } from "./base-commit-card.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { Funnel } from "./funnel.tsx";
import { NeedsYou } from "./needs-you.tsx";

export function Overview({ organization, project: initial }: { organization: Organization; project: Project }) {
  const project = useProject() ?? initial;
  const query = useQuery(issuesQuery(organization.id, project.id));
  const repository = project.repositories[0]?.name;
  const params = { orgSlug: organization.slug, projectSlug: project.slug };
  useTitle(project.name);

  return (
    <Page
      title={project.name}
      {...(repository && repository !== project.name ? { description: repository } : {})}
      actions={
        <Link to="/$orgSlug/$projectSlug/bugs" params={params} className={buttonClass({ variant: "primary" })}>
          All bugs
        </Link>
      }
    >
      {query.isError && (
        <InlineError message="Failed to fetch bugs" detail={failureText(query.error, "")} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton className="h-72" />}
      {query.data?.length === 0 && <FirstSteps organization={organization} project={project} />}
      {query.data && query.data.length > 0 && (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="max-lg:order-2">
            <Funnel issues={query.data} {...params} />
          </div>
          <div className="space-y-6">
            <NeedsYou issues={query.data} {...params} />
            <MappedSourcesCard organization={organization} project={project} />
            <BaseCommitCard project={project} {...params} />
          </div>
        </div>
      )}
    </Page>
  );
}
