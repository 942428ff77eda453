import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { AppContext } from "../../context.ts";

/** Figures of this process and of the queue, in Prometheus' text format. */
export function createMetrics(context: AppContext): { contentType: string; text(): Promise<string> } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "fixpoint_event_streams",
    help: "Open live event streams of this process",
    registers: [registry],
    collect() {
      this.set(context.live.streams());
    },
  });
  new Gauge({
    name: "fixpoint_jobs",
    help: "Jobs by kind and state",
    labelNames: ["queue", "state"],
    registers: [registry],
    async collect() {
      for (const queue of await context.queue.counts()) {
        this.set({ queue: queue.name, state: "waiting" }, queue.waiting);
        this.set({ queue: queue.name, state: "active" }, queue.active);
        this.set({ queue: queue.name, state: "failed" }, queue.failed);
      }
    },
  });
  return { contentType: registry.contentType, text: () => registry.metrics() };
}
