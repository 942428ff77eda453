import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBatcher } from "./batcher.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("flushes 500 ms after the first item, not after the last", () => {
  const flush = vi.fn();
  const batcher = createBatcher<number>({ delayMs: 500, size: 10, flush });

  batcher.add(1);
  vi.advanceTimersByTime(400);
  batcher.add(2);
  vi.advanceTimersByTime(100);

  expect(flush.mock.calls).toEqual([[[1, 2]]]);
});

test("flushes at once when the batch is full, and keeps the rest for the next", () => {
  const flush = vi.fn();
  const batcher = createBatcher<number>({ delayMs: 500, size: 10, flush });

  for (let item = 0; item < 11; item += 1) batcher.add(item);

  expect(flush).toHaveBeenCalledTimes(1);
  expect(flush.mock.calls[0]?.[0]).toHaveLength(10);
  vi.advanceTimersByTime(500);
  expect(flush).toHaveBeenCalledTimes(2);
});

test("nothing is flushed when nothing came", () => {
  const flush = vi.fn();
  const batcher = createBatcher<number>({ delayMs: 500, size: 10, flush });

  batcher.flushNow();
  vi.advanceTimersByTime(1000);

  expect(flush).not.toHaveBeenCalled();
});
