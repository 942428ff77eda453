import { UnfoldVertical } from "lucide-react";
import { plural } from "../../../lib/format.ts";
import type { RowPlace } from "./diff-rows.tsx";

interface Props {
  columns: number;
  lines: number;
  step: number;
  onOpenSome: () => void;
  onOpenAll: () => void;
  place?: RowPlace;
}

/** Unchanged lines that are left out, and the way to see them. */
export function DiffGap({ columns, lines, step, onOpenSome, onOpenAll, place }: Props) {
  return (
    <tr className="bg-subtle" {...place}>
      <td colSpan={columns} className="px-3 py-0.5 font-sans text-meta text-fg-3">
        <span className="flex items-center gap-3">
          <UnfoldVertical aria-hidden className="size-3.5" />
          {plural(lines, "unchanged line")}
          {lines > step && (
            <button type="button" onClick={onOpenSome} className="min-h-6 rounded font-medium text-primary">
              Show {step}
            </button>
          )}
          <button type="button" onClick={onOpenAll} className="min-h-6 rounded font-medium text-primary">
            Show all
          </button>
        </span>
      </td>
    </tr>
  );
}
