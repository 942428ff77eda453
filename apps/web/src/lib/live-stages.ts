import type { AgentEvent, Stage } from "@fixpoint/contracts";
import { useSyncExternalStore } from "react";

export interface LiveStage {
  stage: Stage;
  /** Milliseconds since 1970 when the stage began, by the server's clock. */
  since: number;
}

const stages = new Map<string, LiveStage>();
const listeners = new Set<() => void>();

/** Notes where the agent is with each bug, so that a row of the list can say it without loading the run. */
export function noteStages(entries: readonly { issueId: string; event: AgentEvent }[]): void {
  for (const { issueId, event } of entries) {
    if (event.type === "stage_started") stages.set(issueId, { stage: event.stage, since: Date.parse(event.at) });
    else if (!stages.has(issueId)) stages.set(issueId, { stage: event.stage, since: Date.parse(event.at) });
  }
  for (const listener of listeners) listener();
}

export function forgetStage(issueId: string): void {
  if (stages.delete(issueId)) for (const listener of listeners) listener();
}

export function useLiveStage(issueId: string): LiveStage | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => stages.get(issueId),
  );
}
