import { isVendorError } from "./vendor-error.ts";

/** The connection never came about, so that nothing was sent. */
const NEVER_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

function wasNeverSent(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(wasNeverSent);
  return error instanceof Error && (NEVER_SENT.has(codeOf(error)) || wasNeverSent(error.cause));
}

/** Whether a request may have had its effect all the same: it was sent, and no answer of the vendor's own came. */
export function isAnswerLost(error: unknown): boolean {
  if (isVendorError(error, "unreadable_answer")) return true;
  return isVendorError(error, "vendor_unavailable") && error.status === null && !wasNeverSent(error.cause);
}
