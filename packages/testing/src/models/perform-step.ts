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

/** Writes all of the answer, or as much of it as comes before the connection ends or nothing more comes. */
function performAnswer(step: AnsweringStep, { wire, request, response, number }: Exchange): void {
  if (step.kind === "hang" && step.when === "start") return;
  const answer = answerOf(step, request, number);
  if (!request.isStreamed && step.kind !== "hang" && step.kind !== "cut")
    return sendJson(response, { status: 200, body: wire.json(answer) });
  response.writeHead(200, { "content-type": "text/event-stream" });
  const lines = wire.events(answer, request).map((event) => lineOf(event));
  const isWhole = step.kind !== "cut" && step.kind !== "hang";
  response.write(lines.slice(0, isWhole ? lines.length : Math.ceil(lines.length / 2)).join(""));
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
