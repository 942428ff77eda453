import type { AgentEvent } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { foldTimeline } from "./timeline.ts";

const at = "2026-05-01T10:00:00Z";
const events: AgentEvent[] = [
  { seq: 0, at, stage: "intake", type: "stage_started" },
  { seq: 1, at, stage: "intake", type: "stage_finished", outcome: "passed", reason: "read", summary: "Read.", durationMs: 40 },
  { seq: 2, at, stage: "repair", type: "stage_started" },
  { seq: 3, at, stage: "repair", type: "progress", label: "candidates", done: 10, total: 200 },
  { seq: 4, at, stage: "repair", type: "progress", label: "candidates", done: 90, total: 200 },
  { seq: 5, at, stage: "repair", type: "log", level: "info", message: "Trying boundaries" },
];

test("while it runs the last started stage is current, and a counter replaces the one before it", () => {
  const timeline = foldTimeline(events, false);

  expect(timeline.current?.stage).toBe("repair");
  expect(timeline.current?.counters).toEqual([{ label: "candidates", done: 90, total: 200 }]);
  expect(timeline.stages.map((stage) => stage.status)).toEqual([
    "passed",
    "waiting",
    "waiting",
    "waiting",
    "waiting",
    "running",
    "waiting",
    "waiting",
  ]);
  expect(timeline.steps).toBe(1);
});

test("once it is over nothing is left running or waiting", () => {
  const timeline = foldTimeline(events, true);

  expect(timeline.current).toBeNull();
  expect(timeline.stages.find((stage) => stage.stage === "repair")?.status).toBe("failed");
  expect(timeline.stages.at(-1)?.status).toBe("skipped");
});

test("without events everything waits", () => {
  expect(foldTimeline([], true).stages.every((stage) => stage.status === "waiting")).toBe(true);
});
