import type { AgentEvent } from "@fixpoint/contracts";

/** Shows a run's events on stderr; stdout stays free for the result. */
export interface Progress {
  onEvent(event: AgentEvent): void;
  /** Call once, when the run has ended. */
  finish(): Promise<void>;
}
