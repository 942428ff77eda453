import { FixpointError } from "@fixpoint/contracts";

/** An answer other than success, with all that the browser shows. */
export class HttpProblem extends FixpointError {
  override name = "HttpProblem";
  readonly status: number;
  readonly title: string;

  constructor(status: number, code: string, title: string, message: string, cause?: unknown) {
    super(code, message, { cause });
    this.status = status;
    this.title = title;
  }
}

export function notFound(what: string): HttpProblem {
  return new HttpProblem(
    404,
    "not_found",
    `${what} not found`,
    `There is no such ${what.toLowerCase()} here, or you have no access to it.`,
  );
}

export function conflict(code: string, title: string, message: string): HttpProblem {
  return new HttpProblem(409, code, title, message);
}

/** `hadSession`: there was one, and it has ended. */
export function unauthorized(hadSession = false): HttpProblem {
  return new HttpProblem(401, "unauthorized", hadSession ? "Session expired!" : "Not signed in", "Sign in to go on.");
}

export function forbidden(message: string): HttpProblem {
  return new HttpProblem(403, "forbidden", "Not allowed", message);
}
