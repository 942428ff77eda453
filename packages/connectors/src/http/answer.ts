import type { z } from "zod";
import { VendorError, type VendorErrorCode } from "./vendor-error.ts";

function codeOf(status: number): VendorErrorCode {
  if (status === 401) return "access_revoked";
  if (status === 403) return "access_denied";
  if (status === 404 || status === 410) return "not_at_vendor";
  if (status === 429) return "rate_limited";
  return status >= 500 ? "vendor_unavailable" : "vendor_refused";
}

const WORDS: Record<VendorErrorCode, string> = {
  access_revoked: "does not accept the token",
  access_denied: "does not let this token do that",
  not_at_vendor: "has nothing there",
  rate_limited: "asks to wait",
  vendor_unavailable: "has trouble of its own",
  vendor_refused: "did not take the request",
  unreadable_answer: "gave an answer that is not its API's",
};

/** The error for an answer that is not a success. */
export function refusedBy(name: string, status: number, options: { code?: VendorErrorCode; cause?: unknown } = {}): VendorError {
  const code = options.code ?? codeOf(status);
  return new VendorError(code, `${name} ${WORDS[code]} (${status})`, { status, cause: options.cause });
}

/** Reads an answer's body as the vendor describes it. Throws VendorError `unreadable_answer`. */
export function readAnswer<S extends z.ZodType>(name: string, schema: S, body: unknown): z.output<S> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new VendorError("unreadable_answer", `${name} ${WORDS.unreadable_answer}`, { cause: read.error });
}
