import {
  experimental_streamLanguageModelCall as streamModelCall,
  jsonSchema,
  ToolChoiceViolationError,
  type FinishReason,
  type LanguageModelUsage,
  type ToolSet,
} from "ai";
import type { ModelCall, ModelReply, ModelUsage } from "../types/model-call.ts";
import type { ModelProvider, ProviderAdapter, ProviderAnswer, ProviderConnection } from "../types/provider.ts";
import { anthropic } from "./anthropic.ts";
import { createAnswer } from "./answer.ts";
import { createCallFetch } from "./call-fetch.ts";
import { compatible } from "./compatible.ts";
import { failureOf, modelErrorOf, ProviderFailure, unsendable, type FailedBy } from "./failure.ts";
import { google } from "./google.ts";
import { openai } from "./openai.ts";

const ADAPTERS: Record<ModelProvider, ProviderAdapter> = { anthropic, openai, google, openai_compatible: compatible };

const FINISHES: Record<FinishReason, ModelReply["finish"]> = {
  stop: "stop",
  "tool-calls": "tools",
  length: "length",
  "content-filter": "refused",
  error: "other",
  interrupted: "other",
  other: "other",
};

/** Input is checked by who performs the tool, so that what is wrong can be answered. */
function toolSetOf(call: ModelCall): ToolSet {
  return Object.fromEntries(
    call.tools.map(({ name, description, inputSchema }) => [name, { description, inputSchema: jsonSchema(inputSchema) }]),
  );
}

function usageOf({ inputTokens, inputTokenDetails, outputTokens }: LanguageModelUsage): ModelUsage | null {
  if (inputTokens === undefined || outputTokens === undefined) return null;
  return {
    inputTokens,
    cachedInputTokens: inputTokenDetails.cacheReadTokens ?? 0,
    cacheWriteTokens: inputTokenDetails.cacheWriteTokens ?? 0,
    outputTokens,
  };
}

/** A key with signs that no header can hold is none; what `fetch` would say about it holds the key. */
function refuseUnsendable(key: string | null, by: FailedBy): void {
  try {
    new Headers({ authorization: key ?? "" });
  } catch {
    throw new ProviderFailure(modelErrorOf(by, "model_key_refused"), { mayHaveWorked: false, isPassing: false });
  }
}

async function readAnswer(
  adapter: ProviderAdapter,
  connection: ProviderConnection,
  call: ModelCall,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const { stream } = await streamModelCall({
    model: adapter.languageModel(connection),
    instructions: call.instructions,
    messages: call.messages,
    tools: call.tools.length === 0 ? undefined : toolSetOf(call),
    toolChoice: call.requiredTool === null ? undefined : { type: "tool", toolName: call.requiredTool },
    maxOutputTokens: call.maxOutputTokens,
    providerOptions: adapter.options(call),
    abortSignal: signal,
  });
  const answer = createAnswer();
  let model = connection.model;
  let finish: FinishReason = "interrupted";
  let usage: ModelUsage | null = null;
  for await (const part of stream) {
    if (part.type === "model-call-response-metadata") model = part.modelId ?? model;
    else if (part.type === "model-call-end") {
      finish = part.finishReason;
      usage = usageOf(part.usage);
    } else if (part.type === "error") {
      // Text in the place of the tool that was asked for is an answer: the loop says so to the model.
      if (!ToolChoiceViolationError.isInstance(part.error)) throw part.error;
      finish = part.error.finishReason;
    } else answer.take(part);
  }
  if (finish === "interrupted") throw new Error("the answer broke off");
  const { text, toolCalls, messages } = answer.read();
  const isAsking = finish === "stop" && toolCalls.length > 0;
  return { model, text, toolCalls, messages, finish: isAsking ? "tools" : FINISHES[finish], usage };
}

export function providerName(provider: ModelProvider): string {
  return ADAPTERS[provider].name;
}

/**
 * One request to a provider, streamed, so that an answer that takes minutes does not look like a dead connection.
 * Rejects with ProviderFailure, or with the signal's reason.
 */
export async function askProvider(
  connection: ProviderConnection,
  call: ModelCall,
  options: { redact(text: string): string; now(): Date; signal: AbortSignal },
): Promise<ProviderAnswer> {
  const { signal, redact, now } = options;
  const adapter = ADAPTERS[connection.provider];
  const by = { name: adapter.name, redact };
  signal.throwIfAborted();
  refuseUnsendable(connection.key, by);
  const { fetch, isSent } = createCallFetch(connection.fetch, connection.timeouts, by);
  try {
    return await readAnswer(adapter, { ...connection, fetch }, call, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw isSent() ? failureOf(by, error, now()) : unsendable(by, error);
  }
}
