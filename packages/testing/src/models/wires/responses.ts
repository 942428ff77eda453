import { z } from "zod";
import type { ConversationTurn, ModelWire } from "../types.ts";
import { limitedByHeader } from "./limited.ts";
import { bearerOf, openaiError } from "./openai-errors.ts";
import { responseEvents, responseJson } from "./responses-events.ts";

const InputText = z.strictObject({ type: z.literal("input_text"), text: z.string() });
const Item = z.union([
  z.strictObject({ role: z.literal("system"), content: z.string() }),
  z.strictObject({ role: z.literal("developer"), content: z.string() }),
  z.strictObject({ role: z.literal("user"), content: z.array(InputText).min(1) }),
  z.strictObject({
    role: z.literal("assistant"),
    id: z.string().optional(),
    phase: z.string().optional(),
    content: z.union([z.string(), z.array(z.strictObject({ type: z.literal("output_text"), text: z.string() })).min(1)]),
  }),
  z.strictObject({
    type: z.literal("function_call"),
    id: z.string().optional(),
    call_id: z.string(),
    name: z.string(),
    arguments: z.string(),
  }),
  z.strictObject({ type: z.literal("function_call_output"), call_id: z.string(), output: z.string() }),
  z.strictObject({
    type: z.literal("reasoning"),
    id: z.string().optional(),
    summary: z.array(z.strictObject({ type: z.literal("summary_text"), text: z.string() })),
    encrypted_content: z.string().nullish(),
  }),
]);
const Tool = z.strictObject({
  type: z.literal("function"),
  name: z.string().regex(/^[\w-]{1,64}$/),
  description: z.string().optional(),
  parameters: z.looseObject({}),
  strict: z.boolean().optional(),
});
/** platform.openai.com/docs/api-reference/responses/create, with nothing kept at the server. */
const Body = z.strictObject({
  model: z.string(),
  input: z.array(Item).min(1),
  instructions: z.string().optional(),
  max_output_tokens: z.number().int().min(16).optional(),
  tools: z.array(Tool).optional(),
  tool_choice: z
    .union([z.enum(["auto", "none", "required"]), z.strictObject({ type: z.literal("function"), name: z.string() })])
    .optional(),
  store: z.literal(false),
  include: z.array(z.string()).optional(),
  stream: z.boolean().optional(),
  reasoning: z.looseObject({}).optional(),
  temperature: z.number().min(0).max(2).optional(),
});

function turn(role: ConversationTurn["role"], parts: Partial<ConversationTurn>): ConversationTurn {
  return { role, text: "", toolCalls: [], toolResults: [], ...parts };
}

function turnsOf(item: z.infer<typeof Item>): ConversationTurn[] {
  if ("role" in item) {
    if (item.role === "system" || item.role === "developer") return [];
    const text = typeof item.content === "string" ? item.content : item.content.map((part) => part.text).join("");
    return [turn(item.role, { text })];
  }
  if (item.type === "function_call")
    return [
      turn("assistant", {
        toolCalls: [{ id: item.call_id, name: item.name, input: JSON.parse(item.arguments) as unknown }],
      }),
    ];
  if (item.type === "function_call_output") return [turn("tool", { toolResults: [{ id: item.call_id, text: item.output }] })];
  return [];
}

/** OpenAI Responses. */
export const responsesWire: ModelWire = {
  name: "openai",
  basePath: "/openai/v1",
  takes: (path) => path === "/responses",
  keyOf: bearerOf,
  read(_path, body) {
    const { model, input, instructions = "", tools = [], tool_choice, stream = false, max_output_tokens } = Body.parse(body);
    const system = input.flatMap((item) => ("role" in item && typeof item.content === "string" ? [item.content] : []));
    return {
      model,
      isStreamed: stream,
      instructions: [instructions, ...system].filter((text) => text !== "").join("\n"),
      turns: input.flatMap((item) => turnsOf(item)),
      tools: tools.map(({ name, description = "", parameters }) => ({ name, description, inputSchema: parameters })),
      requiredTool: typeof tool_choice === "object" ? tool_choice.name : null,
      maxOutputTokens: max_output_tokens ?? null,
      wantsUsage: true,
    };
  },
  json: responseJson,
  events: responseEvents,
  error: openaiError,
  streamError: (message) => ({
    event: "error",
    data: { type: "error", code: "server_error", message, param: null, sequence_number: 99 },
  }),
  limited: (retryAfterSeconds) => limitedByHeader(openaiError(429, "Rate limit reached"), retryAfterSeconds),
};
