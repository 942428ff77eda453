import {
  context,
  isSpanContextValid,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from "@opentelemetry/api";
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from "@opentelemetry/semantic-conventions";
import type { Env } from "../env.ts";
import { VERSION } from "../version.ts";
import { redactText } from "./redact.ts";

const SCOPE = "fixpoint";

/** Sends spans from now on by OTLP over HTTP; returns how to send the last ones and stop. */
export async function startTracing(tracing: Env["tracing"]): Promise<() => Promise<void>> {
  // Nothing is loaded, and no span is recorded.
  if (tracing === null) return async () => {};
  const [sdk, exporter, resources] = await Promise.all([
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const provider = new sdk.NodeTracerProvider({
    resource: resources.resourceFromAttributes({
      [ATTR_SERVICE_NAME]: tracing.serviceName,
      [ATTR_SERVICE_VERSION]: VERSION,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter({ url: tracing.url }))],
  });
  provider.register();
  return async () => {
    await provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  };
}

/** Of the span that runs now; null outside of any. */
export function activeTraceId(): string | null {
  const spanContext = trace.getActiveSpan()?.spanContext();
  return spanContext && isSpanContextValid(spanContext) ? spanContext.traceId : null;
}

/** An error's type and message are told, without secrets. */
export function failSpan(span: Span, error: unknown): void {
  const message = redactText(error instanceof Error ? error.message : String(error));
  span.recordException({ name: error instanceof Error ? error.name : "Error", message });
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

/** Runs `work` within a span of its own. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getTracer(SCOPE, VERSION).startActiveSpan(name, { kind: SpanKind.CONSUMER, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span that lies in the past, such as a stage of the agent, below the one that runs now. */
export function recordSpan(name: string, times: { start: Date; end: Date }, attributes: Attributes): void {
  trace.getTracer(SCOPE, VERSION).startSpan(name, { startTime: times.start, attributes }).end(times.end);
}
