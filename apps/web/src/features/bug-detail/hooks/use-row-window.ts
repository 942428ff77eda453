import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";

const OVERSCAN = 20;

interface RowWindow {
  /** The rows to put in the page; all when there is no need to leave any out. */
  items: readonly { index: number }[];
  /** Pixels before the first and after the last of them. */
  before: number;
  after: number;
  measure: ((element: Element | null) => void) | undefined;
  /** Brings a row to the middle of what is seen. */
  scrollTo(index: number): void;
}

/**
 * The part of many rows of about `rowPx` that is near what is seen of them in the scrolling element; all when `whole`.
 * Rows that turn out taller are measured.
 */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  { count, rowPx, whole, scroller }: { count: number; rowPx: number; whole: boolean; scroller: () => HTMLElement | null },
): RowWindow {
  const [margin, setMargin] = useState(0);
  const virtual = useVirtualizer({
    count: whole ? 0 : count,
    getScrollElement: scroller,
    // It scrolls there when it comes: a diff loads late, and the reader or a link has gone on by then.
    initialOffset: () => scroller()?.scrollTop ?? 0,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    scrollMargin: margin,
  });
  const last = useRef(0);
  useLayoutEffect(() => {
    const outer = scroller();
    if (whole || !outer || !box.current) return;
    // Sections above may fold or grow, so the place is looked up at each render; it only counts when it moved.
    const top = box.current.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;
    if (Math.abs(top - last.current) < 1) return;
    last.current = top;
    setMargin(top);
  });

  const scrollTo = useCallback(
    (index: number) => {
      if (!whole) return virtual.scrollToIndex(index, { align: "center" });
      const outer = scroller();
      const row = box.current?.children[index];
      if (outer && row instanceof HTMLElement) outer.scrollTop = row.offsetTop - outer.clientHeight / 2;
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the scroller is the same element at every render
    [whole, virtual, box],
  );

  if (whole)
    return { items: Array.from({ length: count }, (_, index) => ({ index })), before: 0, after: 0, measure: undefined, scrollTo };
  const items = virtual.getVirtualItems();
  const [first, end] = [items[0], items.at(-1)];
  return {
    items,
    before: first ? first.start - margin : 0,
    after: end ? virtual.getTotalSize() - (end.end - margin) : virtual.getTotalSize(),
    measure: virtual.measureElement,
    scrollTo,
  };
}
