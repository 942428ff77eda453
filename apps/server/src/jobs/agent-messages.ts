import type { FixVerdict, RunOptions, RunOutcome, VerifyFixRequest } from "@fixpoint/agent";
import type { AgentEvent } from "@fixpoint/contracts";
import type { ModelChoices, ModelQuestion } from "./model-messages.ts";

type Sandboxing = "auto" | "bubblewrap" | "none";

/** A bug, or what is asked of an open fix. */
export interface RunRequest {
  kind: "run";
  options: Pick<RunOptions, "repository" | "base" | "issue" | "engine" | "timeoutMs" | "jobs" | "outDir" | "cacheDir">;
  sandbox: Sandboxing;
  /** Added by the runner, where models may be asked. */
  models?: ModelChoices;
}

/** A patch that is there already, against the gates. */
export interface VerifyRequest {
  kind: "verify";
  options: Pick<
    VerifyFixRequest,
    "repository" | "base" | "patch" | "evidenceDir" | "description" | "timeoutMs" | "jobs" | "outDir" | "cacheDir"
  >;
  sandbox: Sandboxing;
}

/** What the agent's own process is asked to do; all of it can be sent as JSON. */
export type AgentRequest = RunRequest | VerifyRequest;
export type AnswerTo<R extends AgentRequest> = R extends RunRequest ? RunOutcome : FixVerdict;

export type AgentMessage =
  | { type: "event"; event: AgentEvent }
  | ModelQuestion
  | { type: "outcome"; outcome: RunOutcome | FixVerdict }
  /** `kind` tells wrong input and a broken machine apart from a defect of ours. */
  | { type: "failure"; kind: "input" | "infrastructure" | "crash"; code: string; message: string; hint: string | null };
