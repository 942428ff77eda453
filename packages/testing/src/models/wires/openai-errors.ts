import type { ErrorAnswer } from "../types.ts";

const TYPES: Record<number, { type: string; code: string | null }> = {
  400: { type: "invalid_request_error", code: null },
  401: { type: "invalid_request_error", code: "invalid_api_key" },
  404: { type: "invalid_request_error", code: "model_not_found" },
  429: { type: "requests", code: "rate_limit_exceeded" },
};

/** platform.openai.com/docs/guides/error-codes */
export function openaiError(status: number, message: string, kind?: "key" | "credit"): ErrorAnswer {
  const named = TYPES[status] ?? { type: "server_error", code: null };
  const error = kind === "credit" ? { type: "insufficient_quota", code: "insufficient_quota" } : named;
  return { status, body: { error: { message, param: null, ...error } } };
}

export function bearerOf(headers: Record<string, string>): string | null {
  return /^Bearer (.+)$/.exec(headers["authorization"] ?? "")?.[1] ?? null;
}
