import { BlockList, isIPv4, isIPv6 } from "node:net";

// Two lists: a list of both takes every IPv4 address for one in ::ffff:0:0/96.
const internal4 = new BlockList();
const internal6 = new BlockList();
for (const [address, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  internal4.addSubnet(address, prefix, "ipv4");
}
for (const [address, prefix] of [
  ["::", 127],
  ["64:ff9b:1::", 48],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const) {
  internal6.addSubnet(address, prefix, "ipv6");
}
/** Ranges that carry an IPv4 address: mapped, compatible, NAT64 and 6to4. Nothing that we fetch lives there. */
for (const [address, prefix] of [
  ["::ffff:0:0", 96],
  ["::", 96],
  ["64:ff9b::", 96],
  ["2002::", 16],
  ["2001::", 32],
] as const) {
  internal6.addSubnet(address, prefix, "ipv6");
}

/** False for loopback, private, link-local, shared and multicast addresses, and for what is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !internal4.check(address, "ipv4");
  if (isIPv6(address)) return !internal6.check(address, "ipv6");
  return false;
}
