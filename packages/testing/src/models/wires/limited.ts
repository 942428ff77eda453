import type { ErrorAnswer } from "../types.ts";

/** "Not now", in the manner of RFC 9110. */
export function limitedByHeader(error: ErrorAnswer, retryAfterSeconds: number | null): ErrorAnswer {
  return retryAfterSeconds === null ? error : { ...error, headers: { "retry-after": String(retryAfterSeconds) } };
}
