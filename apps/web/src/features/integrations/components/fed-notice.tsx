import type { Project } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { buttonClass } from "../../../components/ui/button.tsx";

/** Once a project has its first source: where the bugs will be. */
export function FedNotice({ project, orgSlug }: { project: Project | null; orgSlug: string }) {
  return (
    <div role="status">
      {project && (
        <div className="mb-4 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-info-bg px-4 py-3 text-info">
          <p className="min-w-48 flex-1">
            {project.name} is being fed now. The open issues appear in its list of bugs one by one, without a reload.
          </p>
          <Link
            to="/$orgSlug/$projectSlug/bugs"
            params={{ orgSlug, projectSlug: project.slug }}
            className={buttonClass({ variant: "primary", size: "sm" })}
          >
            Go to bugs
            <span className="sr-only"> of {project.name}</span>
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </div>
      )}
    </div>
  );
}
