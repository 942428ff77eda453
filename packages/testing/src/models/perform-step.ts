import type { ServerResponse } from "node:http";
import { answerOf, isAnswering, type AnsweringStep } from "./answer-of.ts";
import type { ErrorAnswer, ModelServerRequest, ModelStep, ModelWire, SseEvent } from "./types.ts";

interface Exchange {
  wire: ModelWire;
  request: ModelServerRequest;
  response: ServerResponse;
  /** Of the request, from 1. */
  number: number;
}

export function sendJson(response: ServerResponse, { status, headers = {}, body }: ErrorAnswer): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

function lineOf({ event, data }: SseEvent): string {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  return `${event === undefined ? "" : `event: ${event}\n`}data: ${text}\n\n`;
}

/** How the provider says no. */
function refusalOf(step: Exclude<ModelStep, AnsweringStep | { kind: "page" }>, wire: ModelWire): ErrorAnswer {
  switch (step.kind) {
    case "rate_limit":
      return wire.limited(step.retryAfterSeconds ?? null);
    case "out_of_credit":
      return wire.error(429, "You exceeded your current quota", "credit");
    case "error":
      return wire.error(step.status, step.message ?? `The server answered ${step.status}`);
    case "key_refused":
      return wire.error(401, "The key is not valid", "key");
  }
}

/** What of the answer comes, line by line. */
function linesOf(step: AnsweringStep, { wire, request, number }: Exchange): string[] {
  const lines = wire.events(answerOf(step, request, number), request).map((event) => lineOf(event));
  const half = lines.slice(0, Math.ceil(lines.length / 2));
  if (step.kind === "stream_error") return [...half, lineOf(wire.streamError(step.message))];
  if (step.kind === "garbage") return [...half, "data: {not json\n\n"];
  return step.kind === "cut" || step.kind === "hang" ? half : lines;
}

function performAnswer(step: AnsweringStep, exchange: Exchange): void {
  const { wire, request, response, number } = exchange;
  if (step.kind === "hang" && step.when === "start") return;
  if (!request.isStreamed && (step.kind === "answer" || step.kind === "refusal" || step.kind === "content_filter"))
    return sendJson(response, { status: 200, body: wire.json(answerOf(step, request, number)) });
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(linesOf(step, exchange).join(""));
  if (step.kind === "hang") return;
  // Only then, so that what was written gets there first.
  if (step.kind === "cut" && step.how === "reset") setTimeout(() => response.destroy(), 20);
  else response.end();
}

export function performStep(step: ModelStep, exchange: Exchange): void {
  if (isAnswering(step)) performAnswer(step, exchange);
  else if (step.kind === "page") exchange.response.writeHead(200, { "content-type": "text/html" }).end("<html>Sign in</html>");
  else sendJson(exchange.response, refusalOf(step, exchange.wire));
}
