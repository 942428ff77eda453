import { InfrastructureError, InputError } from "@fixpoint/contracts";
import { prepareDelivery } from "../stages/8-publish/index.ts";
import type { RunOptions, RunOutcome } from "../types/run.ts";
import { createBudget } from "./budget.ts";
import { createEventLog, type EventLog } from "./event-log.ts";
import { observeSandbox, type ObservedSandbox } from "./observe-sandbox.ts";
import { buildOutcome } from "./outcome.ts";
import { createStageRunner, type StageRunner } from "./stage-runner.ts";
import { emptyState, end, type Ending, type RunState } from "./state.ts";

/** What the stages of a run share. */
export interface RunParts {
  /** Filled as they go, so that whatever stops them leaves what was found. */
  state: RunState;
  events: EventLog;
  stages: StageRunner;
  sandbox: ObservedSandbox;
  /** Since the start. */
  seconds(): number;
  leftMs(): number;
}

/** What an error means for the run; input errors and aborts are the caller's and pass through. */
function endingFor(error: unknown, signal: AbortSignal): Ending {
  if (signal.aborted) throw signal.reason;
  if (error instanceof InputError) throw error;
  if (error instanceof InfrastructureError)
    return end(error.code, error.hint === undefined ? error.message : `${error.message} ${error.hint}`, {
      error: "infrastructure",
    });
  if (error instanceof DOMException && error.name === "TimeoutError") return end("out_of_time", error.message);
  const message = error instanceof Error ? error.message : String(error);
  return end("internal_error", `The run failed: ${message.slice(0, 400)}`, { error: "infrastructure" });
}

/** Runs stages within the time of the run and turns what they found into an outcome with its bundle, however they end. */
export async function runToOutcome(options: RunOptions, work: (parts: RunParts) => Promise<Ending>): Promise<RunOutcome> {
  const now = options.now ?? (() => new Date());
  const events = createEventLog(options.onEvent, now);
  const budget = createBudget(options.timeoutMs);
  const stages = createStageRunner(events, budget, options.signal);
  const sandbox = observeSandbox(options.sandbox, events);
  const state = emptyState();
  const seconds = (): number => budget.elapsedMs() / 1000;
  try {
    let ending: Ending;
    try {
      ending = await work({ state, events, stages, sandbox, seconds, leftMs: budget.leftMs });
    } catch (error) {
      ending = endingFor(error, options.signal);
    }
    options.signal.throwIfAborted();
    const outcome = buildOutcome(state, ending, {
      engine: state.repair === null ? null : options.engine,
      sandbox: options.sandbox,
      totalSeconds: seconds(),
      byStage: stages.timings(),
      // A measure of the machine, as time is; counted runs are the same on any.
      peakMemoryBytes: options.budget === undefined ? sandbox.peakMemoryBytes() : null,
      outDir: options.outDir,
    });
    return await prepareDelivery(outcome, state, options, stages, now);
  } finally {
    await state.environment?.types.close();
    await state.copy?.dispose();
  }
}
