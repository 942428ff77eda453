import { ChevronsUpDown, type LucideIcon } from "lucide-react";
import { Popover } from "radix-ui";
import { lazy, Suspense, useState, type ReactElement } from "react";

// The list and its search are most of the code, and wanted only when it opens: pointing at it begins to load them.
const load = () => import("./switcher-list.tsx");
const SwitcherList = lazy(load);

export interface SwitcherItem {
  id: string;
  name: string;
  slug: string;
}

interface Props<T extends SwitcherItem> {
  label: string;
  current: T;
  items: readonly T[];
  busyId: string | null;
  noun: "project" | "organization";
  icon: LucideIcon;
  onSelect: (item: T) => void;
  /** A link below the list. */
  footer: ReactElement;
}

/** A searchable list to choose the organization or the project from. */
export function Switcher<T extends SwitcherItem>({
  label,
  current,
  items,
  busyId,
  noun,
  icon: Icon,
  onSelect,
  footer,
}: Props<T>) {
  const [open, setOpen] = useState(false);

  function select(id: string): void {
    const item = items.find((candidate) => candidate.id === id);
    if (item && item.id !== current.id) onSelect(item);
    if (noun === "project") setOpen(false);
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={label}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        className="flex h-9 w-full items-center gap-2.5 rounded-control px-2 text-left text-label font-semibold hover:bg-hover/60"
      >
        <Icon aria-hidden className="size-4.5 shrink-0 opacity-80" />
        <span className="min-w-0 flex-1 truncate">{current.name}</span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 opacity-70" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          className="z-50 min-h-10 w-64 animate-fade rounded-card border bg-bg text-fg shadow-overlay"
        >
          <Suspense>
            <SwitcherList
              label={label}
              current={current}
              items={items}
              busyId={busyId}
              noun={noun}
              onSelect={(item) => select(item.id)}
            />
          </Suspense>
          {/* Following the link leaves the list. */}
          <div
            className="border-t p-1 [&>a]:flex [&>a]:min-h-9 [&>a]:items-center [&>a]:rounded-[5px] [&>a]:px-2 [&>a]:text-label [&>a]:font-medium [&>a]:hover:bg-hover"
            onClick={() => setOpen(false)}
          >
            {footer}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
