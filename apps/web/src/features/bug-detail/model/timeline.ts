import { STAGES, type AgentEvent, type Stage } from "@fixpoint/contracts";

export type StageStatus = "waiting" | "running" | "passed" | "failed" | "skipped";
export type StageEntry = Extract<AgentEvent, { type: "log" | "command" }>;

export interface StageCounter {
  label: string;
  done: number;
  total: number | null;
}

export interface StageView {
  stage: Stage;
  status: StageStatus;
  /** ISO 8601; null while it waits. */
  startedAt: string | null;
  durationMs: number | null;
  reason: string | null;
  summary: string | null;
  entries: StageEntry[];
  counters: StageCounter[];
}

export interface Timeline {
  stages: StageView[];
  /** The stage that is being worked on, or null. */
  current: StageView | null;
  startedAt: string | null;
  /** The sum of the ended stages. */
  workedMs: number;
  steps: number;
}

function waiting(stage: Stage): StageView {
  return { stage, status: "waiting", startedAt: null, durationMs: null, reason: null, summary: null, entries: [], counters: [] };
}

function apply(view: StageView, event: AgentEvent): void {
  view.startedAt ??= event.at;
  switch (event.type) {
    case "stage_started":
      view.status = "running";
      view.startedAt = event.at;
      return;
    case "stage_finished":
      view.status = event.outcome;
      // Repair and validation take turns.
      view.durationMs = (view.durationMs ?? 0) + event.durationMs;
      view.reason = event.reason;
      view.summary = event.summary;
      return;
    case "progress": {
      const counter = { label: event.label, done: event.done, total: event.total };
      const at = view.counters.findIndex((known) => known.label === event.label);
      if (at === -1) view.counters.push(counter);
      else view.counters[at] = counter;
      return;
    }
    case "log":
    case "command":
      view.entries.push(event);
  }
}

/**
 * The run as its eight stages. `over` says that the run has ended: a stage
 * that never finished then counts as failed, and those never begun as skipped.
 */
export function foldTimeline(events: readonly AgentEvent[], over: boolean): Timeline {
  const byStage = new Map(STAGES.map((stage) => [stage, waiting(stage)]));
  for (const event of events) {
    const view = byStage.get(event.stage);
    if (view) apply(view, event);
  }
  const stages = [...byStage.values()];
  if (over && events.length > 0) {
    for (const view of stages) {
      if (view.status === "running") view.status = "failed";
      if (view.status === "waiting") view.status = "skipped";
    }
  }
  return {
    stages,
    current: over ? null : (stages.findLast((view) => view.status === "running") ?? null),
    startedAt: events[0]?.at ?? null,
    workedMs: stages.reduce((sum, view) => sum + (view.durationMs ?? 0), 0),
    steps: stages.reduce((sum, view) => sum + view.entries.length, 0),
  };
}
