import type { AgentEvent } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { mergeEvents } from "./merge-events.ts";

function started(seq: number, at: string): AgentEvent {
  return { seq, at, stage: "intake", type: "stage_started" };
}

test("events that came twice are kept once, in order", () => {
  const merged = mergeEvents(
    [started(0, "2026-01-01T00:00:00Z"), started(2, "2026-01-01T00:00:02Z")],
    [started(2, "2026-01-01T00:00:02Z"), started(1, "2026-01-01T00:00:01Z")],
  );

  expect(merged.map((event) => event.seq)).toEqual([0, 1, 2]);
});

test("a new run replaces the old one", () => {
  const old = [started(0, "2026-01-01T00:00:00Z"), started(1, "2026-01-01T00:00:01Z")];

  const merged = mergeEvents(old, [started(0, "2026-01-02T00:00:00Z")]);

  expect(merged.map((event) => event.at)).toEqual(["2026-01-02T00:00:00Z"]);
});
