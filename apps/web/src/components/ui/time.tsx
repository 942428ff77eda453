import { relativeTime } from "@fixpoint/contracts";
import { useNow } from "../../lib/use-now.ts";

/** A time as people say it; the exact one on hover. */
export function Time({ at, className }: { at: string; className?: string }) {
  const now = useNow(30_000);
  const date = new Date(at);
  return (
    <time dateTime={at} title={date.toLocaleString()} className={className}>
      {relativeTime(date, new Date(now))}
    </time>
  );
}
