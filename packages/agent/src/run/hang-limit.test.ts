import { expect, test } from "vitest";
import { hangLimitMs } from "./hang-limit.ts";

test.each([
  ["three times a healthy run", 900, 10_000, 2700],
  ["no less than a second", 120, 10_000, 1000],
  ["what there is, where time is short", 900, 2000, 2000],
  ["never less than a healthy run takes on a busy machine", 900, 500, 1350],
  ["four seconds where nothing is known", null, 10_000, 4000],
])("a hang that was shown is waited for again: %s", (_, healthyMs, roomMs, limit) => {
  expect(hangLimitMs(healthyMs, roomMs)).toBe(limit);
});
