import { InputError } from "@fixpoint/contracts";

const DRIVERS = ["auto", "bubblewrap", "none"] as const;

/** `FIXPOINT_SANDBOX`; `none` protects nothing and must be asked for by name. */
export function sandboxDriver(env: NodeJS.ProcessEnv = process.env): (typeof DRIVERS)[number] {
  const wanted = env["FIXPOINT_SANDBOX"] ?? "auto";
  const driver = DRIVERS.find((name) => name === wanted);
  if (!driver) throw new InputError("unknown_sandbox", `FIXPOINT_SANDBOX is “${wanted}”; use one of ${DRIVERS.join(", ")}.`);
  return driver;
}
