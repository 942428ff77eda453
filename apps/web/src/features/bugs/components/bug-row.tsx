import { bugView, type IssueListItem } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { DemoBadge } from "../../../components/ui/demo-badge.tsx";
import { EvidenceDots } from "../../../components/ui/evidence-dots.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { SourceIcon } from "../../../components/ui/source-icon.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { ViewChip } from "../../../components/ui/view-chip.tsx";
import { withoutMarks } from "../../../lib/code-parts.ts";
import { isDemoBug } from "../../../lib/demo-bug.ts";
import type { BugSearch } from "../model/bug-search.ts";
import { BugRowMenu } from "./bug-row-menu.tsx";
import { LiveStageText } from "./live-stage-text.tsx";

interface Props {
  issue: IssueListItem;
  orgSlug: string;
  projectSlug: string;
  locked: boolean;
  list: BugSearch;
}

function listText(search: BugSearch): string | undefined {
  const text = new URLSearchParams(
    Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  ).toString();
  return text || undefined;
}

function Coverage({ issue }: { issue: IssueListItem }) {
  if (issue.coverableLines === null || issue.coveredLines === null || issue.coverableLines === 0) return null;
  return (
    <span title="Changed lines that tests run" className="text-meta text-fg-3 tabular">
      {issue.coveredLines}/{issue.coverableLines}
    </span>
  );
}

export const BugRow = memo(function BugRow({ issue, orgSlug, projectSlug, locked, list }: Props) {
  const view = bugView(issue);
  const search = listText(list);
  return (
    <div className="group relative flex h-full items-center gap-3 border-b pr-2 pl-4 transition-colors duration-[120ms] hover:bg-hover focus-within:bg-hover md:pl-6 lg:pl-8">
      <div role="gridcell" className="flex min-w-0 flex-1 flex-col gap-1 md:flex-row md:items-center md:gap-3">
        <span className="hidden w-[136px] shrink-0 md:flex">
          <ViewChip key={view} view={view} className="animate-fade" />
        </span>
        <span className="hidden w-20 shrink-0 truncate font-mono text-meta text-fg-3 md:block">{issue.key}</span>
        <Link
          to="/$orgSlug/$projectSlug/bugs/$bugId"
          params={{ orgSlug, projectSlug, bugId: issue.id }}
          search={search ? { list: search } : {}}
          data-row
          title={withoutMarks(issue.title)}
          className="min-w-0 truncate font-medium text-fg after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
        >
          <InlineCode text={issue.title} />
        </Link>
        {isDemoBug(issue.id) && (
          <span className="hidden shrink-0 md:flex">
            <DemoBadge />
          </span>
        )}
        {view === "inProgress" && <LiveStageText issueId={issue.id} className="hidden lg:inline-flex" />}
        <span className="flex items-center gap-2 text-meta text-fg-3 md:hidden">
          <ViewChip view={view} />
          <span className="font-mono">{issue.key}</span>
          {isDemoBug(issue.id) && <DemoBadge />}
          <span aria-hidden>·</span>
          <Time at={issue.updatedAt} />
        </span>
      </div>
      <div role="gridcell" className="hidden shrink-0 items-center gap-4 md:flex">
        <span className="hidden w-12 text-right lg:block">
          <Coverage issue={issue} />
        </span>
        <span className="hidden w-14 text-right text-meta font-medium text-fg-2 tabular lg:block">
          {issue.pullRequest?.number != null && `PR #${issue.pullRequest.number}`}
        </span>
        <EvidenceDots result={issue.statusResult} />
        <span className="hidden lg:inline-flex">
          <SourceIcon source={issue.source} />
        </span>
        <Time at={issue.updatedAt} className="w-28 text-right text-meta text-fg-3" />
      </div>
      <div role="gridcell" className="relative z-10 shrink-0">
        <BugRowMenu issue={issue} locked={locked} />
      </div>
    </div>
  );
});
