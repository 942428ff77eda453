import { lookup, type LookupAddress } from "node:dns";
import { lookup as lookUp } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { FixpointError } from "@fixpoint/contracts";
import { Agent } from "undici";
import { isInternalAddress, isLinkLocalAddress } from "./internal-addresses.ts";

function refusal(host: string): FixpointError {
  return new FixpointError("internal_address", `${host} is an address of an internal network`, {
    hint: "List the host in FIXPOINT_INTERNAL_HOSTS if this server may call it.",
  });
}

function assertOpen(host: string, { address, family }: LookupAddress, mayBeInternal: boolean): void {
  if (isLinkLocalAddress(address, family)) throw refusal(host);
  if (!mayBeInternal && isInternalAddress(address, family)) throw refusal(host);
}

/** A literal address is dialled without a look-up, so it is judged here. Throws FixpointError `internal_address`. */
export function assertOpenLiteral(url: URL, mayBeInternal: boolean): void {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  if (family !== 0) assertOpen(host, { address: host, family }, mayBeInternal);
}

/** Judges the very address that is dialled: a name that changes its address between look and call gains nothing. */
function guardedLookup(mayCallInternal: (host: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      try {
        for (const address of addresses) assertOpen(host, address, mayCallInternal(host));
      } catch (refused) {
        return done(refused as NodeJS.ErrnoException, []);
      }
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      return done(null, first?.address ?? "", first?.family ?? 4);
    });
  };
}

export type VendorAgent = Agent;

/** Keeps connections open between calls, and dials no internal address but those that may be called. */
export function createGuardedAgent(mayCallInternal: (host: string) => boolean): VendorAgent {
  return new Agent({ connect: { lookup: guardedLookup(mayCallInternal) } });
}

/** For programs that dial by themselves: the address of a host, judged as the agent judges. */
export function createGuardedLookup(mayCallInternal: (host: string) => boolean): (host: string) => Promise<string> {
  return async (host) => {
    const addresses = await lookUp(host.replace(/^\[|\]$/g, ""), { all: true });
    for (const address of addresses) assertOpen(host, address, mayCallInternal(host));
    return addresses[0]?.address ?? "";
  };
}
