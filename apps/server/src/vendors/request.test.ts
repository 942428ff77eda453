import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isInternalAddress, isLinkLocalAddress } from "@fixpoint/connectors";
import { askVendor } from "./request.ts";

let vendor: Server;
let port = 0;
let calls = 0;

beforeAll(async () => {
  vendor = createServer((request, response) => {
    calls += 1;
    if (request.url === "/moved") response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    else if (request.url === "/large") response.end("x".repeat(1024 * 1024 + 1));
    else response.writeHead(200, { "x-oauth-scopes": "repo" }).end(JSON.stringify({ agent: request.headers["user-agent"] }));
  });
  await new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", resolve));
  port = (vendor.address() as AddressInfo).port;
});
afterAll(() => vendor.close());

function ask(address: string, mayBeInternal: boolean) {
  return askVendor(new URL(address), {}, { mayBeInternal });
}

it("asks where it may, and says who asks", async () => {
  const answer = await ask(`http://127.0.0.1:${port}/user`, true);

  expect(answer).toMatchObject({ status: 200, text: '{"agent":"fixpoint"}' });
  expect(answer.headers["x-oauth-scopes"]).toBe("repo");
});

it.each([
  "http://127.0.0.1:PORT/",
  "http://localhost:PORT/",
  "http://[::1]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://2130706433:PORT/",
  "http://0x7f.1:PORT/",
])("does not call %s for a server that others share", async (address) => {
  const before = calls;

  await expect(ask(address.replace("PORT", String(port)), false)).rejects.toMatchObject({ code: "internal_address" });
  expect(calls).toBe(before);
});

it("never calls a link-local address, also where internal ones may be called", async () => {
  await expect(ask("http://169.254.169.254/latest/meta-data/", true)).rejects.toMatchObject({ code: "internal_address" });
  await expect(ask("http://[fe80::1]/", true)).rejects.toMatchObject({ code: "internal_address" });
});

it("follows no redirect and reads no endless answer", async () => {
  expect((await ask(`http://127.0.0.1:${port}/moved`, true)).status).toBe(302);
  await expect(ask(`http://127.0.0.1:${port}/large`, true)).rejects.toMatchObject({ code: "answer_too_large" });
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
