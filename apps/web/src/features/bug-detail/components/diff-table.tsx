import type { FixItem } from "@fixpoint/contracts";
import { useMemo, useState } from "react";
import { useTokens } from "../hooks/use-tokens.ts";
import { diffRows, segmentsOf, splitRows } from "../model/diff.ts";
import { lineCoverage, type LineCoverage } from "../model/line-coverage.ts";
import { DiffGap } from "./diff-gap.tsx";
import { SplitRow, UnifiedRow, type LineSource, type LineTarget } from "./diff-rows.tsx";

interface Props {
  path: string;
  base: string;
  patch: string;
  coverage: Pick<FixItem, "tests_coverage" | "coverable_lines" | "detailed_coverage"> | null;
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

/** The diff of one file, unified or split, as a table that can be read row by row. */
export default function DiffTable({ path, base, patch, coverage, split, test, wrap = true, anchor, target = null }: Props) {
  const rows = useMemo(() => diffRows(base, patch), [base, patch]);
  const [opened, setOpened] = useState<[number, number][]>([]);
  const pointed = useMemo(() => {
    const at = target ? rows.findIndex((row) => (target.side === "R" ? row.new : row.old) === target.line) : -1;
    return at === -1 ? null : at;
  }, [rows, target]);
  const segments = useMemo(
    () => segmentsOf(rows, pointed === null ? opened : [...opened, [pointed - AROUND_LINES, pointed + AROUND_LINES + 1]]),
    [rows, opened, pointed],
  );
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
    <div className="overflow-x-auto thin-scroll">
      <table className={`w-full border-collapse font-mono text-code ${split && wrap ? "table-fixed" : ""}`}>
        {split ? (
          <colgroup>
            <col className="w-11" />
            <col />
            <col className="w-11" />
            <col className="w-6" />
            <col />
          </colgroup>
        ) : (
          <colgroup>
            <col className="w-11" />
            <col className="w-11" />
            <col className="w-6" />
            <col />
          </colgroup>
        )}
        <thead className="sr-only">
          <tr>
            <th>Line before</th>
            {split && <th>Before</th>}
            <th>Line after</th>
            <th>Coverage</th>
            <th>{split ? "After" : "Code"}</th>
          </tr>
        </thead>
        {segments.map((segment) => (
          <tbody key={`${segment.type}-${segment.from}`}>
            {segment.type === "gap" ? (
              <DiffGap
                columns={columns}
                lines={segment.to - segment.from}
                onOpenSome={() =>
                  setOpened([
                    ...opened,
                    segment.from === 0 ? [segment.to - STEP_LINES, segment.to] : [segment.from, segment.from + STEP_LINES],
                  ])
                }
                onOpenAll={() => setOpened([...opened, [segment.from, segment.to]])}
                step={STEP_LINES}
              />
            ) : split ? (
              splitRows(rows.slice(segment.from, segment.to)).map((pair) => (
                <SplitRow key={`${pair.left?.old ?? "-"}:${pair.right?.new ?? "-"}`} pair={pair} source={source} />
              ))
            ) : (
              rows
                .slice(segment.from, segment.to)
                .map((row) => <UnifiedRow key={`${row.old ?? "-"}:${row.new ?? "-"}`} row={row} source={source} />)
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}
