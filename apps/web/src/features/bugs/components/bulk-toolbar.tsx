import type { IssueListItem } from "@fixpoint/contracts";
import { Archive, ArchiveRestore, GitPullRequest, Link2, RotateCw, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { plural } from "../../../lib/format.ts";
import type { Acts } from "../hooks/use-acts.ts";
import { planOf, type Act } from "../model/bulk.ts";

const ICON = "size-4";
const ACTS = {
  openPullRequest: { label: "Open PRs", icon: <GitPullRequest aria-hidden className={ICON} /> },
  recompute: { label: "Recompute", icon: <RotateCw aria-hidden className={ICON} /> },
  archive: { label: "Archive", icon: <Archive aria-hidden className={ICON} /> },
  unarchive: { label: "Unarchive", icon: <ArchiveRestore aria-hidden className={ICON} /> },
} as const;

interface Props {
  selected: readonly IssueListItem[];
  acts: Acts;
  onCopyLinks: () => void;
  onClear: () => void;
}

interface Entry {
  label: string;
  tip: string;
  icon: ReactNode;
  disabled: boolean;
  onClick: () => void;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** What can be done to the selected bugs. One stop for Tab; the arrows move in it, Escape clears the selection. */
export default function BulkToolbar({ selected, acts, onCopyLinks, onClear }: Props) {
  const [stop, setStop] = useState(0);
  const allArchived = selected.every((issue) => issue.isArchived);
  const names = ["openPullRequest", "recompute", allArchived ? "unarchive" : "archive"] as const satisfies readonly Act[];
  const entries: Entry[] = [
    ...names.map((act) => {
      const plan = planOf(act, selected);
      return {
        ...ACTS[act],
        tip: plan.statement,
        disabled: acts.busy || plan.issues.length === 0,
        onClick: () => acts.start(act, selected),
      };
    }),
    {
      label: "Copy links",
      tip: `Copy ${plural(selected.length, "link")}`,
      icon: <Link2 aria-hidden className={ICON} />,
      disabled: false,
      onClick: onCopyLinks,
    },
  ];

  function moveFocus(event: React.KeyboardEvent<HTMLDivElement>): void {
    if (event.key === "Escape") return onClear();
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const next = STEPS[event.key]?.(stop, buttons.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    buttons[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label="Actions for the selected bugs"
      onKeyDown={moveFocus}
      className="flex max-w-full animate-rise items-center gap-1 overflow-x-auto rounded-dialog border bg-bg p-1.5 shadow-overlay [scrollbar-width:none]"
    >
      <span className="shrink-0 px-2 text-label font-semibold tabular">{selected.length} selected</span>
      {entries.map(({ label, tip, icon, disabled, onClick }, index) => (
        <Tooltip key={label} text={tip}>
          <Button
            variant="ghost"
            size="sm"
            tabIndex={index === stop ? 0 : -1}
            aria-disabled={disabled || undefined}
            onFocus={() => setStop(index)}
            onClick={onClick}
            className="max-md:h-11"
          >
            {icon}
            <span className="max-sm:sr-only">{label}</span>
          </Button>
        </Tooltip>
      ))}
      <Button
        variant="ghost"
        size="iconSm"
        tabIndex={stop === entries.length ? 0 : -1}
        onFocus={() => setStop(entries.length)}
        aria-label="Clear the selection"
        onClick={onClear}
        className="max-md:size-11!"
      >
        <X aria-hidden className={ICON} />
      </Button>
    </div>
  );
}
