import { createAnthropic } from "@ai-sdk/anthropic";
import type { ProviderAdapter } from "../types/provider.ts";

/** Messages API. */
export const anthropic: ProviderAdapter = {
  name: "Anthropic",
  languageModel: ({ model, key, baseUrl, fetch }) =>
    createAnthropic({ apiKey: key ?? "", baseURL: baseUrl ?? "https://api.anthropic.com/v1", fetch })(model),
  // A loop sends its whole conversation again with each step: what was read before costs a tenth from the cache.
  options: () => ({ anthropic: { cacheControl: { type: "ephemeral" } } }),
};
