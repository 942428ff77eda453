import { FixpointError, type AgentEvent } from "@fixpoint/contracts";
import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js";
import type { CallToolResult, ServerNotification, ServerRequest } from "@modelcontextprotocol/sdk/types.js";
import { eventLine } from "../progress/event-line.ts";

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** What a tool has beside its input. */
export interface ToolCall {
  /** Aborted when the client cancels, or goes. */
  signal: AbortSignal;
  onEvent(event: AgentEvent): void;
}

/** Counters change many times a second; clients that count on being told need one only now and then. */
const COUNTER_PAUSE_MS = 1000;

function textOf(event: AgentEvent): string {
  if (event.type === "progress") return `  ${event.label}: ${event.done}${event.total === null ? "" : ` of ${event.total}`}`;
  return eventLine(event) ?? event.type;
}

/** Tells the client what happens, where it asked to be told. */
function reporter({ _meta, sendNotification }: Extra): ToolCall["onEvent"] {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return () => undefined;
  let told = 0;
  let counterToldAt = Number.NEGATIVE_INFINITY;
  return (event) => {
    const at = Date.parse(event.at);
    if (event.type === "progress" && at - counterToldAt < COUNTER_PAUSE_MS) return;
    if (event.type === "progress") counterToldAt = at;
    told += 1;
    const params = { progressToken, progress: told, message: textOf(event).trim() };
    // A client that has gone needs no progress.
    sendNotification({ method: "notifications/progress", params }).catch(() => undefined);
  };
}

function failed(error: unknown): CallToolResult {
  const message = error instanceof Error ? error.message : String(error);
  const text =
    error instanceof FixpointError ? [`${error.code}: ${message}`, error.hint].filter(Boolean).join(" ") : `failed: ${message}`;
  return { isError: true, content: [{ type: "text", text }] };
}

/** A tool's answer in the protocol's words: structured, the same as text, or what is wrong and what to do next. */
export function answering<Input>(
  perform: (input: Input, call: ToolCall) => Promise<Record<string, unknown>>,
): (input: Input, extra: Extra) => Promise<CallToolResult> {
  return async (input, extra) => {
    try {
      const structuredContent = await perform(input, { signal: extra.signal, onEvent: reporter(extra) });
      return { structuredContent, content: [{ type: "text", text: JSON.stringify(structuredContent, null, 2) }] };
    } catch (error) {
      return failed(error);
    }
  };
}
