import { Link } from "@tanstack/react-router";
import { FolderGit2, GitCommitHorizontal, LoaderCircle } from "lucide-react";
import { SourceIcon } from "../../../components/ui/source-icon.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { plural } from "../../../lib/format.ts";
import type { ProjectSummary } from "../model/project-order.ts";
import { MiniFunnel } from "./mini-funnel.tsx";

export function ProjectCard({ summary, orgSlug }: { summary: ProjectSummary; orgSlug: string }) {
  const { project, counts, needsYou } = summary;
  const repository = project.repositories[0];
  const commit = repository?.latestCommit;
  return (
    <article className="relative flex h-full flex-col rounded-card border bg-bg p-5 transition-[border-color,box-shadow] duration-[120ms] focus-within:border-control hover:border-control hover:shadow-[0_6px_20px_-8px_rgb(15_23_42/0.18)] dark:bg-subtle/60">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 truncate text-[17px] leading-6 font-semibold tracking-[-0.01em]">
          <Link
            to="/$orgSlug/$projectSlug"
            params={{ orgSlug, projectSlug: project.slug }}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-ring"
          >
            {project.name}
          </Link>
        </h2>
        {project.isLocked && (
          <span
            title="Base commit update is in progress"
            className="inline-flex items-center gap-1 rounded-full bg-info-bg px-2 py-0.5 text-meta text-info"
          >
            <LoaderCircle aria-hidden className="size-3 animate-spin" /> updating
          </span>
        )}
        {!project.isLocked && needsYou > 0 && (
          <span className="shrink-0 rounded-full bg-ok-bg px-2 py-0.5 text-meta font-semibold text-ok">{needsYou} need you</span>
        )}
      </div>
      {repository && (
        <p className="mt-1 flex items-center gap-1.5 text-meta text-fg-3">
          {repository.provider === "local" ? (
            <FolderGit2 aria-hidden className="size-3.5 text-fg-3" />
          ) : (
            <SourceIcon source={repository.provider} className="size-3.5" />
          )}
          <span className="truncate">{repository.name}</span>
        </p>
      )}
      <div className="mt-5 flex-1">
        <MiniFunnel counts={counts} />
      </div>
      <p className="mt-4 flex items-center gap-2 border-t pt-3 text-meta text-fg-3">
        <GitCommitHorizontal aria-hidden className="size-4" />
        {commit ? (
          <>
            <code className="font-mono">{commit.sha.slice(0, 7)}</code>
            <span className="min-w-0 flex-1 truncate">{commit.message.split("\n")[0]}</span>
            <Time at={commit.committer.date} className="shrink-0" />
          </>
        ) : (
          <span className="flex-1">No base commit yet</span>
        )}
        {counts && <span className="sr-only">{plural(counts.all, "bug")}</span>}
      </p>
    </article>
  );
}
