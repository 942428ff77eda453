import { BUG_GROUPS, BUG_VIEW_LABELS, type BugGroupId, type BugView } from "@fixpoint/contracts";
import { useEffect, useRef } from "react";
import { ViewIcon } from "../../../components/ui/view-icon.tsx";
import { cn } from "../../../lib/cn.ts";
import { count } from "../../../lib/format.ts";
import { groupCount, type Selection } from "../../../lib/bug-search.ts";

interface Props extends Selection {
  counts: Record<BugView, number>;
  /** A group alone goes to the view last used in it. */
  onSelect: (group: BugGroupId, view: BugView | undefined) => void;
}

function moveFocus(event: React.KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("[role=tab]")];
  const at = tabs.indexOf(document.activeElement as HTMLButtonElement);
  const next = tabs[(at + (event.key === "ArrowRight" ? 1 : -1) + tabs.length) % tabs.length];
  event.preventDefault();
  next?.focus();
  next?.click();
}

/** On a narrow screen the tabs scroll: the chosen one is brought to where it can be seen. */
function useChosenInSight(group: string, view: string) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const tab of box.current?.querySelectorAll("[aria-selected=true]") ?? [])
      tab.scrollIntoView({ block: "nearest", inline: "center" });
  }, [group, view]);
  return box;
}

/** Groups as tabs; under them the views of the group, with how many bugs each holds. */
export function BugTabs({ group, view, counts, onSelect }: Props) {
  const box = useChosenInSight(group.id, view);
  return (
    <div ref={box} className="mt-4">
      <div
        role="tablist"
        aria-label="Groups"
        onKeyDown={moveFocus}
        className="-mx-4 flex gap-1 overflow-x-auto border-b px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {BUG_GROUPS.map((candidate) => (
          <button
            key={candidate.id}
            type="button"
            role="tab"
            aria-selected={candidate.id === group.id}
            tabIndex={candidate.id === group.id ? 0 : -1}
            onClick={() => onSelect(candidate.id, undefined)}
            className={cn(
              "relative flex h-10 shrink-0 items-center gap-2 px-3 text-label font-medium transition-colors duration-[120ms]",
              candidate.id === group.id
                ? "text-fg after:absolute after:inset-x-2 after:bottom-[-1px] after:h-0.5 after:rounded-full after:bg-primary"
                : "text-fg-2 hover:text-fg",
            )}
          >
            {candidate.label}
            <span
              className={cn(
                "rounded-full px-1.5 text-meta tabular",
                candidate.id === group.id ? "bg-selected text-primary" : "bg-muted text-fg-3",
              )}
            >
              {count(groupCount(candidate, counts))}
            </span>
          </button>
        ))}
      </div>
      {group.views.length > 1 && (
        <label className="mt-3 block md:hidden">
          <span className="sr-only">View</span>
          <select
            value={view}
            onChange={(event) =>
              onSelect(
                group.id,
                group.views.find((candidate) => candidate === event.target.value),
              )
            }
            className="h-11 w-full rounded-control border border-control bg-bg px-3"
          >
            {group.views.map((candidate) => (
              <option key={candidate} value={candidate}>
                {BUG_VIEW_LABELS[candidate]} ({count(counts[candidate])})
              </option>
            ))}
          </select>
        </label>
      )}
      {group.views.length > 1 && (
        <div
          role="tablist"
          aria-label={`Views of ${group.label}`}
          onKeyDown={moveFocus}
          className="mt-3 hidden flex-wrap gap-1.5 md:flex"
        >
          {group.views.map((candidate) => (
            <button
              key={candidate}
              type="button"
              role="tab"
              data-view={candidate}
              aria-selected={candidate === view}
              tabIndex={candidate === view ? 0 : -1}
              onClick={() => onSelect(group.id, candidate)}
              className={cn(
                "flex h-8 shrink-0 items-center gap-1.5 rounded-full border px-3 text-label font-medium transition-colors duration-[120ms]",
                candidate === view ? "border-transparent bg-(--chip-bg) text-(--chip-fg)" : "text-fg-2 hover:bg-hover",
              )}
            >
              <ViewIcon
                view={candidate}
                className={cn("size-3.5", candidate === "inProgress" && counts[candidate] === 0 && "animate-none")}
              />
              {BUG_VIEW_LABELS[candidate]}
              <span className="text-meta tabular">{count(counts[candidate])}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
