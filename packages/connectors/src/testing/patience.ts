import { createGuardedAgent } from "../http/guarded-agent.ts";
import type { Pauses } from "../http/pauses.ts";
import { createVendorFetch, type VendorFetch } from "../http/vendor-fetch.ts";
import type { VendorIdentity } from "../types/vendor-identity.ts";

/** Waits for nothing, and remembers what it would have waited for. */
export interface Patience extends Pauses {
  /** Milliseconds, in order. */
  waited: number[];
}

export function createPatience(): Patience {
  const waited: number[] = [];
  let passed = 0;
  return {
    waited,
    now: () => new Date(Date.now() + passed),
    async sleep(milliseconds, signal) {
      signal?.throwIfAborted();
      waited.push(milliseconds);
      passed += milliseconds;
    },
    random: () => 0.5,
  };
}

/** The way to a fake on this machine. */
export function fetchFor(
  vendor: Pick<VendorIdentity, "provider" | "limits">,
  options: { pauses?: Pauses; timeoutMs?: number; mostWaitMs?: number } = {},
): VendorFetch {
  const agent = createGuardedAgent(() => true);
  return createVendorFetch({ name: vendor.provider, limits: vendor.limits, agent, mayCallInternal: () => true, ...options });
}
