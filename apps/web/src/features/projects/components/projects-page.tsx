import type { Organization } from "@fixpoint/contracts";
import { useQueries, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { Page } from "../../../components/layout/page.tsx";
import { buttonClass } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { issuesQuery } from "../../../lib/issues.ts";
import { projectsQuery } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { arrange, summaryOf, type ProjectSort } from "../model/project-order.ts";
import { ProjectCard } from "./project-card.tsx";

const SORTS = [
  { id: "attention", label: "Needs attention" },
  { id: "name", label: "Name" },
  { id: "updated", label: "Updated" },
] as const;

export function ProjectsPage({
  organization,
  search,
}: {
  organization: Organization;
  search: { q?: string | undefined; sort?: ProjectSort | undefined };
}) {
  const navigate = useNavigate();
  const query = useQuery(projectsQuery(organization.id));
  const projects = query.data ?? [];
  const issues = useQueries({ queries: projects.map((project) => issuesQuery(organization.id, project.id)) });
  const sort = search.sort ?? "attention";
  const cards = arrange(
    projects.map((project, index) => summaryOf(project, issues[index]?.data)),
    search.q ?? "",
    sort,
  );
  useTitle(organization.name);

  function change(next: { q?: string | undefined; sort?: ProjectSort | undefined }): void {
    void navigate({ to: "/$orgSlug", params: { orgSlug: organization.slug }, search: { ...search, ...next }, replace: true });
  }

  const addProject = (
    <Link to="/add-project" className={buttonClass({ variant: "primary" })}>
      <Plus aria-hidden className="size-4" />
      {projects.length === 0 ? "Add your first project" : "Add project"}
    </Link>
  );
  return (
    <Page
      title="Projects"
      description={`Everything that ${organization.name} has handed to the agent`}
      actions={projects.length > 0 && addProject}
    >
      {query.isError && (
        <InlineError
          message="Failed to fetch projects"
          detail={failureText(query.error, "")}
          onRetry={() => void query.refetch()}
        />
      )}
      {projects.length > 1 && (
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <SearchField label="Search projects" value={search.q ?? ""} onChange={(q) => change({ q: q || undefined })} />
          <Segmented
            name="Sort"
            value={sort}
            options={SORTS}
            onChange={(next) => change({ sort: next === "attention" ? undefined : next })}
          />
        </div>
      )}
      {query.isPending && (
        <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} className="h-48 rounded-card!" />
          ))}
        </div>
      )}
      {query.data && projects.length === 0 && (
        <EmptyState
          art="projects"
          title="No projects yet"
          text="A project links one repository to the trackers its bugs come from."
          action={addProject}
        />
      )}
      {query.data && projects.length > 0 && cards.length === 0 && <EmptyState art="filter" title="No project matches" />}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {cards.map((summary) => (
          <li key={summary.project.id}>
            <ProjectCard summary={summary} orgSlug={organization.slug} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
