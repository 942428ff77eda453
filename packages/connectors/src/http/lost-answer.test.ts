import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchFor } from "../testing/patience.ts";
import { limitsByHeaders } from "./limits.ts";
import { isAnswerLost } from "./lost-answer.ts";

let url: string;
const server = createServer((request, response) => {
  if (request.url === "/cut") request.socket.destroy();
  else if (request.url === "/failing") response.writeHead(502).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Where nobody listens any more. */
async function closedAddress(): Promise<string> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  return `http://127.0.0.1:${port}/`;
}

function post(address: string): Promise<unknown> {
  const request = new Request(address, { method: "POST", body: "x" });
  return fetchFor(
    { provider: "slack", limits: limitsByHeaders({}) },
    { timeoutMs: 300 },
  )(request).catch((error: unknown) => error);
}

it("is an answer that was cut off or never came, and no other failure", async () => {
  expect(isAnswerLost(await post(`${url}/cut`))).toBe(true);
  expect(isAnswerLost(await post(`${url}/silent`))).toBe(true);
  expect(isAnswerLost(await post(`${url}/failing`))).toBe(false);
  expect(isAnswerLost(await post(await closedAddress()))).toBe(false);
  expect(isAnswerLost(await post("http://nowhere.invalid/"))).toBe(false);
});
