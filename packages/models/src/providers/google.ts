import { createGoogleGenerativeAI } from "@ai-sdk/google";
import type { ProviderAdapter } from "../types/provider.ts";

/** Gemini API (generateContent). */
export const google: ProviderAdapter = {
  name: "Google",
  languageModel: ({ model, key, baseUrl, fetch }) =>
    createGoogleGenerativeAI({
      apiKey: key ?? "",
      baseURL: baseUrl ?? "https://generativelanguage.googleapis.com/v1beta",
      fetch,
    })(model),
  options: () => ({}),
};
