import { expect, test } from "vitest";
import type { TestRun } from "../types/tests.ts";
import { suiteMs } from "./replay.ts";

function baseline(partial: boolean, durationMs: number): Parameters<typeof suiteMs>[0] {
  return { partial, run: { durationMs } as TestRun };
}

test.each([
  ["a project without a suite", null, 600_000],
  ["a suite that came to its end", baseline(false, 1000), 600_000],
  ["a suite that hung", baseline(true, 40_000), 80_000],
  ["a suite that hung at once", baseline(true, 1000), 30_000],
  ["a suite that hung for long", baseline(true, 400_000), 600_000],
])("the replay waits for %s", (_, stored, wanted) => {
  expect(suiteMs(stored)).toBe(wanted);
});
