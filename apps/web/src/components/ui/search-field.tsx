import { Search } from "lucide-react";
import { cn } from "../../lib/cn.ts";

interface Props {
  /** Read out; the placeholder says the same with an ellipsis. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A field that narrows the list below it; `/` goes to it. */
export function SearchField({ label, value, onChange, className }: Props) {
  return (
    <label className={cn("relative block w-full md:w-72", className)}>
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
