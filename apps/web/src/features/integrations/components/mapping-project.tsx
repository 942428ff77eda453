import type { IntegrationMappingView, Project } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { RefreshCw } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { useSyncIssues } from "../../../lib/use-sync-issues.ts";

interface Props {
  project: Project;
  mappings: readonly IntegrationMappingView[] | undefined;
  orgSlug: string;
}

/** Where the bugs of a project are, and reading its trackers without waiting for the next time. */
export function MappingProject({ project, mappings, orgSlug }: Props) {
  const sync = useSyncIssues(project.organizationId);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-meta font-medium">
      <Link
        to="/$orgSlug/$projectSlug/bugs"
        params={{ orgSlug, projectSlug: project.slug }}
        className="flex min-h-7 items-center rounded text-primary hover:underline"
      >
        Bugs<span className="sr-only"> of {project.name}</span>
      </Link>
      {mappings?.some((mapping) => mapping.sync !== null) && (
        <Button
          variant="ghost"
          size="sm"
          busy={sync.isPending}
          onClick={() => sync.mutate(project.id)}
          className="-ml-1.5 h-7! px-1.5! text-meta!"
        >
          <RefreshCw aria-hidden className="size-3.5" />
          Sync now<span className="sr-only">: {project.name}</span>
        </Button>
      )}
    </div>
  );
}
