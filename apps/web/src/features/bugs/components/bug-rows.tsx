import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useDeferredValue, useEffect, useLayoutEffect, useRef } from "react";
import { useUiConfig } from "../../../lib/ui-config.ts";
import { useMedia, DESKTOP, MOBILE } from "../../../lib/use-media.ts";
import type { Cursor } from "../hooks/use-cursor.ts";
import type { ShownRows } from "../model/shown-rows.ts";
import { BugRow, type RowActions } from "./bug-row.tsx";

const ROW_PX = { comfortable: 44, compact: 32 } as const;
const MOBILE_ROW_PX = 68;
const OVERSCAN = 10;
/** What the header, the tabs and the toolbar take of the window. */
const ABOUT_ABOVE_PX = 320;

interface Props {
  shown: ShownRows;
  /** How many pixels of the page lie above the list. */
  top: number;
  /** Where the cursor's row is, -1 for nowhere. */
  at: number;
  orgSlug: string;
  projectSlug: string;
  locked: boolean;
  /** The list as text. */
  list: string | undefined;
  cursor: Cursor;
  onFocus: (id: string) => void;
  selected: ReadonlySet<string>;
  peek: string | undefined;
  actions: RowActions;
}

/** False for the first paint, which is of what is seen and nothing else: the rows beyond it take as long again. */
function useSettled(): boolean {
  return useDeferredValue(true, false);
}

/** Left and Right go through what can be used in the row. */
function moveInRow(event: React.KeyboardEvent): void {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const row = event.target instanceof Element ? event.target.closest("[role=row]") : null;
  const cells = [...(row?.querySelectorAll<HTMLElement>("[data-cell]") ?? [])];
  const next = cells[cells.indexOf(event.target as HTMLElement) + (event.key === "ArrowRight" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Only the rows near the window are in the page, however long the list is, and the one that has the cursor. */
export function BugRows(props: Props) {
  const { shown, top, at, orgSlug, projectSlug, locked, list, cursor, onFocus, selected, peek, actions } = props;
  const { rows, leaving, fresh } = shown;
  const grid = useRef<HTMLDivElement>(null);
  const mobile = useMedia(MOBILE);
  const desktop = useMedia(DESKTOP);
  const { density } = useUiConfig();
  const overscan = useSettled() ? OVERSCAN : 0;
  const rowPx = mobile ? MOBILE_ROW_PX : ROW_PX[density];
  const stop = rows[at === -1 ? 0 : at]?.id;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => document.getElementById("content"),
    estimateSize: () => rowPx,
    // Until the page is measured: then the rows come with all the rest, not after it was laid out without them.
    initialRect: { width: innerWidth, height: Math.max(0, innerHeight - ABOUT_ABOVE_PX) },
    overscan,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range);
      return at === -1 || indexes.includes(at) ? indexes : [...indexes, at].sort((one, other) => one - other);
    },
  });

  useLayoutEffect(() => virtual.measure(), [rowPx, virtual]);

  const latest = useRef({ at, id: cursor.id });
  latest.current = { at, id: cursor.id };
  useEffect(() => {
    if (cursor.focus === 0 || latest.current.at === -1) return;
    // After the shell has put the focus of a new page on its content.
    const frame = requestAnimationFrame(() => {
      virtual.scrollToIndex(latest.current.at, { align: "auto" });
      grid.current
        ?.querySelector<HTMLElement>(`[data-row="${CSS.escape(latest.current.id ?? "")}"]`)
        ?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [cursor.focus, virtual]);

  return (
    <div
      ref={grid}
      role="grid"
      aria-label="Bugs"
      aria-rowcount={rows.length}
      aria-multiselectable
      data-list
      data-peeking={peek === undefined ? undefined : ""}
      className="group/list relative border-t"
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={moveInRow}
    >
      {virtual.getVirtualItems().map((item) => {
        const issue = rows[item.index];
        if (!issue) return null;
        return (
          <div
            key={item.key}
            role="row"
            aria-rowindex={item.index + 1}
            aria-selected={selected.has(issue.id)}
            className="absolute inset-x-0 top-0 [contain:strict]"
            style={{ height: rowPx, transform: `translateY(${item.start - top}px)` }}
            onFocus={() => onFocus(issue.id)}
          >
            <BugRow
              issue={issue}
              orgSlug={orgSlug}
              projectSlug={projectSlug}
              locked={locked}
              list={list}
              stop={issue.id === stop}
              selected={selected.has(issue.id)}
              peeked={issue.id === peek}
              canPeek={desktop}
              look={leaving.has(issue.id) ? "leaving" : fresh.has(issue.id) ? "fresh" : undefined}
              actions={actions}
            />
          </div>
        );
      })}
    </div>
  );
}
