import { z } from "zod";

/**
 * The one shape of every failed answer, at the top level of the body.
 * `title` is what a person reads first, `message` says what to do next,
 * `code` is stable for programs, `requestId` finds the log line.
 */
export const Problem = z.object({
  title: z.string(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
});
export type Problem = z.infer<typeof Problem>;

/** An error that a person caused or can mend: stable code, plain words, the cause kept. */
export class FixpointError extends Error {
  readonly code: string;
  /** What the person can do next, in one sentence. */
  readonly hint: string | undefined;

  constructor(code: string, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "FixpointError";
    this.code = code;
    this.hint = options.hint;
  }
}

/** Wrong input by the caller: arguments, path, revision, issue. The CLI exits 2, the server answers 4xx. */
export class InputError extends FixpointError {
  override name = "InputError";
}

/** The machinery failed, not the project: no sandbox, disk full, a tool that is missing. */
export class InfrastructureError extends FixpointError {
  override name = "InfrastructureError";
}
