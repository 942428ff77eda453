import { FixpointError } from "@fixpoint/contracts";

/**
 * - access_revoked: the vendor does not know the token (any more)
 * - access_denied: it knows the token, which may not do this
 * - not_at_vendor: what was asked for is not there
 * - rate_limited: to be tried again at `retryAt`, not before
 * - vendor_unavailable: the vendor, or the way to it, has trouble
 * - vendor_refused: the vendor does not take the request
 * - unreadable_answer: what answers does not speak the vendor's API
 */
export type VendorErrorCode =
  | "access_revoked"
  | "access_denied"
  | "not_at_vendor"
  | "rate_limited"
  | "vendor_unavailable"
  | "vendor_refused"
  | "unreadable_answer";

const HINTS: Record<VendorErrorCode, string> = {
  access_revoked: "Reconnect it on the integrations page.",
  access_denied: "Give the token the missing permission, or connect with another one.",
  not_at_vendor: "Check that it still exists and that the account may see it.",
  rate_limited: "It goes on by itself.",
  vendor_unavailable: "It is tried again by itself; check the vendor's status page if it lasts.",
  vendor_refused: "Try again; if it stays, check the integration's settings.",
  unreadable_answer: "Check the base URL.",
};

/** A call of a vendor's API that failed. Its words hold no address with a query and no header: tokens travel there. */
export class VendorError extends FixpointError {
  override name = "VendorError";
  declare readonly code: VendorErrorCode;
  /** Of the answer; null when there was none. */
  readonly status: number | null;
  /** Not before; null where the vendor did not say. */
  readonly retryAt: Date | null;

  constructor(
    code: VendorErrorCode,
    message: string,
    options: { status?: number; retryAt?: Date | null; /** In place of the code's own. */ hint?: string; cause?: unknown } = {},
  ) {
    super(code, message, { hint: options.hint ?? HINTS[code], cause: options.cause });
    this.status = options.status ?? null;
    this.retryAt = options.retryAt ?? null;
  }
}

export function isVendorError(error: unknown, code?: VendorErrorCode): error is VendorError {
  return error instanceof VendorError && (code === undefined || error.code === code);
}
