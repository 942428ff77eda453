import { z } from "zod";
import { piecesOf } from "../pieces.ts";
import { limitedByHeader } from "./limited.ts";
import type { ConversationTurn, ModelWire, SseEvent, WireAnswer } from "../types.ts";

const CacheControl = z.strictObject({ type: z.literal("ephemeral"), ttl: z.enum(["5m", "1h"]).optional() }).optional();
const Text = z.strictObject({ type: z.literal("text"), text: z.string().min(1), cache_control: CacheControl });
const ToolUse = z.strictObject({
  type: z.literal("tool_use"),
  id: z.string().regex(/^[\w-]+$/),
  name: z.string(),
  input: z.record(z.string(), z.unknown()),
  cache_control: CacheControl,
});
const ToolResult = z.strictObject({
  type: z.literal("tool_result"),
  tool_use_id: z.string(),
  content: z.union([z.string(), z.array(Text)]).optional(),
  is_error: z.boolean().optional(),
  cache_control: CacheControl,
});
const Thinking = z.strictObject({ type: z.literal("thinking"), thinking: z.string(), signature: z.string().min(1) });
const Message = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("user"), content: z.union([z.string(), z.array(z.union([Text, ToolResult])).min(1)]) }),
  z.strictObject({
    role: z.literal("assistant"),
    content: z.union([z.string(), z.array(z.union([Text, ToolUse, Thinking])).min(1)]),
  }),
]);
const Tool = z.strictObject({
  name: z.string().regex(/^[\w-]{1,128}$/),
  description: z.string().optional(),
  input_schema: z.looseObject({ type: z.literal("object") }),
  cache_control: CacheControl,
  eager_input_streaming: z.boolean().optional(),
  strict: z.boolean().optional(),
});
/** docs.claude.com/en/api/messages */
const Body = z.strictObject({
  model: z.string(),
  max_tokens: z.number().int().min(1),
  messages: z.array(Message).min(1),
  system: z.union([z.string(), z.array(Text)]).optional(),
  tools: z.array(Tool).optional(),
  tool_choice: z
    .discriminatedUnion("type", [
      z.strictObject({ type: z.enum(["auto", "any", "none"]), disable_parallel_tool_use: z.boolean().optional() }),
      z.strictObject({ type: z.literal("tool"), name: z.string(), disable_parallel_tool_use: z.boolean().optional() }),
    ])
    .optional(),
  stream: z.boolean().optional(),
  temperature: z.number().min(0).max(1).optional(),
  thinking: z.looseObject({ type: z.string() }).optional(),
  cache_control: CacheControl,
});

function textOf(content: string | { type: string; text?: string }[] | undefined): string {
  if (content === undefined || typeof content === "string") return content ?? "";
  return content.map((part) => part.text ?? "").join("");
}

function turnOf({ role, content }: z.infer<typeof Message>): ConversationTurn {
  const parts = typeof content === "string" ? [{ type: "text" as const, text: content }] : content;
  const toolResults = parts.flatMap((part) =>
    part.type === "tool_result" ? [{ id: part.tool_use_id, text: textOf(part.content) }] : [],
  );
  return {
    role: toolResults.length > 0 ? "tool" : role,
    text: parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join(""),
    toolCalls: parts.flatMap((part) => (part.type === "tool_use" ? [{ id: part.id, name: part.name, input: part.input }] : [])),
    toolResults,
  };
}

const STOP_REASONS: Record<WireAnswer["finish"], string> = {
  stop: "end_turn",
  tools: "tool_use",
  length: "max_tokens",
  refusal: "refusal",
  content_filter: "refusal",
  malformed_call: "tool_use",
};

function usageOf({ usage }: WireAnswer): Record<string, number> {
  if (usage === null) return { input_tokens: 0, output_tokens: 0 };
  return {
    input_tokens: usage.inputTokens - usage.cachedInputTokens - usage.cacheWriteTokens,
    cache_creation_input_tokens: usage.cacheWriteTokens,
    cache_read_input_tokens: usage.cachedInputTokens,
    output_tokens: usage.outputTokens,
  };
}

