import { bugView, type IssueDetails } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { DemoBadge } from "../../../components/ui/demo-badge.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { ViewChip } from "../../../components/ui/view-chip.tsx";
import { listSearch } from "../../../lib/bug-search.ts";
import { withoutMarks } from "../../../lib/code-parts.ts";
import { isDemoBug } from "../../../lib/demo-bug.ts";
import { MOBILE, useMedia } from "../../../lib/use-media.ts";
import type { BugActions } from "../hooks/use-bug-actions.ts";
import { setHeaderHeight } from "../hooks/header-height.ts";
import type { Neighbours } from "../hooks/use-neighbours.ts";
import { BugMenu } from "./bug-menu.tsx";
import { NeighbourLinks } from "./neighbours.tsx";
import { PrimaryAction } from "./primary-action.tsx";

interface Props {
  bug: IssueDetails;
  orgSlug: string;
  projectSlug: string;
  list: string | undefined;
  neighbours: Neighbours;
  actions: BugActions;
}

/** What `scroll-mt-28` keeps clear already, and the bar of sections with a little air. */
const SCROLL_MARGIN_PX = 112;
const JUMP_BAR_PX = 48;

/** Where the header sticks, its height is told: what sticks and what is scrolled to has to keep clear of it. */
function useOwnHeight(sticks: boolean) {
  const header = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = header.current;
    const page = document.getElementById("content");
    if (!sticks || !element || !page) return;
    const observer = new ResizeObserver(() => {
      setHeaderHeight(element.offsetHeight);
      page.style.scrollPaddingTop = `${Math.max(0, element.offsetHeight + JUMP_BAR_PX - SCROLL_MARGIN_PX)}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeaderHeight(0);
      page.style.scrollPaddingTop = "";
    };
  }, [sticks]);
  return header;
}

export function BugHeader({ bug, orgSlug, projectSlug, list, neighbours, actions }: Props) {
  const mobile = useMedia(MOBILE);
  const header = useOwnHeight(!mobile);
  const view = bugView(bug);
  return (
    <div ref={header} className="border-b bg-bg px-4 pt-4 pb-4 md:sticky md:top-0 md:z-20 md:px-6 lg:px-8">
      <div className="flex items-center gap-2 text-meta text-fg-3">
        <Link
          to="/$orgSlug/$projectSlug/bugs"
          params={{ orgSlug, projectSlug }}
          search={listSearch(list)}
          className="-ml-1 flex items-center gap-0.5 min-h-6 rounded-control px-1 font-medium text-fg-2 hover:text-fg"
        >
          <ChevronLeft aria-hidden className="size-4" />
          Bugs
        </Link>
        <NeighbourLinks neighbours={neighbours} orgSlug={orgSlug} projectSlug={projectSlug} list={list} />
        <span aria-hidden>/</span>
        <span className="font-mono">{bug.key}</span>
        <CopyButton text={bug.key} name="Copy the key" />
        {isDemoBug(bug.id) && <DemoBadge />}
      </div>
      <div className="mt-1.5 flex flex-col gap-3 md:flex-row md:items-center">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2 md:flex-nowrap">
          <ViewChip key={view} view={view} large className="animate-pop" />
          <h1
            title={withoutMarks(bug.title)}
            className="line-clamp-2 min-w-0 text-[20px] leading-7 font-semibold tracking-[-0.01em] wrap-anywhere md:text-[22px]"
          >
            <InlineCode text={bug.title} />
          </h1>
        </div>
        {!mobile && (
          <div className="flex items-center gap-2">
            <PrimaryAction bug={bug} actions={actions} />
            <BugMenu bug={bug} actions={actions} />
          </div>
        )}
      </div>
    </div>
  );
}
