import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import { ATTR_HTTP_REQUEST_METHOD, ATTR_HTTP_RESPONSE_STATUS_CODE, ATTR_HTTP_ROUTE } from "@opentelemetry/semantic-conventions";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { VERSION } from "../version.ts";
import { failSpan } from "./tracing.ts";

/** A span for each request, below the caller's where it names one. Addresses are told as routes: an id or a query is not. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  const tracer = trace.getTracer("fixpoint", VERSION);
  app.addHook("onRequest", (request, _reply, done) => {
    if (request.routeOptions.config.isStream) return done();
    const route = request.routeOptions.url ?? "unknown";
    const parent = propagation.extract(context.active(), request.headers);
    const attributes = {
      [ATTR_HTTP_REQUEST_METHOD]: request.method,
      [ATTR_HTTP_ROUTE]: route,
      "fixpoint.request_id": request.id,
    };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook("onError", async (request, _reply, error) => {
    const span = spans.get(request);
    if (span) failSpan(span, error);
  });
  function end(request: FastifyRequest, status: number | null): void {
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    if (status !== null) span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
    // By the convention a client's mistake is no failure of the server.
    if (status !== null && status < 500) span.setStatus({ code: SpanStatusCode.UNSET });
    span.end();
  }
  app.addHook("onResponse", async (request, reply) => end(request, reply.statusCode));
  app.addHook("onRequestAbort", async (request) => end(request, null));
}
