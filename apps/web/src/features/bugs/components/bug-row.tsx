import { bugView, type IssueListItem } from "@fixpoint/contracts";
import { memo, startTransition, useEffect, useState, type MouseEvent } from "react";
import { DemoBadge } from "../../../components/ui/demo-badge.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { TimeAs } from "../../../components/ui/time.tsx";
import { ViewChip } from "../../../components/ui/view-chip.tsx";
import { withoutMarks } from "../../../lib/code-parts.ts";
import { isDemoBug } from "../../../lib/demo-bug.ts";
import { cn } from "../../../lib/cn.ts";
import type { BugLinks } from "../hooks/use-bug-links.ts";
import type { Act } from "../model/bulk.ts";
import type { RowFilling } from "../model/row-filling.ts";
import { Facts, PeekChip } from "./bug-row-cells.tsx";
import { BugRowMenu } from "./bug-row-menu.tsx";
import { LiveStageText } from "./live-stage-text.tsx";

/** What a row can be asked to do; the same object for every row and every render. */
export interface RowActions {
  onFocus: (issue: IssueListItem) => void;
  onSelect: (issue: IssueListItem, extend: boolean) => void;
  onPeek: (issue: IssueListItem) => void;
  onOpen: (issue: IssueListItem, event: MouseEvent) => void;
  onAct: (act: Act, issue: IssueListItem) => void;
  onCopyLink: (issue: IssueListItem) => void;
}

interface Props {
  issue: IssueListItem;
  /** Counted from 0. */
  index: number;
  /** Pixels from the top of the list, and how high the row is. */
  top: number;
  height: number;
  /** When it was updated, in words. */
  when: string;
  locked: boolean;
  /** Two lines instead of columns. */
  mobile: boolean;
  /** Whether Tab comes to this row. */
  stop: boolean;
  selected: boolean;
  peeked: boolean;
  canPeek: boolean;
  look: "leaving" | "fresh" | undefined;
  links: BugLinks;
  actions: RowActions;
  filling: RowFilling;
}

/** False for a row that came while the list was thrown, until it is its turn to be filled. */
function useWhole(filling: RowFilling, top: number): boolean {
  const [whole, setWhole] = useState(() => !filling.titlesOnly);
  useEffect(() => {
    if (!whole) return filling.wait(top, () => startTransition(() => setWhole(true)));
  }, [whole, filling, top]);
  return whole;
}

function SecondLine({ issue, when }: Pick<Props, "issue" | "when">) {
  return (
    <span className="flex items-center gap-1.5 text-meta whitespace-nowrap text-fg-3">
      <ViewChip view={bugView(issue)} />
      <span className="font-mono">{issue.key}</span>
      {isDemoBug(issue.id) && <DemoBadge />}
      <span aria-hidden>·</span>
      <TimeAs at={issue.updatedAt} words={when} className="min-w-0 truncate" />
    </span>
  );
}

function TitleLink({ issue, stop, links, actions }: Pick<Props, "issue" | "stop" | "links" | "actions">) {
  const intend = () => links.intend(issue.id);
  return (
    <a
      href={links.hrefOf(issue.id)}
      data-row={issue.id}
      data-cell
      tabIndex={stop ? 0 : -1}
      onClick={(event) => actions.onOpen(issue, event)}
      onMouseEnter={intend}
      onMouseLeave={links.passOn}
      onFocus={intend}
      onBlur={links.passOn}
      onTouchStart={intend}
      title={withoutMarks(issue.title)}
      // Not hidden but clipped: what is hidden can be scrolled, and the browser keeps a layer for it in every row.
      className="min-w-0 overflow-clip font-medium text-ellipsis whitespace-nowrap text-fg after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
    >
      <InlineCode text={issue.title} />
    </a>
  );
}

function SelectBox({ issue, tabIndex, selected, actions }: Pick<Props, "issue" | "selected" | "actions"> & { tabIndex: number }) {
  return (
    <label className="flex size-full items-center justify-center">
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
  );
}

/** One element each, as few as there can be: rows come and go with every frame of scrolling. */
export const BugRow = memo(function BugRow(props: Props) {
  const { issue, index, top, height, when, locked, mobile, stop, selected, peeked, look, links, actions } = props;
  const tabIndex = stop ? 0 : -1;
  const whole = useWhole(props.filling, top);
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      aria-selected={selected}
      data-row-look={look}
      style={{ top, height }}
      onFocus={() => actions.onFocus(issue)}
      className={cn(
        "absolute inset-x-0 flex items-center gap-2 border-b px-2 transition-colors duration-[120ms] [contain:strict] focus-within:bg-hover hover:bg-hover md:pl-4 lg:pl-6",
        (selected || peeked) && "bg-selected focus-within:bg-selected hover:bg-selected",
        look === "leaving" && "bg-muted [&_a]:font-normal [&_a]:text-fg-3",
        look === "fresh" && "animate-tint [animation-duration:200ms]",
      )}
    >
      <div role="gridcell" className="relative z-10 size-11 shrink-0 md:size-7">
        {whole && <SelectBox issue={issue} tabIndex={tabIndex} selected={selected} actions={actions} />}
      </div>
      <div role="gridcell" className="flex min-w-0 flex-1 flex-col gap-1 md:flex-row md:items-center md:gap-3">
        {!mobile && (
          <>
            <span className="flex w-[136px] shrink-0">
              {whole && <PeekChip issue={issue} canPeek={props.canPeek} actions={actions} peeked={peeked} />}
            </span>
            <span className="w-20 shrink-0 overflow-clip font-mono text-meta text-ellipsis whitespace-nowrap text-fg-3">
              {issue.key}
            </span>
          </>
        )}
        <TitleLink issue={issue} stop={stop} links={links} actions={actions} />
        {whole && !mobile && isDemoBug(issue.id) && <DemoBadge />}
        {whole && !mobile && bugView(issue) === "inProgress" && (
          <LiveStageText issueId={issue.id} className="hidden lg:inline-flex group-data-peeking/list:hidden" />
        )}
        {mobile && (whole ? <SecondLine issue={issue} when={when} /> : <span className="h-5" />)}
      </div>
      {whole && !mobile && <Facts issue={issue} when={when} />}
      {whole && (
        <div role="gridcell" className="relative z-10 shrink-0">
          <BugRowMenu issue={issue} locked={locked} tabIndex={tabIndex} onAct={actions.onAct} onCopyLink={actions.onCopyLink} />
        </div>
      )}
    </div>
  );
});
