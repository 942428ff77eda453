import { bugView, type IssueListItem } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { memo, useState } from "react";
import { DemoBadge } from "../../../components/ui/demo-badge.tsx";
import { EvidenceDots } from "../../../components/ui/evidence-dots.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { SourceIcon } from "../../../components/ui/source-icon.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { ViewChip } from "../../../components/ui/view-chip.tsx";
import { withoutMarks } from "../../../lib/code-parts.ts";
import { isDemoBug } from "../../../lib/demo-bug.ts";
import { cn } from "../../../lib/cn.ts";
import type { Act } from "../model/bulk.ts";
import { BugRowMenu } from "./bug-row-menu.tsx";
import { LiveStageText } from "./live-stage-text.tsx";

/** What a row can be asked to do; the same object for every row and every render. */
export interface RowActions {
  onSelect: (issue: IssueListItem, extend: boolean) => void;
  onPeek: (issue: IssueListItem) => void;
  onOpen: (issue: IssueListItem) => void;
  onAct: (act: Act, issue: IssueListItem) => void;
  onCopyLink: (issue: IssueListItem) => void;
}

interface Props {
  issue: IssueListItem;
  orgSlug: string;
  projectSlug: string;
  locked: boolean;
  /** The list as text, for the way back. */
  list: string | undefined;
  /** Whether Tab comes to this row. */
  stop: boolean;
  selected: boolean;
  peeked: boolean;
  canPeek: boolean;
  look: "leaving" | "fresh" | undefined;
  actions: RowActions;
}

function Coverage({ issue }: { issue: IssueListItem }) {
  if (issue.coverableLines === null || issue.coveredLines === null || issue.coverableLines === 0) return null;
  return (
    <span title="Changed lines that tests run" className="text-meta text-fg-3 tabular">
      {issue.coveredLines}/{issue.coverableLines}
    </span>
  );
}

function Chip({ issue, canPeek, actions, peeked }: Pick<Props, "issue" | "canPeek" | "actions" | "peeked">) {
  const view = bugView(issue);
  const [first] = useState(view);
  // Only what changes fades: a layer for the chip of every row that is scrolled into sight costs a third of a frame.
  const chip = <ViewChip key={view} view={view} className={view === first ? undefined : "animate-fade"} />;
  if (!canPeek) return <span className="hidden w-[136px] shrink-0 md:flex">{chip}</span>;
  return (
    <span className="relative z-10 hidden w-[136px] shrink-0 md:flex">
      <button
        type="button"
        tabIndex={-1}
        aria-expanded={peeked}
        onClick={() => actions.onPeek(issue)}
        className="flex min-h-6 items-center rounded-full"
      >
        {chip}
        <span className="sr-only">: look at {issue.key} beside the list</span>
      </button>
    </span>
  );
}

export const BugRow = memo(function BugRow(props: Props) {
  const { issue, orgSlug, projectSlug, locked, list, stop, selected, peeked, look, actions } = props;
  const view = bugView(issue);
  const tabIndex = stop ? 0 : -1;
  return (
    <div
      data-row-look={look}
      className={cn(
        "group relative flex h-full items-center gap-2 border-b pr-2 pl-2 transition-colors duration-[120ms] hover:bg-hover focus-within:bg-hover md:pl-4 lg:pl-6",
        (selected || peeked) && "bg-selected hover:bg-selected focus-within:bg-selected",
        look === "leaving" && "bg-muted [&_a]:font-normal [&_a]:text-fg-3",
        look === "fresh" && "animate-tint [animation-duration:200ms]",
      )}
    >
      <div role="gridcell" className="relative z-10 shrink-0">
        <label className="flex size-11 items-center justify-center md:size-7">
          <input
            type="checkbox"
            data-cell
            tabIndex={tabIndex}
            aria-label={`Select ${issue.key}`}
            checked={selected}
            onChange={() => {}}
            onClick={(event) => actions.onSelect(issue, event.shiftKey)}
            className="size-4 accent-primary"
          />
        </label>
      </div>
      <div role="gridcell" className="flex min-w-0 flex-1 flex-col gap-1 md:flex-row md:items-center md:gap-3">
        <Chip issue={issue} canPeek={props.canPeek} actions={actions} peeked={peeked} />
        <span className="hidden w-20 shrink-0 truncate font-mono text-meta text-fg-3 md:block">{issue.key}</span>
        <Link
          to="/$orgSlug/$projectSlug/bugs/$bugId"
          params={{ orgSlug, projectSlug, bugId: issue.id }}
          search={list ? { list } : {}}
          data-row={issue.id}
          data-cell
          tabIndex={tabIndex}
          onClick={() => actions.onOpen(issue)}
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
        {view === "inProgress" && (
          <LiveStageText issueId={issue.id} className="hidden lg:inline-flex group-data-peeking/list:hidden" />
        )}
        <span className="flex items-center gap-1.5 text-meta whitespace-nowrap text-fg-3 md:hidden">
          <ViewChip view={view} />
          <span className="font-mono">{issue.key}</span>
          {isDemoBug(issue.id) && <DemoBadge />}
          <span aria-hidden>·</span>
          <Time at={issue.updatedAt} className="min-w-0 truncate" />
        </span>
      </div>
      <div role="gridcell" className="hidden shrink-0 items-center gap-4 md:flex">
        <span className="hidden w-12 text-right lg:block group-data-peeking/list:hidden">
          <Coverage issue={issue} />
        </span>
        <span className="hidden w-14 text-right text-meta font-medium text-fg-2 tabular lg:block group-data-peeking/list:hidden">
          {issue.pullRequest?.number != null && `PR #${issue.pullRequest.number}`}
        </span>
        <EvidenceDots result={issue.statusResult} />
        <span className="hidden lg:inline-flex group-data-peeking/list:hidden">
          <SourceIcon source={issue.source} />
        </span>
        <Time at={issue.updatedAt} className="w-28 text-right text-meta text-fg-3 group-data-peeking/list:hidden" />
      </div>
      <div role="gridcell" className="relative z-10 shrink-0">
        <BugRowMenu issue={issue} locked={locked} tabIndex={tabIndex} onAct={actions.onAct} onCopyLink={actions.onCopyLink} />
      </div>
    </div>
  );
});
