import type { LanguageModel, JSONValue } from "ai";
import type { ModelCall, ModelReply, ModelUsage } from "./model-call.ts";

/** `openai_compatible`: any server with OpenAI's Chat Completions, e.g. Ollama, vLLM or a gateway. */
export const MODEL_PROVIDERS = ["anthropic", "openai", "google", "openai_compatible"] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** Where a model is; no secret. */
export interface ModelEndpoint {
  provider: ModelProvider;
  model: string;
  /** With the version part, e.g. `http://localhost:11434/v1`; null: the provider's own, which `openai_compatible` lacks. */
  baseUrl: string | null;
}

/** How long a silence is sat out, in milliseconds. */
export interface CallTimeouts {
  /** Until the answer begins. */
  answerMs: number;
  /** Between two pieces of it: models that think are silent for minutes. */
  silenceMs: number;
}

export interface ProviderConnection extends ModelEndpoint {
  /** null where the server wants none. */
  key: string | null;
  fetch: typeof fetch;
  timeouts: CallTimeouts;
}

/** What one provider answered, before it is priced. */
export interface ProviderAnswer extends Omit<ModelReply, "provider" | "costNanoUsd" | "usage"> {
  /** null: the server did not count. */
  usage: ModelUsage | null;
}

/** One provider, as the SDK knows it. */
export interface ProviderAdapter {
  /** For people. */
  name: string;
  languageModel(connection: ProviderConnection): Exclude<LanguageModel, string>;
  /** What only this provider is told, in the SDK's words. */
  options(call: ModelCall): Record<string, Record<string, JSONValue>>;
}
