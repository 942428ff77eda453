import { cn } from "../../lib/cn.ts";

interface Props<T extends string> {
  name: string;
  value: T;
  options: readonly { id: T; label: string }[];
  onChange: (value: T) => void;
}

/** A few choices side by side, one of them on. */
export function Segmented<T extends string>({ name, value, options, onChange }: Props<T>) {
  return (
    <div role="group" aria-label={name} className="inline-flex rounded-control bg-muted p-0.5">
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
          className={cn(
            "min-h-7 rounded-[5px] px-2.5 text-meta font-medium transition-colors duration-[120ms]",
            option.id === value ? "bg-bg text-fg shadow-[0_1px_2px_rgb(0_0_0/0.12)]" : "text-fg-2 hover:text-fg",
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
