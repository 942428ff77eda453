import type { AgentEvent, AgentResultStatus } from "@fixpoint/contracts";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { VERSION } from "../version.ts";

/** What is read when somebody asks, rather than counted as it happens. */
export interface Observed {
  streams(): number;
  connections(): { total: number; idle: number; waiting: number };
  jobs(): Promise<{ name: string; waiting: number; active: number; failed: number }[]>;
}

export interface Metrics {
  contentType: string;
  /** In Prometheus' text format. */
  text(): Promise<string>;
  observe(observed: Observed): void;
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
  job(labels: { queue: string; outcome: "done" | "failed" }, seconds: number): void;
  run(result: AgentResultStatus): void;
  stage(event: AgentEvent & { type: "stage_finished" }): void;
  liveEvents(count: number): void;
  slowReader(): void;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WORK_SECONDS = [0.1, 0.5, 1, 5, 10, 30, 60, 120, 300, 600, 1800];

function observedGauges(registry: Registry, observed: Observed): void {
  new Gauge({
    name: "fixpoint_event_streams",
    help: "Open live event streams of this process",
    registers: [registry],
    collect() {
      this.set(observed.streams());
    },
  });
  new Gauge({
    name: "fixpoint_database_connections",
    help: "Database connections of this process by state; waiting are requests without one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(observed.connections())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "fixpoint_jobs",
    help: "Jobs by kind and state",
    labelNames: ["queue", "state"],
    registers: [registry],
    async collect() {
      for (const { name: queue, waiting, active, failed } of await observed.jobs()) {
        this.set({ queue, state: "waiting" }, waiting);
        this.set({ queue, state: "active" }, active);
        this.set({ queue, state: "failed" }, failed);
      }
    },
  });
}

/** Figures of this process and of the queue. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: "fixpoint_build_info", help: "Always 1", labelNames: ["version"], registers }).set({ version: VERSION }, 1);
  const requests = new Histogram({
    name: "fixpoint_http_request_duration_seconds",
    help: "Requests by route and status",
    labelNames: ["method", "route", "status"],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: "fixpoint_job_duration_seconds",
    help: "Tries of jobs by kind and outcome",
    labelNames: ["queue", "outcome"],
    buckets: WORK_SECONDS,
    registers,
  });
  const stages = new Histogram({
    name: "fixpoint_stage_duration_seconds",
    help: "Stages of the agent by outcome",
    labelNames: ["stage", "outcome"],
    buckets: WORK_SECONDS,
    registers,
  });
  const runs = new Counter({ name: "fixpoint_runs_total", help: "Bugs worked on by result", labelNames: ["result"], registers });
  const news = new Counter({ name: "fixpoint_live_events_total", help: "Live events published by this process", registers });
  const slow = new Counter({
    name: "fixpoint_event_streams_dropped_total",
    help: "Event streams ended because their reader was too slow",
    registers,
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe: (observed) => observedGauges(registry, observed),
    request: (labels, seconds) => requests.observe(labels, seconds),
    job: (labels, seconds) => jobs.observe(labels, seconds),
    run: (result) => runs.inc({ result }),
    stage: ({ stage, outcome, durationMs }) => stages.observe({ stage, outcome }, durationMs / 1000),
    liveEvents: (count) => news.inc(count),
    slowReader: () => slow.inc(),
  };
}
