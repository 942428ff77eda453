import { BUG_VIEW_LABELS, type BugView } from "@fixpoint/contracts";
import { cn } from "../../lib/cn.ts";
import { ViewIcon } from "./view-icon.tsx";

/** Icon, word and colour of a bug view: the same everywhere. */
export function ViewChip({
  view,
  large = false,
  className,
}: {
  view: Exclude<BugView, "all">;
  large?: boolean;
  className?: string;
}) {
  return (
    <span
      data-view={view}
      className={cn(
        "inline-flex shrink-0 items-center rounded-full bg-(--chip-bg) font-medium whitespace-nowrap text-(--chip-fg)",
        large ? "gap-1.5 px-3 py-1 text-label" : "gap-1 px-2 py-0.5 text-meta",
        className,
      )}
    >
      <ViewIcon view={view} className={large ? "size-4" : "size-3.5"} />
      {BUG_VIEW_LABELS[view]}
    </span>
  );
}