interface Block {
  start: Record<string, unknown>;
  deltas: Record<string, unknown>[];
}

function blocksOf({ reasoning, text, toolCalls }: WireAnswer): Block[] {
  const thought: Block = {
    start: { type: "thinking", thinking: "", signature: "" },
    deltas: [
      ...piecesOf(reasoning).map((thinking) => ({ type: "thinking_delta", thinking })),
      { type: "signature_delta", signature: "c2lnbmF0dXJl" },
    ],
  };
  const said: Block = {
    start: { type: "text", text: "" },
    deltas: piecesOf(text).map((piece) => ({ type: "text_delta", text: piece })),
  };
  return [
    ...(reasoning === "" ? [] : [thought]),
    ...(text === "" ? [] : [said]),
    ...toolCalls.map(({ id, name, argumentsText }) => ({
      start: { type: "tool_use", id, name, input: {} },
      deltas: ["", ...piecesOf(argumentsText)].map((partial_json) => ({ type: "input_json_delta", partial_json })),
    })),
  ];
}

const ERROR_TYPES: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  404: "not_found_error",
  429: "rate_limit_error",
  529: "overloaded_error",
};

/** Anthropic Messages. */
export const anthropicWire: ModelWire = {
  name: "anthropic",
  basePath: "/anthropic/v1",
  takes: (path) => path === "/messages",
  keyOf: (headers) => headers["x-api-key"] ?? null,
  read(_path, body) {
    const { model, max_tokens, messages, system, tools = [], tool_choice, stream = false } = Body.parse(body);
    return {
      model,
      isStreamed: stream,
      instructions: textOf(system),
      turns: messages.map((message) => turnOf(message)),
      tools: tools.map(({ name, description = "", input_schema }) => ({ name, description, inputSchema: input_schema })),
      requiredTool: tool_choice?.type === "tool" ? tool_choice.name : null,
      maxOutputTokens: max_tokens,
      wantsUsage: true,
    };
  },
  json(answer) {
    const { id, model, reasoning, text, toolCalls, finish } = answer;
    const content = [
      ...(reasoning === "" ? [] : [{ type: "thinking", thinking: reasoning, signature: "c2lnbmF0dXJl" }]),
      ...(text === "" ? [] : [{ type: "text", text }]),
      ...toolCalls.map((call) => ({
        type: "tool_use",
        id: call.id,
        name: call.name,
        input: JSON.parse(call.argumentsText) as unknown,
      })),
    ];
    const stopped = { stop_reason: STOP_REASONS[finish], stop_sequence: null };
    return { id, type: "message", role: "assistant", model, content, ...stopped, usage: usageOf(answer) };
  },
  events(answer) {
    const { id, model, finish } = answer;
    const usage = usageOf(answer);
    const message = { id, type: "message", role: "assistant", model, content: [], stop_reason: null, stop_sequence: null };
    const events: Record<string, unknown>[] = [
      { type: "message_start", message: { ...message, usage: { ...usage, output_tokens: 1 } } },
      { type: "ping" },
      ...blocksOf(answer).flatMap(({ start, deltas }, index) => [
        { type: "content_block_start", index, content_block: start },
        ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
        { type: "content_block_stop", index },
      ]),
      {
        type: "message_delta",
        delta: { stop_reason: STOP_REASONS[finish], stop_sequence: null },
        usage: { output_tokens: usage["output_tokens"] },
      },
      { type: "message_stop" },
    ];
    return events.map((data): SseEvent => ({ event: String(data["type"]), data }));
  },
  error(status, message, kind) {
    const type = kind === "credit" ? "billing_error" : (ERROR_TYPES[status] ?? "api_error");
    const body = { type: "error", error: { type, message }, request_id: "req_1" };
    return { status: kind === "credit" ? 402 : status, body };
  },
  streamError: (message) => ({ event: "error", data: { type: "error", error: { type: "overloaded_error", message } } }),
  limited: (retryAfterSeconds) => limitedByHeader(anthropicWire.error(429, "Rate limit reached"), retryAfterSeconds),
};
