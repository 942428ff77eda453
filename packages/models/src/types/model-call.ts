import type { ModelMessage } from "ai";

/** The points at which a model may propose something. */
export type ModelPurpose = "intake" | "reproduce" | "repair";

/** A tool that the model may ask for; who asks performs it. */
export interface ModelTool {
  name: string;
  description: string;
  /** JSON schema of its input. */
  inputSchema: Record<string, unknown>;
}

/** One request to a model; all of it can be sent as JSON. */
export interface ModelCall {
  purpose: ModelPurpose;
  /** `<file>@<version>` of the prompt that the instructions come from, e.g. `repair@1`. */
  prompt: string;
  instructions: string;
  messages: ModelMessage[];
  tools: ModelTool[];
  /** The model has to ask for this one; null leaves it to the model. */
  requiredTool: string | null;
  /** The largest answer that is wanted, in tokens; it is reserved in the budget before the call. */
  maxOutputTokens: number;
}

/** As the provider counted them. */
export interface ModelUsage {
  /** All of the input, cached parts included. */
  inputTokens: number;
  cachedInputTokens: number;
  /** Written to the provider's cache, where that has a price of its own. */
  cacheWriteTokens: number;
  /** Thinking included. */
  outputTokens: number;
}

export interface ModelToolCall {
  id: string;
  name: string;
  /** Parsed JSON, or why it is none: a model may send half of it. */
  input: { ok: true; value: unknown } | { ok: false; text: string };
}

export interface ModelReply {
  provider: string;
  /** As the server names it. */
  model: string;
  text: string;
  toolCalls: ModelToolCall[];
  /** What belongs into the conversation before the tools' results. */
  messages: ModelMessage[];
  /** `length`: cut off at `maxOutputTokens`; `refused`: content filter or refusal. */
  finish: "stop" | "tools" | "length" | "refused" | "other";
  usage: ModelUsage;
  /** 10⁻⁹ dollars. */
  costNanoUsd: number;
}
