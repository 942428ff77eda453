import { PassThrough } from "node:stream";
import type { ServerResponse } from "node:http";
import type { Db } from "@fixpoint/db";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LiveHub } from "./hub.ts";
import { HEARTBEAT_MS, serveStream } from "./stream.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(mayGoOn: () => Promise<boolean>) {
  const response = new PassThrough().resume();
  const unsubscribe = vi.fn<() => void>();
  const hub = { subscribe: () => unsubscribe, newestId: async () => 1 } as unknown as LiveHub;
  await serveStream({
    response: response as unknown as ServerResponse,
    hub,
    db: {} as Db,
    organizationId: "o",
    mayGoOn,
    lastEventId: undefined,
    onSlow: () => {},
  });
  return { response, unsubscribe };
}

it("ends within a minute for somebody who may read no more", async () => {
  const { response, unsubscribe } = await open(async () => false);

  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 3);
  const before = response.destroyed;
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);

  expect([before, response.destroyed]).toEqual([false, true]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it("goes on while that cannot be told", async () => {
  const { response } = await open(() => Promise.reject(new Error("The database is away")));

  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 20);

  expect(response.destroyed).toBe(false);
});
