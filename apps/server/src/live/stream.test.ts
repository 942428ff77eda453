import { PassThrough } from "node:stream";
import type { ServerResponse } from "node:http";
import type { Db } from "@fixpoint/db";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Frame } from "./frames.ts";
import type { LiveHub, Subscriber } from "./hub.ts";
import { HEARTBEAT_MS, serveStream } from "./stream.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** `early` comes while the stream still asks where it stands. */
async function open(mayGoOn: () => Promise<boolean>, early: Frame[] = []) {
  const response = new PassThrough({ highWaterMark: 64 * 1024 * 1024 });
  const unsubscribe = vi.fn<() => void>();
  let subscriber: Subscriber | null = null;
  const hub = {
    subscribe(_organizationId: string, fresh: Subscriber) {
      subscriber = fresh;
      return unsubscribe;
    },
    async newestId() {
      for (const frame of early) subscriber?.send(frame);
      return 1;
    },
  } as unknown as LiveHub;
  await serveStream({
    response: response as unknown as ServerResponse,
    hub,
    db: {} as Db,
    organizationId: "o",
    mayGoOn,
    lastEventId: undefined,
    onSlow: () => {},
  });
  const written = () => String(response.read() ?? "");
  return { response, unsubscribe, written };
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

it("stands for what came early and was too much with one resync, instead of dropping the reader", async () => {
  const frames = Array.from({ length: 60 }, (_, index) => ({
    id: index + 2,
    bytes: Buffer.from(`id: ${index + 2}\n${"x".repeat(40_000)}\n\n`),
  }));

  const { response, written } = await open(async () => true, frames);
  const ids = [...written().matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  const [hello, resync, ...rest] = ids;

  expect(response.destroyed).toBe(false);
  expect(hello).toBe(1);
  expect(resync).toBeGreaterThan(2);
  expect(rest).toEqual(frames.map(({ id }) => id).filter((id) => id > (resync ?? 0)));
});
