import { startTransition, useEffect, useRef, useState } from "react";
import { useTimeText } from "../../../components/ui/time.tsx";
import { useUiConfig } from "../../../lib/ui-config.ts";
import { useMedia, DESKTOP, MOBILE } from "../../../lib/use-media.ts";
import type { BugLinks } from "../hooks/use-bug-links.ts";
import type { Cursor } from "../hooks/use-cursor.ts";
import { useVirtualRows } from "../hooks/use-virtual-rows.ts";
import { RowFilling } from "../model/row-filling.ts";
import type { ShownRows } from "../model/shown-rows.ts";
import { BugRow, type RowActions } from "./bug-row.tsx";

const ROW_PX = { comfortable: 44, compact: 32 } as const;
const MOBILE_ROW_PX = 68;
const OVERSCAN = 10;

interface Props {
  shown: ShownRows;
  /** How many pixels of the page lie above the list. */
  top: number;
  /** Where the cursor's row is, -1 for nowhere. */
  at: number;
  locked: boolean;
  /** The list as text. */
  list: string | undefined;
  links: BugLinks;
  cursor: Cursor;
  selected: ReadonlySet<string>;
  peek: string | undefined;
  actions: RowActions;
}

/** False for the first paint of each list, which is of what is seen and nothing else: the rows beyond it take as long again. */
function useSettled(list: string | undefined): boolean {
  const [painted, setPainted] = useState<{ list: string | undefined } | null>(null);
  useEffect(() => startTransition(() => setPainted({ list })), [list]);
  return painted !== null && painted.list === list;
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
  const { shown, top, at, locked, list, links, cursor, selected, peek, actions } = props;
  const { rows, leaving, fresh } = shown;
  const grid = useRef<HTMLDivElement>(null);
  const mobile = useMedia(MOBILE);
  const desktop = useMedia(DESKTOP);
  const { density } = useUiConfig();
  const timeText = useTimeText();
  const overscan = useSettled(list) ? OVERSCAN : 0;
  const rowPx = mobile ? MOBILE_ROW_PX : ROW_PX[density];
  const stop = rows[at === -1 ? 0 : at]?.id;
  const [filling] = useState(() => new RowFilling());
  const virtual = useVirtualRows({ rows, rowPx, top, at, overscan, filling });

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
      className="group/list relative border-t [&_svg]:overflow-visible"
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={moveInRow}
    >
      {virtual.getVirtualItems().map((item) => {
        const issue = rows[item.index];
        if (!issue) return null;
        return (
          <BugRow
            key={item.key}
            issue={issue}
            index={item.index}
            top={item.start - top}
            height={rowPx}
            when={timeText(issue.updatedAt)}
            locked={locked}
            mobile={mobile}
            stop={issue.id === stop}
            selected={selected.has(issue.id)}
            peeked={issue.id === peek}
            canPeek={desktop}
            look={leaving.has(issue.id) ? "leaving" : fresh.has(issue.id) ? "fresh" : undefined}
            links={links}
            actions={actions}
            filling={filling}
          />
        );
      })}
    </div>
  );
}
