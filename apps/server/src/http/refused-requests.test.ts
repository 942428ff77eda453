import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Problem } from "@fixpoint/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
});
afterAll(async () => {
  await server.stop();
});

/** As written, without what `fetch` mends. */
async function get(path: string, headers: Record<string, string> = {}) {
  const sent = request(new URL(server.url), { path, headers, agent: false }).end();
  const [response] = await once(sent, "response");
  const body: unknown = JSON.parse(await text(response));
  return { status: response.statusCode, type: response.headers["content-type"], body };
}

describe("a request that no route sees", () => {
  it.each([
    ["an id that is too long", `/api/v1/auth/${"x".repeat(2000)}`, {}, 414, "too_long"],
    ["an address that is no text", "/api/v1/organizations/%E0%A4%A/users", {}, 400, "bad_address"],
    ["headers that are too large", "/api/v1/public-settings", { "x-long": "x".repeat(20_000) }, 431, "headers_too_large"],
    ["an expectation that nobody knows", "/api/v1/public-settings", { expect: "wonders" }, 417, "unknown_expectation"],
  ])("for %s is answered with a problem", async (_what, path, headers, status, code) => {
    const answer = await get(path, headers as Record<string, string>);

    expect([answer.status, answer.type]).toEqual([status, expect.stringContaining("application/json")]);
    expect(Problem.parse(answer.body).code).toBe(code);
  });

  it("because it is no HTTP is answered with a problem, and the connection ends", async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.end("nonsense\r\n\r\n");

    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");

    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(head).toMatch(/^connection: close$/im);
    expect(Problem.parse(JSON.parse(body)).code).toBe("bad_request");
  });

  it("still has the answer to what was written before it", async () => {
    expect((await get("/healthz", { expect: "100-continue" })).status).toBe(200);
  });
});
