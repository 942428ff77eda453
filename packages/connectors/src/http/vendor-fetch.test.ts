import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPatience } from "../testing/patience.ts";
import { createGuardedAgent } from "./guarded-agent.ts";
import { isInternalAddress, isLinkLocalAddress } from "./internal-addresses.ts";
import { limitsByHeaders } from "./limits.ts";
import { createVendorFetch } from "./vendor-fetch.ts";

const MOST_BYTES = 32 * 1024 * 1024;
let vendor: Server;
let port = 0;
let calls: string[] = [];

beforeAll(async () => {
  vendor = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    if (request.url === "/elsewhere") response.writeHead(302, { location: "http://127.0.0.1:9/" }).end();
    else if (request.url === "/renamed") response.writeHead(301, { location: "/user" }).end();
    else if (request.url === "/circle") response.writeHead(307, { location: "/circle" }).end();
    else if (request.url === "/large") response.end(Buffer.alloc(MOST_BYTES + 1));
    else if (request.url === "/trouble") response.writeHead(502).end();
    else if (request.url === "/later") response.writeHead(429, { "retry-after": "3600" }).end();
    else response.writeHead(200, { "x-oauth-scopes": "repo" }).end(JSON.stringify({ agent: request.headers["user-agent"] }));
  });
  await new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", resolve));
  port = (vendor.address() as AddressInfo).port;
});
afterAll(() => vendor.close());
beforeEach(() => {
  calls = [];
});

function ask(address: string, options: { mayBeInternal?: boolean; method?: string } = {}) {
  const { mayBeInternal = true, method = "GET" } = options;
  const mayCallInternal = () => mayBeInternal;
  const pauses = createPatience();
  const fetch = createVendorFetch({
    name: "GitHub",
    limits: limitsByHeaders({}),
    agent: createGuardedAgent(mayCallInternal),
    mayCallInternal,
    pauses,
  });
  return fetch(new Request(address, { method }));
}

const here = (path: string) => `http://127.0.0.1:${port}${path}`;

describe("where it calls", () => {
  it("is where it may, and it says who asks", async () => {
    const answer = await ask(here("/user"));

    expect([answer.status, await answer.json()]).toEqual([200, { agent: "fixpoint" }]);
    expect(answer.headers.get("x-oauth-scopes")).toBe("repo");
  });

  it.each([
    "http://127.0.0.1:PORT/",
    "http://localhost:PORT/",
    "http://[::1]:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/",
    "http://2130706433:PORT/",
    "http://0x7f.1:PORT/",
  ])("is not %s for a server that others share", async (address) => {
    await expect(ask(address.replace("PORT", String(port)), { mayBeInternal: false })).rejects.toMatchObject({
      code: "internal_address",
    });
    expect(calls).toEqual([]);
  });

  it("is never a link-local address, also where internal ones may be called", async () => {
    for (const address of ["http://169.254.169.254/latest/meta-data/", "http://[fe80::1]/"])
      await expect(ask(address)).rejects.toMatchObject({ code: "internal_address" });
  });

  it("follows what was renamed at the same vendor, not what leads elsewhere or in a circle", async () => {
    expect((await ask(here("/renamed"))).status).toBe(200);
    expect((await ask(here("/elsewhere"))).status).toBe(302);
    expect((await ask(here("/circle"))).status).toBe(307);
    expect(calls).toEqual(["GET /renamed", "GET /user", "GET /elsewhere", ...Array.from({ length: 4 }, () => "GET /circle")]);
  });
});

describe("what it makes of answers", () => {
  it("reads no endless one", async () => {
    await expect(ask(here("/large"))).rejects.toMatchObject({ code: "unreadable_answer" });
    expect(calls).toHaveLength(1);
  });

  it("asks again after trouble only what may be asked twice", async () => {
    expect((await ask(here("/trouble"))).status).toBe(502);
    expect((await ask(here("/trouble"), { method: "POST" })).status).toBe(502);
    expect(calls.filter((call) => call.startsWith("GET"))).toHaveLength(6);
    expect(calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
  });

  it("throws a wait that is too long to sit out, with its end", async () => {
    const refused: unknown = await ask(here("/later")).catch((error: unknown) => error);

    expect(refused).toMatchObject({ code: "rate_limited", status: 429, retryAt: expect.any(Date) });
    expect(calls).toHaveLength(1);
  });
});

it("knows internal addresses from others", () => {
  for (const address of ["10.1.2.3", "172.31.0.1", "192.168.1.1", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255"])
    expect([address, isInternalAddress(address, 4)]).toEqual([address, true]);
  for (const address of ["::", "::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::7f00:1"])
    expect([address, isInternalAddress(address, 6)]).toEqual([address, true]);
  for (const address of ["8.8.8.8", "140.82.121.4", "172.32.0.1"])
    expect([address, isInternalAddress(address, 4)]).toEqual([address, false]);
  expect(isInternalAddress("2606:50c0:8000::154", 6)).toBe(false);
  expect(isLinkLocalAddress("::ffff:169.254.169.254", 6)).toBe(true);
});
