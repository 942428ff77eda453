import { createOpenAI } from "@ai-sdk/openai";
import type { ProviderAdapter } from "../types/provider.ts";

/** Responses API. */
export const openai: ProviderAdapter = {
  name: "OpenAI",
  languageModel: ({ model, key, baseUrl, fetch }) =>
    createOpenAI({ apiKey: key ?? "", baseURL: baseUrl ?? "https://api.openai.com/v1", fetch }).responses(model),
  // Nothing is kept there: with stored items a request would name what it reads, and its bytes would not bound its tokens.
  options: () => ({ openai: { store: false } }),
};
