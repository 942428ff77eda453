/** `network`: could not be reached; `version`: not there in this version; `integrity`: other bytes than expected; `tool`: a command of the machine is missing. */
export type DemoUnavailableReason = "network" | "version" | "integrity" | "tool";

/** A demo project cannot be had on this machine. The message says why, for the log and the user. */
export class DemoUnavailableError extends Error {
  override readonly name = "DemoUnavailableError";
  readonly project: string;
  readonly reason: DemoUnavailableReason;

  constructor(project: string, reason: DemoUnavailableReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.project = project;
    this.reason = reason;
  }
}
