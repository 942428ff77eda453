import { bugView, type IssueListItem, type Project } from "@fixpoint/contracts";

export type ProjectSort = "attention" | "name" | "updated";

export interface ProjectSummary {
  project: Project;
  /** null until the bugs of the project have been loaded. */
  counts: { all: number; inProgress: number; reproduced: number; validated: number; open: number; merged: number } | null;
  needsYou: number;
  updatedAt: string;
}

export function summaryOf(project: Project, issues: readonly IssueListItem[] | undefined): ProjectSummary {
  const committed = project.repositories[0]?.latestCommit?.committer.date ?? "";
  if (!issues) return { project, counts: null, needsYou: 0, updatedAt: committed };
  const views = Object.groupBy(issues, bugView);
  const number = (view: keyof typeof views) => views[view]?.length ?? 0;
  const counts = {
    all: issues.filter((issue) => !issue.isArchived).length,
    inProgress: number("inProgress"),
    reproduced: number("reproduced"),
    validated: number("validatedFix"),
    open: number("open") + number("draft"),
    merged: number("merged"),
  };
  const updatedAt = issues.reduce((latest, issue) => (issue.updatedAt > latest ? issue.updatedAt : latest), committed);
  return { project, counts, needsYou: counts.validated + counts.open, updatedAt };
}

const COMPARE: Record<ProjectSort, (one: ProjectSummary, other: ProjectSummary) => number> = {
  attention: (one, other) => other.needsYou - one.needsYou || one.project.name.localeCompare(other.project.name),
  name: (one, other) => one.project.name.localeCompare(other.project.name),
  updated: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
};

export function arrange(summaries: readonly ProjectSummary[], q: string, sort: ProjectSort): ProjectSummary[] {
  const wanted = q.trim().toLowerCase();
  return summaries
    .filter(({ project }) =>
      `${project.name} ${project.slug} ${project.repositories.map((repository) => repository.name).join(" ")}`
        .toLowerCase()
        .includes(wanted),
    )
    .sort(COMPARE[sort]);
}
