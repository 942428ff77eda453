import { relativeTime } from "@fixpoint/contracts";
import { absoluteTime } from "../../lib/format.ts";
import { useUiConfig } from "../../lib/ui-config.ts";
import { useNow } from "../../lib/use-now.ts";

/** A time as people say it, or as the clock does for whoever chose that; the exact one on hover. */
export function Time({ at, className }: { at: string; className?: string }) {
  const now = useNow(30_000);
  const { timeFormat } = useUiConfig();
  const date = new Date(at);
  return (
    <time
      dateTime={at}
      // Not before somebody asks: the first of these takes 15 ms, at the start of the page.
      onPointerEnter={(event) => {
        event.currentTarget.title = date.toLocaleString();
      }}
      className={className}
    >
      {timeFormat === "absolute" ? absoluteTime(date, new Date(now)) : relativeTime(date, new Date(now))}
    </time>
  );
}
