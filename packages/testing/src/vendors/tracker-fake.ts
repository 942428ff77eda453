import type { HostState } from "./host/host-state.ts";
import type { FakeIssue, FakeWebhook, TrackerState } from "./tracker-state.ts";
import type { FakeTokens } from "./tokens.ts";
import type { VendorServer } from "./vendor-server.ts";

/** A request to one of our webhook addresses, signed as the vendor signs. */
export interface FakeDelivery {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

export type FakeEventKind = "opened" | "changed" | "closed" | "commented";

/** A vendor on this machine that has given out access. */
export interface IdentityFake extends VendorServer {
  tokens: FakeTokens;
  /** What connects to it now. */
  credentials(): { accessToken: string; email?: string; apiKey?: string; installationId?: string; cloudId?: string };
}

/** A vendor with issues on this machine, which tests change as people would. */
export interface TrackerFake extends IdentityFake {
  state: TrackerState;
  /** As the vendor names them; of the state's numbers. */
  sourceId(number: number): string;
  issueId(number: number): string;
  /** The same `id` makes the same delivery again. */
  delivery(webhook: FakeWebhook, kind: FakeEventKind, issue: FakeIssue, id: string): FakeDelivery;
}

/** Requests are compared with the vendor's description where VENDOR_API_DIR names the folder, unless `checks` is false. */
export interface TrackerFakeOptions {
  checks?: boolean;
  state?: TrackerState;
}

/** With a `host` it is the repositories' place too. */
export interface HostFakeOptions extends TrackerFakeOptions {
  host?: HostState;
}

/** One page of a list, counted from `first`. */
export function pageOf<T>(items: readonly T[], page: number, size: number, first = 1): T[] {
  const start = (page - first) * size;
  return items.slice(start, start + size);
}

export function numberParam(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  return text === null ? otherwise : Number(text);
}
