import { InfrastructureError } from "@fixpoint/contracts";
import { createBubblewrapSandbox } from "./drivers/bubblewrap/index.ts";
import { createUnsafeSandbox } from "./drivers/none/index.ts";
import { DEFAULT_LIMITS, resolveLimits } from "./limits.ts";
import type { Limits, Sandbox } from "./types.ts";

export interface SandboxOptions {
  /** `auto` takes the safe driver of this machine; `none` protects nothing and is never chosen for you. */
  driver: "auto" | "bubblewrap" | "none";
  /** For commands that name no limits of their own. */
  limits?: Partial<Limits>;
  /** Hosts on private addresses that installs may reach when a request allows them, e.g. a company's registry. */
  privateHosts?: readonly string[];
}

/**
 * A sandbox whose protections were proved on this machine.
 * Rejects with InfrastructureError `no_safe_sandbox` when that fails; its hint is what a person can do.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const defaults = resolveLimits(DEFAULT_LIMITS, options.limits);
  if (options.driver === "none") return createUnsafeSandbox(defaults);
  const sandbox = createBubblewrapSandbox({ defaults, privateHosts: options.privateHosts ?? [] });
  const preflight = await sandbox.preflight();
  if (preflight.ok) return sandbox;
  const failed = preflight.checks.filter((check) => !check.ok).map((check) => check.detail);
  throw new InfrastructureError("no_safe_sandbox", `This machine has no safe sandbox: ${failed.join(" ")}`, {
    hint: preflight.remedy ?? undefined,
  });
}
