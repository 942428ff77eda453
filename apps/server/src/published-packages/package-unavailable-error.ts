/** `network`: could not be reached; `version`: not there in this version; `integrity`: other bytes than expected; `tool`: a command of the machine is missing. */
export type PackageUnavailableReason = "network" | "version" | "integrity" | "tool";

/** A published package cannot be had on this machine. The message says why, for the log and the user. */
export class PackageUnavailableError extends Error {
  override readonly name = "PackageUnavailableError";
  readonly package: string;
  readonly reason: PackageUnavailableReason;

  constructor(packageName: string, reason: PackageUnavailableReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.package = packageName;
    this.reason = reason;
  }
}
