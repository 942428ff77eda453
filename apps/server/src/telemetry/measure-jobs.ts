import type { JobKind, RunningJob } from "@fixpoint/queue";
import type { Metrics } from "./metrics.ts";
import { inSpan } from "./tracing.ts";

/** The work of a kind of job with its time counted and a span around it. */
export function measured(
  metrics: Metrics,
  kind: JobKind,
  work: (job: RunningJob<object>) => Promise<void>,
): (job: RunningJob<object>) => Promise<void> {
  return async (job) => {
    const started = performance.now();
    let outcome: "done" | "failed" = "failed";
    try {
      await inSpan(`job ${kind.name}`, { "fixpoint.job_id": job.id, "fixpoint.attempt": job.attempt }, () => work(job));
      outcome = "done";
    } finally {
      metrics.job({ queue: kind.name, outcome }, (performance.now() - started) / 1000);
    }
  };
}
