import { useLayoutEffect, useRef } from "react";
import { cn } from "../../../lib/cn.ts";
import { duration } from "../../../lib/format.ts";
import type { StageEntry } from "../model/timeline.ts";

const ENDED: Record<string, string> = {
  timeout: "timed out",
  output_limit: "too much output",
  memory: "out of memory",
  aborted: "stopped",
  failed_to_start: "did not start",
};

function endingOf(entry: Extract<StageEntry, { type: "command" }>): string {
  if (entry.ended !== "exited") return ENDED[entry.ended] ?? entry.ended;
  return entry.exitCode === 0 ? "ok" : `exit ${entry.exitCode ?? "?"}`;
}

/** Logs and commands of a stage, following the end while it is shown. */
export function StageEntries({
  entries,
  live,
  large = false,
}: {
  entries: readonly StageEntry[];
  live: boolean;
  large?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const following = useRef(true);

  useLayoutEffect(() => {
    if (live && following.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [entries.length, live]);

  return (
    <div
      ref={box}
      role="log"
      aria-live="off"
      aria-label="Work log"
      tabIndex={0}
      onScroll={(event) => {
        const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
        following.current = scrollHeight - scrollTop - clientHeight < 24;
      }}
      className={cn(
        "overflow-auto font-mono thin-scroll",
        large
          ? "h-56 px-4 py-3 text-code"
          : "mt-1.5 max-h-52 rounded-control bg-subtle px-2.5 py-2 text-[11.5px] leading-[18px] dark:bg-bg/60",
      )}
    >
      <ol>
        {entries.map((entry) => (
          <li key={entry.seq} className={cn("wrap-anywhere whitespace-pre-wrap", live && "animate-fade")}>
            {entry.type === "log" ? (
              <span className={entry.level === "warn" ? "text-warn" : "text-fg-2"}>{entry.message}</span>
            ) : (
              <>
                <span aria-hidden className="text-primary select-none">
                  ${" "}
                </span>
                {entry.command}{" "}
                <span className={entry.ended === "exited" && entry.exitCode === 0 ? "text-ok" : "text-warn"}>
                  {endingOf(entry)} · {duration(entry.durationMs)}
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
