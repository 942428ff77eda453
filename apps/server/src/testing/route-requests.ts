import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { RouteSample, SamplePlace } from "./route-samples.ts";
import type { Tenant, TenantIds } from "./tenant.ts";
import type { TestServer } from "./test-server.ts";

export interface Answer {
  status: number;
  /** Headers and body, to be searched. */
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests assert on each value that they read
  json(): any;
}

export function placeOf(server: TestServer, tenant: Tenant, ids: Partial<TenantIds> = {}, state = ""): SamplePlace {
  const unique = state || randomBytes(6).toString("hex");
  return { ids: { ...tenant.ids, ...ids }, sha: tenant.sha, repository: server.repository, state: unique };
}

function urlOf(path: string, sample: RouteSample, place: SamplePlace): string {
  const others: Record<string, string> = { provider: "github", modelProvider: "anthropic", status: "done" };
  const filled = path
    .replaceAll(/:(\w+)/g, (_all, name: string) => place.ids[name as keyof TenantIds] ?? others[name] ?? `no-${name}`)
    .replace("*", "outputs/test.txt");
  const query = sample.query ? `?${new URLSearchParams(sample.query(place))}` : "";
  return `${filled}${query}`;
}

/** The ids that a request to the route names, wherever it names them. */
export function idsUsed(route: string, sample: RouteSample, place: SamplePlace): (keyof TenantIds)[] {
  const used = new Set<string>();
  const ids = new Proxy(place.ids, {
    get(target, name: string) {
      used.add(name);
      return target[name as keyof TenantIds];
    },
  });
  const watched = { ...place, ids };
  urlOf(route.replace(/^\w+ /, ""), sample, watched);
  sample.body?.(watched);
  return [...used].filter((name): name is keyof TenantIds => name in place.ids);
}

export async function send(
  server: TestServer,
  route: string,
  sample: RouteSample,
  place: SamplePlace,
  headers: Record<string, string>,
): Promise<Answer> {
  const [method = "", path = ""] = route.split(" ");
  const leaving = new AbortController();
  const body = sample.body?.(place);
  const response = await fetch(`${server.url}${urlOf(path, sample, place)}`, {
    method,
    redirect: "manual",
    signal: leaving.signal,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const isEndless = sample.isStream && response.status === 200;
  const text = isEndless ? "" : Buffer.from(await response.arrayBuffer()).toString("latin1");
  if (isEndless) leaving.abort();
  return { status: response.status, text: `${JSON.stringify([...response.headers])}\n${text}`, json: () => JSON.parse(text) };
}

/** Each id by itself that of another tenant, then of nothing; and all together. */
export function wrongPlaces(server: TestServer, route: string, sample: RouteSample, mine: Tenant, other: Tenant) {
  const used = idsUsed(route, sample, placeOf(server, mine));
  const foreign = used.map((name) => ({ what: `foreign ${name}`, place: placeOf(server, mine, { [name]: other.ids[name] }) }));
  const missing = used.map((name) => ({ what: `missing ${name}`, place: placeOf(server, mine, { [name]: "missing" }) }));
  const all = used.length > 1 ? [{ what: "all foreign", place: placeOf(server, mine, other.ids) }] : [];
  return [...foreign, ...missing, ...all];
}

/** What the route says that it answers in JSON. */
export function shapeOf(server: TestServer, route: string, status: number): z.ZodType | null {
  const found = server.app.routeTable.find(({ method, url }) => `${method} ${url}` === route)?.response ?? {};
  const shape = found[status] ?? found["default"];
  return shape instanceof z.ZodType && !(shape instanceof z.ZodNull) ? shape : null;
}
