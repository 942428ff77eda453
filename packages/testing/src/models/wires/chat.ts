import { z } from "zod";
import { piecesOf } from "../pieces.ts";
import type { ConversationTurn, ModelWire, SseEvent, WireAnswer } from "../types.ts";
import { limitedByHeader } from "./limited.ts";
import { bearerOf, openaiError } from "./openai-errors.ts";

const Text = z.union([z.string(), z.array(z.strictObject({ type: z.literal("text"), text: z.string() }))]);
const Message = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("system"), content: Text }),
  z.strictObject({ role: z.literal("developer"), content: Text }),
  z.strictObject({ role: z.literal("user"), content: Text }),
  z.strictObject({
    role: z.literal("assistant"),
    content: Text.nullish(),
    reasoning_content: z.string().optional(),
    tool_calls: z
      .array(
        z.strictObject({
          id: z.string(),
          type: z.literal("function"),
          function: z.strictObject({ name: z.string(), arguments: z.string() }),
        }),
      )
      .optional(),
  }),
  z.strictObject({ role: z.literal("tool"), tool_call_id: z.string(), content: Text }),
]);
const Tool = z.strictObject({
  type: z.literal("function"),
  function: z.strictObject({
    name: z.string().regex(/^[\w-]{1,64}$/),
    description: z.string().optional(),
    parameters: z.looseObject({}).optional(),
    strict: z.boolean().optional(),
  }),
});
/** platform.openai.com/docs/api-reference/chat/create, as far as servers of that kind take it. */
const Body = z.strictObject({
  model: z.string(),
  messages: z.array(Message).min(1),
  max_tokens: z.number().int().min(1).optional(),
  max_completion_tokens: z.number().int().min(1).optional(),
  tools: z.array(Tool).optional(),
  tool_choice: z
    .union([
      z.enum(["auto", "none", "required"]),
      z.strictObject({ type: z.literal("function"), function: z.strictObject({ name: z.string() }) }),
    ])
    .optional(),
  stream: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
  temperature: z.number().min(0).max(2).optional(),
});

function textOf(content: z.infer<typeof Text> | null | undefined): string {
  if (content === null || content === undefined || typeof content === "string") return content ?? "";
  return content.map(({ text }) => text).join("");
}

function turnsOf(message: z.infer<typeof Message>): ConversationTurn[] {
  if (message.role === "system" || message.role === "developer") return [];
  const turn: ConversationTurn = { role: message.role, text: textOf(message.content), toolCalls: [], toolResults: [] };
  if (message.role === "tool") return [{ ...turn, text: "", toolResults: [{ id: message.tool_call_id, text: turn.text }] }];
  if (message.role === "user") return [turn];
  const toolCalls = (message.tool_calls ?? []).map((call) => ({
    id: call.id,
    name: call.function.name,
    input: JSON.parse(call.function.arguments) as unknown,
  }));
  return [{ ...turn, toolCalls }];
}

const FINISH_REASONS: Record<WireAnswer["finish"], string> = {
  stop: "stop",
  tools: "tool_calls",
  length: "length",
  refusal: "stop",
  content_filter: "content_filter",
  malformed_call: "tool_calls",
};

function usageOf({ usage }: WireAnswer): Record<string, unknown> | undefined {
  if (usage === null) return undefined;
  return {
    prompt_tokens: usage.inputTokens,
    completion_tokens: usage.outputTokens,
    total_tokens: usage.inputTokens + usage.outputTokens,
    prompt_tokens_details: { cached_tokens: usage.cachedInputTokens },
    completion_tokens_details: { reasoning_tokens: usage.reasoningTokens },
  };
}

function deltasOf({ reasoning, text, toolCalls, finish }: WireAnswer): Record<string, unknown>[] {
  const said = finish === "refusal" ? "refusal" : "content";
  return [
    { role: "assistant", content: "" },
    ...piecesOf(reasoning).map((piece) => ({ reasoning_content: piece })),
    ...piecesOf(text).map((piece) => ({ [said]: piece })),
    ...toolCalls.flatMap(({ id, name, argumentsText }, index) => [
      { tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] },
      ...piecesOf(argumentsText).map((piece) => ({ tool_calls: [{ index, function: { arguments: piece } }] })),
    ]),
  ];
}

/** OpenAI Chat Completions, which Ollama, vLLM and gateways speak too. */
export const chatWire: ModelWire = {
  name: "openai_compatible",
  basePath: "/compatible/v1",
  takes: (path) => path === "/chat/completions",
  keyOf: bearerOf,
  read(_path, body) {
    const { model, messages, tools = [], tool_choice, stream = false, stream_options, ...rest } = Body.parse(body);
    const system = messages.filter(({ role }) => role === "system" || role === "developer");
    return {
      model,
      isStreamed: stream,
      instructions: system.map(({ content }) => textOf(content)).join("\n"),
      turns: messages.flatMap((message) => turnsOf(message)),
      tools: tools.map(({ function: { name, description = "", parameters } }) => ({
        name,
        description,
        inputSchema: parameters,
      })),
      requiredTool: typeof tool_choice === "object" ? tool_choice.function.name : null,
      maxOutputTokens: rest.max_completion_tokens ?? rest.max_tokens ?? null,
      wantsUsage: !stream || stream_options?.include_usage === true,
    };
  },
  json(answer) {
    const { id, model, text, toolCalls, finish } = answer;
    const calls = toolCalls.map((call) => ({
      id: call.id,
      type: "function",
      function: { name: call.name, arguments: call.argumentsText },
    }));
    const isRefusal = finish === "refusal";
    const message = {
      role: "assistant",
      content: isRefusal || text === "" ? null : text,
      refusal: isRefusal ? text : null,
      ...(calls.length === 0 ? {} : { tool_calls: calls }),
    };
    const choice = { index: 0, message, finish_reason: FINISH_REASONS[finish] };
    return { id, object: "chat.completion", created: 1_700_000_000, model, choices: [choice], usage: usageOf(answer) };
  },
  events(answer, request) {
    const frame = { id: answer.id, object: "chat.completion.chunk", created: 1_700_000_000, model: answer.model };
    const events = deltasOf(answer).map((delta): SseEvent => ({
      data: { ...frame, choices: [{ index: 0, delta, finish_reason: null }] },
    }));
    events.push({ data: { ...frame, choices: [{ index: 0, delta: {}, finish_reason: FINISH_REASONS[answer.finish] }] } });
    if (request.wantsUsage && answer.usage) events.push({ data: { ...frame, choices: [], usage: usageOf(answer) } });
    return [...events, { data: "[DONE]" }];
  },
  error: openaiError,
  streamError: (message) => ({ data: { error: { message, type: "server_error", param: null, code: null } } }),
  limited: (retryAfterSeconds) => limitedByHeader(openaiError(429, "Rate limit reached"), retryAfterSeconds),
};
