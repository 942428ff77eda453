import { isIP } from "node:net";
import { InputError } from "@fixpoint/contracts";

/** `host:port` pairs, lower case. */
export type AllowList = ReadonlySet<string>;

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Reads `host`, `host:port` or an `https://` URL; the port is 443 where none is given. Throws InputError `invalid_allowed_host`. */
export function parseAllowedHost(text: string): string {
  const target = parseTarget(text.includes("://") ? readHttpsUrl(text) : text);
  if (target === null) throw new InputError("invalid_allowed_host", `Not a host that can be allowed: ${text}`);
  return target;
}

function readHttpsUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === "https:" ? url.host : "";
}

/** `host[:port]` in one spelling, or null. Addresses in brackets are IPv6. */
export function parseTarget(text: string): string | null {
  const [, bracketed, plain, digits] = text.toLowerCase().match(/^(?:\[([0-9a-f:.]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/) ?? [];
  const host = bracketed ?? plain?.replace(/\.$/, "");
  const port = Number(digits ?? 443);
  if (host === undefined || port < 1 || port > 65_535) return null;
  if (bracketed !== undefined ? isIP(host) !== 6 : !HOST.test(host)) return null;
  return bracketed !== undefined ? `[${host}]:${port}` : `${host}:${port}`;
}

export function parseAllowList(hosts: readonly string[]): AllowList {
  return new Set(hosts.map(parseAllowedHost));
}
