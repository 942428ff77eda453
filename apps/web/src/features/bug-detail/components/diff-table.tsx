import type { FixItem } from "@fixpoint/contracts";
import { useMemo, useRef, useState } from "react";
import { useRowWindow } from "../hooks/use-row-window.ts";
import { useTokens } from "../hooks/use-tokens.ts";
import { diffRows, segmentsOf, type ChangedLines } from "../model/diff.ts";
import { tableItems } from "../model/diff-items.ts";
import { lineCoverage, type LineCoverage } from "../model/line-coverage.ts";
import { DiffGap } from "./diff-gap.tsx";
import { SplitRow, UnifiedRow, type LineSource, type LineTarget } from "./diff-rows.tsx";
import { ExpandAll } from "./expand-all.tsx";

interface Props {
  path: string;
  base: string;
  patch: string;
  coverage: Pick<FixItem, "tests_coverage" | "coverable_lines" | "detailed_coverage"> | null;
  /** Where it is known which lines changed, they need not be searched. */
  changed?: ChangedLines;
  split: boolean;
  test: string | null;
  wrap?: boolean;
  /** Makes each line number a link to its line, under this name. */
  anchor?: string;
  /** The line that the address points at; it is shown also where unchanged lines are left out. */
  target?: LineTarget | null;
}

const NO_COVERAGE: LineCoverage = { state: "none", tests: [] };
const STEP_LINES = 20;
const AROUND_LINES = 3;
const ROW_PX = 20;
/** Above it only the rows near the window are in the page. */
const MOST_MOUNTED = 800;

function pageScroller(): HTMLElement | null {
  return document.getElementById("content");
}

/** The diff of one file, unified or split, as a table that can be read row by row. */
export default function DiffTable(props: Props) {
  const { path, base, patch, coverage, changed, split, test, wrap = true, anchor, target = null } = props;
  const { added, removed } = changed ?? {};
  const rows = useMemo(() => diffRows(base, patch, added && removed ? { added, removed } : null), [base, patch, added, removed]);
  const [opened, setOpened] = useState<[number, number][]>([]);
  const pointed = useMemo(() => {
    const at = target ? rows.findIndex((row) => (target.side === "R" ? row.new : row.old) === target.line) : -1;
    return at === -1 ? null : at;
  }, [rows, target]);
  const items = useMemo(() => {
    const shownToo: [number, number][] = pointed === null ? [] : [[pointed - AROUND_LINES, pointed + AROUND_LINES + 1]];
    return tableItems(rows, segmentsOf(rows, [...opened, ...shownToo]), split);
  }, [rows, opened, split, pointed]);
  const [expanded, setExpanded] = useState(false);
  const box = useRef<HTMLTableSectionElement>(null);
  // What an address points at has to be in the page to be gone to.
  const whole = expanded || pointed !== null || items.length <= MOST_MOUNTED;
  const shown = useRowWindow(box, { count: items.length, rowPx: ROW_PX, whole, scroller: pageScroller });
  const baseTokens = useTokens(path, base);
  const patchTokens = useTokens(path, patch);
  const covers = useMemo(() => (coverage ? lineCoverage(coverage, test) : () => NO_COVERAGE), [coverage, test]);
  const source: LineSource = {
    wrap,
    anchor,
    pointed: pointed === null ? undefined : rows[pointed],
    tokens: (row) => (row.new !== null ? patchTokens?.[row.new - 1] : baseTokens?.[(row.old ?? 0) - 1]),
    coverage: (row) => (row.kind === "added" && row.new !== null ? covers(row.new) : null),
  };
  const columns = split ? 5 : 4;

  return (
    <>
      {!whole && <ExpandAll lines={items.length} onExpand={() => setExpanded(true)} />}
      <div className="overflow-x-auto thin-scroll">
        <table
          aria-rowcount={whole ? undefined : items.length + 1}
          className={`w-full border-collapse font-mono text-code ${split && wrap ? "table-fixed" : ""}`}
        >
          <colgroup>
            <col className="w-11" />
            <col className={split ? undefined : "w-11"} />
            {split && <col className="w-11" />}
            <col className="w-6" />
            <col />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th>Line before</th>
              {split && <th>Before</th>}
              <th>Line after</th>
              <th>Coverage</th>
              <th>{split ? "After" : "Code"}</th>
            </tr>
          </thead>
          <tbody ref={box}>
            <Space columns={columns} pixels={shown.before} />
            {shown.items.map(({ index }) => {
              const item = items[index];
              if (!item) return null;
              const place = whole ? {} : { "data-index": index, "aria-rowindex": index + 2, ref: shown.measure };
              if (item.type === "row") return <UnifiedRow key={item.key} row={item.row} source={source} place={place} />;
              if (item.type === "pair") return <SplitRow key={item.key} pair={item.pair} source={source} place={place} />;
              const { from, to } = item;
              return (
                <DiffGap
                  key={item.key}
                  columns={columns}
                  lines={to - from}
                  onOpenSome={() => setOpened([...opened, from === 0 ? [to - STEP_LINES, to] : [from, from + STEP_LINES]])}
                  onOpenAll={() => setOpened([...opened, [from, to]])}
                  step={STEP_LINES}
                  place={place}
                />
              );
            })}
            <Space columns={columns} pixels={shown.after} />
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Stands for the rows that are not in the page. */
function Space({ columns, pixels }: { columns: number; pixels: number }) {
  if (pixels <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height: pixels, padding: 0 }} />
    </tr>
  );
}
