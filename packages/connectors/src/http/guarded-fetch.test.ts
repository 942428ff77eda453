import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGuardedAgent } from "./guarded-agent.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";

let server: Server;
let port: number;
let asked = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    if (request.url === "/moved") return void response.writeHead(307, { location: "/" }).end();
    request.pipe(response.writeHead(200, { "x-key": request.headers.authorization ?? "" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

function guarded(mayBeInternal: boolean): typeof fetch {
  const mayCallInternal = () => mayBeInternal;
  return createGuardedFetch(createGuardedAgent(mayCallInternal), mayCallInternal);
}

it("sends as fetch does and streams what comes back", async () => {
  const answer = await guarded(true)(`http://localhost:${port}/`, {
    method: "POST",
    headers: { authorization: "Bearer x" },
    body: "hello",
  });

  expect([answer.status, answer.headers.get("x-key"), await answer.text()]).toEqual([200, "Bearer x", "hello"]);
});

it("dials no internal address, by number or by name", async () => {
  const before = asked;

  for (const host of ["127.0.0.1", "localhost", "[::1]", "0x7f.1"])
    await expect(guarded(false)(`http://${host}:${port}/`)).rejects.toMatchObject({ code: "internal_address" });

  expect(asked).toBe(before);
});

it("never dials where clouds keep credentials, whatever may be called", async () => {
  await expect(guarded(true)("http://169.254.169.254/")).rejects.toMatchObject({ code: "internal_address" });
});

it("follows no redirect", async () => {
  await expect(guarded(true)(`http://127.0.0.1:${port}/moved`)).rejects.toThrow("fetch failed");
});
