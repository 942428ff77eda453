import { splitRows, type DiffRow, type Segment } from "./diff.ts";

/** One row of the table. */
export type DiffItem =
  | { type: "gap"; key: string; from: number; to: number }
  | { type: "row"; key: string; row: DiffRow }
  | { type: "pair"; key: string; pair: ReturnType<typeof splitRows>[number] };

/** The table's rows from first to last: lines or, side by side, pairs of them, and the gaps between. */
export function tableItems(rows: readonly DiffRow[], segments: readonly Segment[], split: boolean): DiffItem[] {
  return segments.flatMap((segment): DiffItem[] => {
    if (segment.type === "gap") return [{ type: "gap", key: `gap-${segment.from}`, from: segment.from, to: segment.to }];
    const lines = rows.slice(segment.from, segment.to);
    if (!split) return lines.map((row) => ({ type: "row", key: `${row.old ?? "-"}:${row.new ?? "-"}`, row }));
    return splitRows(lines).map((pair) => ({ type: "pair", key: `${pair.left?.old ?? "-"}:${pair.right?.new ?? "-"}`, pair }));
  });
}
