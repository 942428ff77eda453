import { BlockList } from "node:net";

const INTERNAL = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  INTERNAL.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["2002::", 16],
  ["fc00::", 7],
  ["ff00::", 8],
] as const)
  INTERNAL.addSubnet(network, prefix, "ipv6");

/** Where clouds keep the credentials of a machine: never anybody's vendor. */
const LINK_LOCAL = new BlockList();
LINK_LOCAL.addSubnet("169.254.0.0", 16, "ipv4");
LINK_LOCAL.addSubnet("fe80::", 10, "ipv6");

/** `family` as `node:net` says it: 4 or 6. An IPv6 notation of an IPv4 address is judged as that address. */
export function isInternalAddress(address: string, family: number): boolean {
  return INTERNAL.check(address, family === 6 ? "ipv6" : "ipv4");
}

export function isLinkLocalAddress(address: string, family: number): boolean {
  return LINK_LOCAL.check(address, family === 6 ? "ipv6" : "ipv4");
}
