import { bugView, type Project } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { issuesQuery } from "../../../lib/issues.ts";

/** How many validated fixes of the project wait for a pull request. */
export function useWaitingFixes(project: Project | undefined): number {
  const query = useQuery({
    ...issuesQuery(project?.organizationId ?? "", project?.id ?? ""),
    enabled: project !== undefined,
    select: (issues) => issues.filter((issue) => bugView(issue) === "validatedFix").length,
  });
  return query.data ?? 0;
}
