import { Command } from "cmdk";
import { Check, ChevronsUpDown, LoaderCircle, type LucideIcon } from "lucide-react";
import { Popover } from "radix-ui";
import { useState, type ReactElement } from "react";

interface Item {
  id: string;
  name: string;
  slug: string;
}

interface Props<T extends Item> {
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
export function Switcher<T extends Item>({ label, current, items, busyId, noun, icon: Icon, onSelect, footer }: Props<T>) {
  const [open, setOpen] = useState(false);
  const placeholder = items.length >= 2 ? `Search in ${items.length} ${noun}s...` : `Search ${noun}...`;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={label}
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
          className="z-50 w-64 animate-fade rounded-card border bg-bg text-fg shadow-overlay"
        >
          <Command label={label}>
            <Command.Input
              autoFocus
              placeholder={placeholder}
              className="h-10 w-full border-b bg-transparent px-3 outline-none placeholder:text-fg-3"
            />
            <Command.List className="max-h-72 overflow-y-auto p-1 thin-scroll">
              <Command.Empty className="px-3 py-6 text-center text-fg-3">No {noun} found.</Command.Empty>
              {items.map((item) => (
                <Command.Item
                  key={item.id}
                  value={`${item.name} ${item.slug}`}
                  onSelect={() => {
                    if (item.id !== current.id) onSelect(item);
                    if (noun === "project") setOpen(false);
                  }}
                  className="flex min-h-9 cursor-pointer items-center gap-2 rounded-[5px] px-2 text-label data-[selected=true]:bg-hover"
                >
                  <span className="min-w-0 flex-1 truncate">{item.name}</span>
                  {busyId === item.id && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
                  {busyId === null && item.id === current.id && <Check aria-hidden className="size-4 text-primary" />}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
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
