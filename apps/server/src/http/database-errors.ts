import type { Problem } from "@fixpoint/contracts";

type Answer = { status: number } & Omit<Problem, "requestId">;

const AWAY =
  /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|Connection terminated|terminating connection|connection timeout|timeout exceeded when trying to connect|the database system is/i;
const FULL = /ENOSPC|EROFS|No space left|could not extend file|read-only/i;

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

/** SQLSTATE of the driver's error, however deep it was wrapped. */
function sqlState(error: unknown): string | undefined {
  return causes(error)
    .map((cause) => (cause as { code?: unknown }).code)
    .find((code): code is string => typeof code === "string" && /^[0-9A-Z]{5}$/.test(code));
}

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
  const text = causes(error)
    .map((cause) => `${cause.message} ${(cause as NodeJS.ErrnoException).code ?? ""}`)
    .join(" ");
  if (!AWAY.test(text) && !FULL.test(text)) return null;
  return {
    status: 503,
    code: "storage_unavailable",
    title: "The database is not available",
    message: "Nothing was stored. Try again in a moment.",
  };
}
