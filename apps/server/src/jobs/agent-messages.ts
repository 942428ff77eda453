import type { RunOptions, RunOutcome } from "@fixpoint/agent";
import type { AgentEvent } from "@fixpoint/contracts";

/** What the agent's own process is asked to do; all of it can be sent as JSON. */
export interface AgentRequest {
  options: Pick<RunOptions, "repository" | "base" | "issue" | "engine" | "timeoutMs" | "jobs" | "outDir" | "cacheDir">;
  sandbox: "auto" | "bubblewrap" | "none";
}

export type AgentMessage =
  | { type: "event"; event: AgentEvent }
  | { type: "outcome"; outcome: RunOutcome }
  /** `kind` tells wrong input and a broken machine apart from a defect of ours. */
  | { type: "failure"; kind: "input" | "infrastructure" | "crash"; code: string; message: string; hint: string | null };
