import type { LargeList } from "./large-list.ts";
import type { Loaded } from "./list-and-writes.ts";
import type { DatabaseKind } from "./options.ts";
import type { Scaling } from "./scaling.ts";
import type { Streams } from "./streams.ts";

export interface Measured {
  loads: Loaded[];
  streams: Streams | null;
  large: LargeList | null;
  scaling: Scaling | null;
}

interface Line {
  what: string;
  figures: string;
  goal: string;
  holds: boolean;
}

const GOALS: Record<string, { perSecond: number; p99: number }> = {
  list: { perSecond: 1000, p99: 100 },
  write: { perSecond: 500, p99: 100 },
};
const STREAM_GOAL = { p99: 500, memory: 400 };
const LARGE_GOAL = { ms: 150, bytes: 1_000_000 };
const LEAST_R2 = 0.99;

function loadLine({ name, kind, measured, floor }: Loaded): Line {
  const goal = GOALS[kind];
  if (!goal) throw new Error(`no goal for ${kind}`);
  const ratio = floor ? `, ${((measured.perSecond / floor.perSecond) * 100).toFixed(0)} % of bare Node` : "";
  return {
    what: name,
    figures: `${measured.perSecond.toFixed(0)}/s, p50 ${measured.p50} ms, p99 ${measured.p99} ms, ${measured.failed} failed${ratio}`,
    goal: `≥ ${goal.perSecond}/s, p99 ≤ ${goal.p99} ms`,
    holds: measured.perSecond >= goal.perSecond && measured.p99 <= goal.p99 && measured.failed === 0,
  };
}

function linesOf({ loads, streams, large, scaling }: Measured): Line[] {
  const lines = loads.map(loadLine);
  if (streams)
    lines.push({
      what: `${streams.readers} event streams`,
      figures: `p50 ${streams.p50.toFixed(0)} ms, p99 ${streams.p99.toFixed(0)} ms, worst ${streams.worst.toFixed(0)} ms, server at most ${streams.memory.toFixed(0)} MiB, ${streams.dropped} dropped`,
      goal: `p99 ≤ ${STREAM_GOAL.p99} ms, ≤ ${STREAM_GOAL.memory} MiB`,
      holds: streams.p99 <= STREAM_GOAL.p99 && streams.memory <= STREAM_GOAL.memory && streams.dropped === 0,
    });
  if (large)
    lines.push({
      what: `list of ${large.issues} bugs`,
      figures: `median ${large.median.toFixed(0)} ms, worst ${large.worst.toFixed(0)} ms, ${large.bytes} bytes compressed`,
      goal: `≤ ${LARGE_GOAL.ms} ms, ≤ ${LARGE_GOAL.bytes} bytes`,
      holds: large.median <= LARGE_GOAL.ms && large.bytes <= LARGE_GOAL.bytes,
    });
  if (scaling) {
    for (const { issues, list, details, create } of scaling.points)
      lines.push({
        what: `project of ${issues} bugs`,
        figures: `list ${list.toFixed(0)} ms, details ${details.toFixed(1)} ms, create ${create.toFixed(1)} ms`,
        goal: "",
        holds: true,
      });
    lines.push({
      what: "cost of a list by its length",
      figures: `${scaling.slope.toFixed(2)} ms for 1,000 bugs, r² = ${scaling.r2.toFixed(4)}`,
      goal: `a line: r² ≥ ${LEAST_R2}`,
      holds: scaling.r2 >= LEAST_R2,
    });
  }
  return lines;
}

/** A line for each figure beside its goal. */
export function renderReport(kind: DatabaseKind, measured: Measured): { text: string; holds: boolean } {
  const lines = linesOf(measured);
  const text = lines.map(({ what, figures, goal, holds }) => {
    const verdict = goal === "" ? "" : holds ? `  (goal ${goal}: holds)` : `  (goal ${goal}: MISSED)`;
    return `${kind.padEnd(9)} ${what.padEnd(28)} ${figures}${verdict}`;
  });
  return { text: text.join("\n"), holds: lines.every(({ holds }) => holds) };
}

/** The one database's throughput beside the other's. */
export function renderRatios(measured: Partial<Record<DatabaseKind, Measured>>): string {
  const { embedded, external } = measured;
  if (!embedded || !external) return "";
  return embedded.loads
    .map((load, index) => {
      const other = external.loads[index]?.measured.perSecond ?? 0;
      return `embedded / external, ${load.name}: ${(load.measured.perSecond / other).toFixed(2)}`;
    })
    .join("\n");
}
