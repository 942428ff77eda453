import { type IssueDetails } from "@fixpoint/contracts";
import { Card } from "../../../components/ui/card.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { cn } from "../../../lib/cn.ts";
import { count } from "../../../lib/format.ts";
import { STAGE_WORDS } from "../../../lib/stage-words.ts";
import type { StageCounter, StageView, Timeline } from "../model/timeline.ts";
import { StageDot } from "./stage-dot.tsx";
import { StageEntries } from "./stage-entries.tsx";
import { RunningTime } from "./timeline-stage.tsx";

function Rail({ stages }: { stages: readonly StageView[] }) {
  return (
    <ol aria-label="Stages" className="flex items-start">
      {stages.map((view, index) => (
        <li
          key={view.stage}
          className="relative flex min-w-0 flex-1 flex-col items-center gap-1.5"
          aria-current={view.status === "running" ? "step" : undefined}
        >
          {index > 0 && (
            <span aria-hidden className="absolute top-[13px] right-1/2 left-[-50%] h-0.5 bg-divider">
              <span
                className={cn(
                  "block h-full origin-left bg-ok/60 transition-transform duration-500",
                  view.status === "waiting" ? "scale-x-0" : "scale-x-100",
                )}
              />
            </span>
          )}
          <StageDot status={view.status} large />
          <span
            className={cn(
              "text-[11px] leading-4 font-medium max-md:sr-only",
              view.status === "running" ? "text-info" : view.status === "waiting" ? "text-fg-3" : "text-fg-2",
            )}
          >
            {STAGE_WORDS[view.stage].short}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Counter({ counter }: { counter: StageCounter }) {
  const share = counter.total ? Math.min(1, counter.done / counter.total) : null;
  return (
    <div className="min-w-40 flex-1">
      <p className="flex items-baseline justify-between gap-3 text-meta text-fg-3">
        <span>{counter.label}</span>
        <span className="text-[20px] leading-7 font-semibold text-fg tabular">
          {count(counter.done)}
          {counter.total !== null && <span className="text-meta font-medium text-fg-3"> / {count(counter.total)}</span>}
        </span>
      </p>
      <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-muted">
        {share === null ? (
          <div className="h-full w-1/3 animate-breathe rounded-full bg-primary/60" />
        ) : (
          <div
            className="h-full w-full origin-left rounded-full bg-primary transition-transform duration-500 ease-out"
            style={{ transform: `scaleX(${share})` }}
          />
        )}
      </div>
    </div>
  );
}

/** The page while the agent works: where it is, how far, and the last things it did. */
export function LiveRun({ bug, timeline }: { bug: IssueDetails; timeline: Timeline }) {
  const current = timeline.current ?? timeline.stages.findLast((stage) => stage.status !== "waiting") ?? null;
  const entries = timeline.stages.flatMap((stage) => stage.entries);
  const at = timeline.stages.filter((stage) => stage.status !== "waiting").length;
  const last = timeline.stages.findLast((stage) => stage.summary !== null);
  return (
    <section aria-label="The agent is working" className="animate-rise">
      <Card className="overflow-hidden">
        <div className="bg-[radial-gradient(40rem_16rem_at_0%_0%,var(--selected),transparent)] p-5 md:p-6">
          <p className="text-meta font-medium text-fg-3">
            {timeline.startedAt ? (
              <>
                Step {Math.max(1, at)} of {timeline.stages.length} ·{" "}
                <span className="tabular">
                  <RunningTime since={timeline.startedAt} />
                </span>
              </>
            ) : (
              "Waiting for a worker"
            )}
          </p>
          <h2
            key={current?.stage ?? "waiting"}
            className="mt-1 animate-rise text-[22px] leading-8 font-semibold tracking-[-0.01em]"
          >
            {current
              ? STAGE_WORDS[current.stage].doing
              : bug.agentProcessingStatus === "not_started"
                ? "In the queue"
                : "The agent is starting"}
            <span aria-hidden className="animate-breathe text-fg-3">
              …
            </span>
          </h2>
          {last?.summary && (
            <p className="mt-1 min-h-5.5 text-fg-2">
              <InlineCode text={last.summary} />
            </p>
          )}
          <div className="mt-6">
            <Rail stages={timeline.stages} />
          </div>
          {current && current.counters.length > 0 && (
            <div className="mt-6 flex flex-wrap gap-x-8 gap-y-4">
              {current.counters.map((counter) => (
                <Counter key={counter.label} counter={counter} />
              ))}
            </div>
          )}
        </div>
        {entries.length > 0 && (
          <div className="border-t bg-subtle dark:bg-bg/50">
            <StageEntries entries={entries} live large />
          </div>
        )}
      </Card>
      <p className="mt-3 text-meta text-fg-3">
        You can leave this page; the work goes on, and the verdict appears here by itself.
      </p>
    </section>
  );
}
