import { Search } from "lucide-react";

/** A filter for what is on the page; `/` goes to it. */
export function SearchField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label className="relative block w-full md:w-72">
      <span className="sr-only">{label}</span>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-fg-3" />
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={`${label}…`}
        className="h-9 w-full rounded-control border border-control bg-bg pr-3 pl-8.5 placeholder:text-fg-3"
      />
    </label>
  );
}
