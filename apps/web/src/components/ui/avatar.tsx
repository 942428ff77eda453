import { initials } from "../../lib/format.ts";
import { cn } from "../../lib/cn.ts";

export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-selected text-meta font-semibold text-primary",
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
