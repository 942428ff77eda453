import type { Problem } from "@fixpoint/contracts";
import { isUnavailable, sqlState } from "@fixpoint/db";

type Answer = { status: number } & Omit<Problem, "requestId">;

/** What two requests at once, text that is none, or a database that is away mean to whoever asked. */
export function answerOfDatabaseError(error: unknown): Answer | null {
  const state = sqlState(error);
  if (state === "23505")
    return {
      status: 409,
      code: "already_exists",
      title: "That exists already",
      message: "Somebody else stored the same meanwhile. Reload and look again.",
    };
  if (state === "23503")
    return {
      status: 404,
      code: "not_found",
      title: "That is gone",
      message: "What this belongs to was deleted meanwhile. Reload and look again.",
    };
  // A deadlock, or changes that cannot be put in any order.
  if (state === "40P01" || state === "40001")
    return {
      status: 409,
      code: "changed_meanwhile",
      title: "Somebody else changed that just now",
      message: "Nothing was stored. Try again.",
    };
  if (state?.startsWith("22"))
    return {
      status: 400,
      code: "invalid_input",
      title: "Check what you sent",
      message: "A value holds signs that cannot be stored, or a number that is too large.",
    };
  if (!isUnavailable(error)) return null;
  return {
    status: 503,
    code: "storage_unavailable",
    title: "The database is not available",
    message: "Nothing was stored. Try again in a moment.",
  };
}
