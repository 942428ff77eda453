import { Command } from "cmdk";
import { Check, LoaderCircle } from "lucide-react";
import type { SwitcherItem } from "./switcher.tsx";

interface Props<T extends SwitcherItem> {
  label: string;
  current: T;
  items: readonly T[];
  busyId: string | null;
  noun: "project" | "organization";
  onSelect: (item: T) => void;
}

export default function SwitcherList<T extends SwitcherItem>({ label, current, items, busyId, noun, onSelect }: Props<T>) {
  return (
    <Command label={label}>
      <Command.Input
        autoFocus
        placeholder={items.length >= 2 ? `Search in ${items.length} ${noun}s...` : `Search ${noun}...`}
        className="h-10 w-full border-b bg-transparent px-3 outline-none placeholder:text-fg-3"
      />
      <Command.List className="max-h-72 overflow-y-auto p-1 thin-scroll">
        <Command.Empty className="px-3 py-6 text-center text-fg-3">No {noun} found.</Command.Empty>
        {items.map((item) => (
          <Command.Item
            key={item.id}
            value={`${item.name} ${item.slug}`}
            onSelect={() => onSelect(item)}
            className="flex min-h-9 cursor-pointer items-center gap-2 rounded-[5px] px-2 text-label data-[selected=true]:bg-hover"
          >
            <span className="min-w-0 flex-1 truncate">{item.name}</span>
            {busyId === item.id && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
            {busyId === null && item.id === current.id && <Check aria-hidden className="size-4 text-primary" />}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
