import { z } from "zod";
import { piecesOf } from "../pieces.ts";
import type { ConversationTurn, ErrorAnswer, ModelWire, WireAnswer } from "../types.ts";

const Part = z.union([
  z.strictObject({ text: z.string(), thought: z.boolean().optional(), thoughtSignature: z.string().optional() }),
  z.strictObject({
    functionCall: z.strictObject({ id: z.string().optional(), name: z.string(), args: z.record(z.string(), z.unknown()) }),
    thoughtSignature: z.string().optional(),
  }),
  z.strictObject({
    functionResponse: z.strictObject({
      id: z.string().optional(),
      name: z.string(),
      response: z.record(z.string(), z.unknown()),
    }),
  }),
]);
const Content = z.strictObject({ role: z.enum(["user", "model"]), parts: z.array(Part).min(1) });
const Declaration = z.strictObject({
  name: z.string().regex(/^[A-Za-z_][\w.:-]{0,127}$/),
  description: z.string(),
  parameters: z.looseObject({}).optional(),
  parametersJsonSchema: z.looseObject({}).optional(),
});
/** ai.google.dev/api/generate-content */
const Body = z.strictObject({
  contents: z.array(Content).min(1),
  systemInstruction: z.strictObject({ parts: z.array(z.strictObject({ text: z.string() })).min(1) }).optional(),
  tools: z.array(z.strictObject({ functionDeclarations: z.array(Declaration).min(1) })).optional(),
  toolConfig: z
    .strictObject({
      functionCallingConfig: z.strictObject({
        mode: z.enum(["AUTO", "ANY", "NONE", "VALIDATED"]),
        allowedFunctionNames: z.array(z.string()).optional(),
      }),
    })
    .optional(),
  generationConfig: z.looseObject({ maxOutputTokens: z.number().int().min(1).optional() }).optional(),
  safetySettings: z.array(z.unknown()).optional(),
});

/** Calls need no ids here: a response belongs to the call of its name. */
function turnOf({ role, parts }: z.infer<typeof Content>): ConversationTurn {
  const toolCalls = parts.flatMap((part) =>
    "functionCall" in part
      ? [{ id: part.functionCall.id ?? part.functionCall.name, name: part.functionCall.name, input: part.functionCall.args }]
      : [],
  );
  const toolResults = parts.flatMap((part) =>
    "functionResponse" in part
      ? [
          {
            id: part.functionResponse.id ?? part.functionResponse.name,
            text: JSON.stringify(part.functionResponse.response),
          },
        ]
      : [],
  );
  const text = parts.flatMap((part) => ("text" in part && part.thought !== true ? [part.text] : [])).join("");
  if (toolResults.length > 0) return { role: "tool", text, toolCalls, toolResults };
  return { role: role === "model" ? "assistant" : "user", text, toolCalls, toolResults };
}

const FINISH_REASONS: Record<WireAnswer["finish"], string> = {
  stop: "STOP",
  tools: "STOP",
  length: "MAX_TOKENS",
  refusal: "SAFETY",
  content_filter: "PROHIBITED_CONTENT",
  malformed_call: "MALFORMED_FUNCTION_CALL",
};

function usageOf({ usage }: WireAnswer): Record<string, unknown> {
  if (usage === null) return {};
  return {
    usageMetadata: {
      promptTokenCount: usage.inputTokens,
      ...(usage.cachedInputTokens === 0 ? {} : { cachedContentTokenCount: usage.cachedInputTokens }),
      candidatesTokenCount: usage.outputTokens - usage.reasoningTokens,
      thoughtsTokenCount: usage.reasoningTokens,
      totalTokenCount: usage.inputTokens + usage.outputTokens,
    },
  };
}

function partsOf({ reasoning, text, toolCalls, finish }: WireAnswer): Record<string, unknown>[] {
  return [
    ...piecesOf(reasoning).map((piece) => ({ text: piece, thought: true })),
    ...piecesOf(text).map((piece) => ({ text: piece })),
    // What is malformed never becomes a part.
    ...(finish === "malformed_call" ? [] : toolCalls).map(({ name, argumentsText }) => ({
      functionCall: { name, args: JSON.parse(argumentsText) as unknown },
      thoughtSignature: "c2lnbmF0dXJl",
    })),
  ];
}

const STATUSES: Record<number, string> = {
  400: "INVALID_ARGUMENT",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  503: "UNAVAILABLE",
};

function errorOf(code: number, message: string, details: Record<string, unknown>[] = []): ErrorAnswer {
  return { status: code, body: { error: { code, message, status: STATUSES[code] ?? "INTERNAL", details } } };
}

function because(reason: string): Record<string, unknown>[] {
  return [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "googleapis.com" }];
}

/** Google's generateContent and streamGenerateContent. */
export const googleWire: ModelWire = {
  name: "google",
  basePath: "/google/v1beta",
  takes: (path) => /^\/models\/[\w.-]+:(generateContent|streamGenerateContent\?alt=sse)$/.test(path),
  keyOf: (headers) => headers["x-goog-api-key"] ?? null,
  read(path, body) {
    const { contents, systemInstruction, tools = [], toolConfig, generationConfig } = Body.parse(body);
    const allowed = toolConfig?.functionCallingConfig;
    return {
      model: path.slice("/models/".length, path.indexOf(":")),
      isStreamed: path.includes(":stream"),
      instructions: (systemInstruction?.parts ?? []).map(({ text }) => text).join("\n"),
      turns: contents.map((content) => turnOf(content)),
      tools: tools.flatMap(({ functionDeclarations }) =>
        functionDeclarations.map(({ name, description, parameters, parametersJsonSchema }) => ({
          name,
          description,
          inputSchema: parameters ?? parametersJsonSchema,
        })),
      ),
      requiredTool: allowed?.mode === "ANY" ? (allowed.allowedFunctionNames?.[0] ?? null) : null,
      maxOutputTokens: generationConfig?.maxOutputTokens ?? null,
      wantsUsage: true,
    };
  },
  json(answer) {
    const content = { role: "model", parts: partsOf(answer) };
    const candidate = { content, finishReason: FINISH_REASONS[answer.finish], index: 0 };
    return { candidates: [candidate], ...usageOf(answer), modelVersion: answer.model, responseId: answer.id };
  },
  events(answer) {
    const frame = { ...usageOf(answer), modelVersion: answer.model, responseId: answer.id };
    // A prompt that is filtered has no candidate at all.
    if (answer.finish === "content_filter")
      return [{ data: { promptFeedback: { blockReason: "PROHIBITED_CONTENT" }, ...frame } }];
    const candidates = partsOf(answer).map((part) => ({ content: { role: "model", parts: [part] }, index: 0 }));
    const last = { content: { role: "model", parts: [{ text: "" }] }, finishReason: FINISH_REASONS[answer.finish], index: 0 };
    return [...candidates, last].map((candidate) => ({ data: { candidates: [candidate], ...frame } }));
  },
  error(status, message, kind) {
    if (kind === "key") return errorOf(400, "API key not valid. Please pass a valid API key.", because("API_KEY_INVALID"));
    if (kind === "credit") return errorOf(403, "This API method requires billing to be enabled.", because("BILLING_DISABLED"));
    return errorOf(status, message);
  },
  streamError: (message) => ({ data: { error: { code: 503, message, status: "UNAVAILABLE" } } }),
  limited: (retryAfterSeconds) =>
    errorOf(
      429,
      "You exceeded your current quota.",
      retryAfterSeconds === null
        ? []
        : [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: `${retryAfterSeconds}s` }],
    ),
};
