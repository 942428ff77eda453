import type { IssueListItem } from "@fixpoint/contracts";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import type { RowFilling } from "../model/row-filling.ts";

/** What the header, the tabs and the toolbar take of the window. */
const ABOUT_ABOVE_PX = 320;

interface Input {
  rows: readonly IssueListItem[];
  rowPx: number;
  /** How many pixels of the page lie above the list. */
  top: number;
  /** Where the cursor's row is, -1 for nowhere: it stays in the page. */
  at: number;
  /** How many rows are made beyond what is seen, on each side. */
  overscan: number;
  /** Is told where the list is scrolled to. */
  filling: RowFilling;
}

/** The rows near the window, made ahead of being seen and after the frame that scrolled: no frame waits for them. */
export function useVirtualRows({ rows, rowPx, top, at, overscan, filling }: Input) {
  const [, makeRows] = useReducer((times: number) => times + 1, 0);
  const made = useRef({ first: 0, last: -1 });
  // Another function for the same rows would have all of them measured again, in each frame.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => document.getElementById("content"),
    estimateSize: () => rowPx,
    // Until the page is measured: then the rows come with all the rest, not after it was laid out without them.
    initialRect: { width: innerWidth, height: Math.max(0, innerHeight - ABOUT_ABOVE_PX) },
    overscan,
    scrollMargin: top,
    getItemKey,
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range);
      made.current = { first: indexes.at(0) ?? 0, last: indexes.at(-1) ?? -1 };
      return at === -1 || indexes.includes(at) ? indexes : [...indexes, at].sort((one, other) => one - other);
    },
    useFlushSync: false,
    onChange({ range, scrollOffset, scrollRect }, scrolling) {
      filling.moved((scrollOffset ?? 0) - top + (scrollRect?.height ?? 0) / 2);
      const jumped = range !== null && (range.startIndex < made.current.first || range.endIndex > made.current.last);
      // Beyond what is made there is nothing to be seen, not even for a frame.
      if (scrolling && jumped) flushSync(makeRows);
    },
  });
  useLayoutEffect(() => virtual.measure(), [rowPx, virtual]);
  return virtual;
}
