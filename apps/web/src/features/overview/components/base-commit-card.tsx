import type { Project } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { Card } from "../../../components/ui/card.tsx";
import { Time } from "../../../components/ui/time.tsx";

export function BaseCommitCard({ project, orgSlug, projectSlug }: { project: Project; orgSlug: string; projectSlug: string }) {
  const commit = project.repositories[0]?.latestCommit;
  return (
    <Card className="p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3 font-semibold">Base commit</h2>
        <Link
          to="/$orgSlug/$projectSlug/settings/base-commit"
          params={{ orgSlug, projectSlug }}
          className="flex min-h-6 items-center rounded text-meta font-semibold text-primary"
        >
          Settings
        </Link>
      </div>
      {commit ? (
        <p className="mt-2 flex items-baseline gap-2">
          <code className="font-mono text-code font-semibold">{commit.sha.slice(0, 7)}</code>
          <span className="min-w-0 flex-1 truncate text-fg-2">{commit.message.split("\n")[0]}</span>
          <Time at={commit.committer.date} className="shrink-0 text-meta text-fg-3" />
        </p>
      ) : (
        <p className="mt-2 text-fg-2">No base commit has been chosen yet.</p>
      )}
    </Card>
  );
}
