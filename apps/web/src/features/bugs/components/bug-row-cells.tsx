import { BUG_VIEW_LABELS, bugView, type IssueListItem } from "@fixpoint/contracts";
import { useState } from "react";
import { EvidenceDots } from "../../../components/ui/evidence-dots.tsx";
import { SourceIcon } from "../../../components/ui/source-icon.tsx";
import { TimeAs } from "../../../components/ui/time.tsx";
import { ViewChip } from "../../../components/ui/view-chip.tsx";
import type { RowActions } from "./bug-row.tsx";

interface ChipProps {
  issue: IssueListItem;
  canPeek: boolean;
  peeked: boolean;
  actions: RowActions;
}

/** The view of a bug; where there is room beside the list it opens the bug there. */
export function PeekChip({ issue, canPeek, peeked, actions }: ChipProps) {
  const view = bugView(issue);
  const [first] = useState(view);
  // Only what changes fades: a layer for the chip of every row that is scrolled into sight costs a third of a frame.
  const chip = <ViewChip key={view} view={view} className={view === first ? undefined : "animate-fade"} />;
  if (!canPeek) return chip;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-expanded={peeked}
      aria-label={`${BUG_VIEW_LABELS[view]}: look at ${issue.key} beside the list`}
      onClick={() => actions.onPeek(issue)}
      className="relative z-10 flex min-h-6 items-center rounded-full"
    >
      {chip}
    </button>
  );
}

/** What is known of a bug, in columns. */
export function Facts({ issue, when }: { issue: IssueListItem; when: string }) {
  const covered = issue.coverableLines !== null && issue.coveredLines !== null && issue.coverableLines > 0;
  return (
    <div role="gridcell" className="flex shrink-0 items-center gap-4">
      <span
        title={covered ? "Changed lines that tests run" : undefined}
        className="hidden w-12 text-right text-meta text-fg-3 tabular lg:block group-data-peeking/list:hidden"
      >
        {covered && `${issue.coveredLines}/${issue.coverableLines}`}
      </span>
      <span className="hidden w-16 text-right text-meta font-medium whitespace-nowrap text-fg-2 tabular lg:block group-data-peeking/list:hidden">
        {issue.pullRequest?.number != null && `PR #${issue.pullRequest.number}`}
      </span>
      <EvidenceDots result={issue.statusResult} />
      <SourceIcon source={issue.source} boxClass="hidden lg:inline-flex group-data-peeking/list:hidden" />
      <TimeAs at={issue.updatedAt} words={when} className="w-28 text-right text-meta text-fg-3 group-data-peeking/list:hidden" />
    </div>
  );
}
