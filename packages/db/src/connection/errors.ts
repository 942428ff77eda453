/** Connections, resources (disk full, too many connections), a conflict to be repeated, the operator or the system stopping it. */
const UNAVAILABLE_CLASSES = ["08", "53", "40", "57", "58"];
const READ_ONLY = "25006";
/** Said by the driver, the system or PostgreSQL with another code: a file on a read-only disk is “insufficient privilege” there. */
const UNAVAILABLE =
  /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ENOSPC|EROFS|EIO|Connection terminated|not queryable|Client was closed|terminating connection|connection timeout|timeout exceeded when trying to connect|the database system is|No space left|could not extend file|read-only/i;

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

/** SQLSTATE of the driver's error, however deep it was wrapped. */
export function sqlState(error: unknown): string | undefined {
  return causes(error)
    .map((cause) => (cause as { code?: unknown }).code)
    .find((code): code is string => typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code));
}

/** Whether the same may succeed once the database is back, has space, or takes writes again; nothing was stored. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined && (state === READ_ONLY || UNAVAILABLE_CLASSES.includes(state.slice(0, 2)))) return true;
  return causes(error).some((cause) => UNAVAILABLE.test(`${cause.message} ${(cause as NodeJS.ErrnoException).code ?? ""}`));
}
