import type { Stage } from "@fixpoint/contracts";
import type { Budget } from "./budget.ts";
import type { EventLog } from "./event-log.ts";

/** How a stage ended: a stable code and one sentence, for the timeline and the evidence. */
export interface StageEnd {
  outcome: "passed" | "failed" | "skipped";
  reason: string;
  summary: string;
}

export interface StageContext {
  /** Fires when the stage's time is over, when the run's time is over, or when the caller aborts. */
  signal: AbortSignal;
  /** Milliseconds. */
  timeMs: number;
}

export interface StageRunner {
  run<T extends { end: StageEnd }>(stage: Stage, work: (context: StageContext) => Promise<T>): Promise<T>;
  skip(stage: Stage, reason: string, summary: string): void;
  /** Seconds by stage. */
  timings(): Record<string, number>;
}

/** Frames each stage with its events, its duration and its time budget. Errors pass through, after their event. */
export function createStageRunner(events: EventLog, budget: Budget, signal: AbortSignal): StageRunner {
  const seconds: Record<string, number> = {};

  function finish(stage: Stage, end: StageEnd, durationMs: number): void {
    seconds[stage] = (seconds[stage] ?? 0) + durationMs / 1000;
    events.emit({ type: "stage_finished", ...end, durationMs });
  }

  return {
    async run(stage, work) {
      signal.throwIfAborted();
      events.enter(stage);
      events.emit({ type: "stage_started" });
      const timeMs = budget.forStage(stage);
      const started = performance.now();
      const stageEnd = new AbortController();
      const timer = setTimeout(
        () => stageEnd.abort(new DOMException(`The ${stage} stage ran out of time`, "TimeoutError")),
        timeMs,
      );
      try {
        const result = await work({ signal: AbortSignal.any([signal, stageEnd.signal]), timeMs });
        finish(stage, result.end, performance.now() - started);
        return result;
      } catch (error) {
        const summary = error instanceof Error ? error.message : "The stage failed";
        finish(
          stage,
          { outcome: "failed", reason: signal.aborted ? "aborted" : "stage_error", summary: summary.slice(0, 500) },
          performance.now() - started,
        );
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    skip(stage, reason, summary) {
      events.enter(stage);
      finish(stage, { outcome: "skipped", reason, summary }, 0);
    },
    timings: () => ({ ...seconds }),
  };
}
