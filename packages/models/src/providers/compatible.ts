import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { ModelError } from "../types/model-error.ts";
import type { ProviderAdapter } from "../types/provider.ts";

/** Chat Completions of any server. */
export const compatible: ProviderAdapter = {
  name: "The model server",
  languageModel({ model, key, baseUrl, fetch }) {
    if (baseUrl === null)
      throw new ModelError("model_unknown", "An OpenAI-compatible model has no address of its own", {
        hint: "Set the server's base URL, for example http://localhost:11434/v1.",
      });
    const named = { name: "openai_compatible", baseURL: baseUrl, fetch, includeUsage: true };
    return createOpenAICompatible(key === null ? named : { ...named, apiKey: key })(model);
  },
  options: () => ({}),
};
