import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Card } from "../../../components/ui/card.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { cn } from "../../../lib/cn.ts";
import { duration, plural } from "../../../lib/format.ts";
import type { Timeline } from "../model/timeline.ts";
import { TimelineStage } from "./timeline-stage.tsx";

/** What the agent did: open while it works, one line when it is done. */
export function TimelineCard({ timeline, over, loading }: { timeline: Timeline; over: boolean; loading: boolean }) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const failed = timeline.stages.some((stage) => stage.status === "failed");
  const open = chosen ?? (!over || failed || timeline.startedAt !== null);
  const longest = Math.max(1, ...timeline.stages.map((stage) => stage.durationMs ?? 0));
  return (
    <Card>
      <section aria-label="Agent timeline" className="p-4">
        <h2 className="text-h3 font-semibold">
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setChosen(!open)}
            className="-ml-1 flex min-h-6 w-full items-center gap-1 rounded-control text-left"
          >
            <ChevronRight aria-hidden className={cn("size-4 text-fg-3 transition-transform duration-200", open && "rotate-90")} />
            Agent timeline
            {over && timeline.startedAt && (
              <span className="ml-auto text-meta font-medium text-fg-3 tabular">
                Worked for {duration(timeline.workedMs)} · {plural(timeline.steps, "step")}
              </span>
            )}
          </button>
        </h2>
        {loading && <Skeleton className="mt-3 h-40" />}
        {open && !loading && over && !timeline.startedAt && <p className="mt-3 text-fg-3">No run was recorded.</p>}
        {open && !loading && (timeline.startedAt || !over) && (
          <ol className="mt-4">
            {timeline.stages.map((stage, index) => (
              <TimelineStage key={stage.stage} view={stage} last={index === timeline.stages.length - 1} longestMs={longest} />
            ))}
          </ol>
        )}
      </section>
    </Card>
  );
}
