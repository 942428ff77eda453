import { useState } from "react";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { cn } from "../../../lib/cn.ts";
import { clock, duration } from "../../../lib/format.ts";
import { STAGE_WORDS } from "../../../lib/stage-words.ts";
import { useNow } from "../../../lib/use-now.ts";
import type { StageView } from "../model/timeline.ts";
import { StageDot } from "./stage-dot.tsx";
import { StageEntries } from "./stage-entries.tsx";

function nameOf(view: StageView): string {
  const words = STAGE_WORDS[view.stage];
  return view.status === "passed" ? words.name : words.doing;
}

export function RunningTime({ since }: { since: string }) {
  const now = useNow(1000);
  return <>{clock(now - Date.parse(since))}</>;
}

export function TimelineStage({ view, last, longestMs }: { view: StageView; last: boolean; longestMs: number }) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? (view.status === "running" || view.status === "failed");
  const hasMore = view.entries.length > 0 || view.summary !== null;
  const quiet = view.status === "waiting" || view.status === "skipped";
  return (
    <li className="relative flex gap-3 pb-2.5 last:pb-0">
      {!last && (
        <span
          aria-hidden
          className={cn(
            "absolute top-5 bottom-0 left-[9px] w-0.5 transition-colors duration-300",
            view.status === "passed" ? "bg-ok-bg" : "bg-divider",
          )}
        />
      )}
      <StageDot status={view.status} />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          disabled={!hasMore}
          aria-expanded={hasMore ? open : undefined}
          onClick={() => setChosen(!open)}
          className="flex min-h-6 w-full items-baseline gap-2 rounded text-left"
        >
          <span className={cn("flex-1 text-label font-medium", quiet && "text-fg-3")}>{nameOf(view)}</span>
          <span className="text-meta text-fg-3 tabular">
            {view.durationMs !== null ? (
              duration(view.durationMs)
            ) : view.status === "running" && view.startedAt ? (
              <RunningTime since={view.startedAt} />
            ) : (
              ""
            )}
          </span>
        </button>
        {view.durationMs !== null && view.status !== "skipped" && (
          <span aria-hidden className="mt-1 block h-1 overflow-hidden rounded-full bg-muted">
            <span
              className={cn(
                "block h-full origin-left animate-wipe rounded-full",
                view.status === "failed" ? "bg-bad/70" : "bg-ok/55",
              )}
              style={{ width: `${Math.max(2, (view.durationMs / longestMs) * 100)}%` }}
            />
          </span>
        )}
        {open && hasMore && (
          <div className="mt-1.5 animate-fade">
            {view.summary && (
              <p className={cn("text-[13px] leading-5", view.status === "failed" ? "text-bad" : "text-fg-2")}>
                <InlineCode text={view.summary} />
              </p>
            )}
            {view.entries.length > 0 && <StageEntries entries={view.entries} live={view.status === "running"} />}
          </div>
        )}
      </div>
    </li>
  );
}
