import { cn } from "../../lib/cn.ts";

/** A grey block in the final geometry; it appears only after 150 ms, so that quick answers never flash. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      data-skeleton
      className={cn("animate-[fade_200ms_150ms_ease-out_both] rounded-control bg-muted", className)}
    />
  );
}
