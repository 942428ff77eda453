import type { AgentEvent } from "@fixpoint/contracts";

/** Adds live events to those of a run: no doubles, in order; a new run (it counts from 0 again, later) replaces the old one. */
export function mergeEvents(known: readonly AgentEvent[], added: readonly AgentEvent[]): AgentEvent[] {
  let merged = new Map(known.map((event) => [event.seq, event]));
  for (const event of added) {
    const same = merged.get(event.seq);
    if (same && same.at < event.at && event.seq === 0) merged = new Map();
    merged.set(event.seq, event);
  }
  return [...merged.values()].sort((one, other) => one.seq - other.seq);
}
