import type { IssueListItem } from "@fixpoint/contracts";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { useUiConfig } from "../../../lib/ui-config.ts";
import { useMedia, MOBILE } from "../../../lib/use-media.ts";
import type { BugSearch } from "../model/bug-search.ts";
import { BugRow } from "./bug-row.tsx";

const ROW_PX = { comfortable: 46, compact: 34 } as const;
const MOBILE_ROW_PX = 68;
const OVERSCAN = 10;

interface Props {
  rows: readonly IssueListItem[];
  orgSlug: string;
  projectSlug: string;
  locked: boolean;
  list: BugSearch;
}

/** Only the rows near the window are in the page, however long the list is. j and k move, Enter opens. */
export function BugRows({ rows, orgSlug, projectSlug, locked, list }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const mobile = useMedia(MOBILE);
  const [margin, setMargin] = useState(0);
  const { density, singleKeyShortcuts } = useUiConfig();
  const rowPx = mobile ? MOBILE_ROW_PX : ROW_PX[density];
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => document.getElementById("content"),
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    scrollMargin: margin,
    getItemKey: (index) => rows[index]?.id ?? index,
  });

  useLayoutEffect(() => {
    setMargin(grid.current?.offsetTop ?? 0);
    virtual.measure();
  }, [rowPx, virtual]);

  function move(step: number): void {
    const links = [...(grid.current?.querySelectorAll<HTMLAnchorElement>("a[data-row]") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = links[at === -1 ? 0 : at + step];
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  }

  return (
    <div
      ref={grid}
      role="grid"
      aria-label="Bugs"
      aria-rowcount={rows.length}
      data-list
      className="relative border-t"
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const letter = singleKeyShortcuts ? event.key : "";
        if (letter === "j" || event.key === "ArrowDown") move(1);
        else if (letter === "k" || event.key === "ArrowUp") move(-1);
        else return;
        event.preventDefault();
      }}
    >
      {virtual.getVirtualItems().map((item) => {
        const issue = rows[item.index];
        if (!issue) return null;
        return (
          <div
            key={item.key}
            role="row"
            aria-rowindex={item.index + 1}
            className="absolute inset-x-0 top-0 [contain:strict]"
            style={{ height: rowPx, transform: `translateY(${item.start - margin}px)` }}
          >
            <BugRow issue={issue} orgSlug={orgSlug} projectSlug={projectSlug} locked={locked} list={list} />
          </div>
        );
      })}
    </div>
  );
}
