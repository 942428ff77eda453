import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/** Counts every request by its route, so that ids never become labels. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    if (request.routeOptions.config.isStream) return;
    const route = request.routeOptions.url ?? "unknown";
    metrics.request({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
