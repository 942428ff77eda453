import { InfrastructureError, InputError } from "@fixpoint/contracts";
import type { RepairEngine } from "./engines/types.ts";
import { createBudget } from "./run/budget.ts";
import { createEventLog, type EventLog } from "./run/event-log.ts";
import { observeSandbox } from "./run/observe-sandbox.ts";
import { buildOutcome } from "./run/outcome.ts";
import { createStageRunner, type StageRunner } from "./run/stage-runner.ts";
import { readFollowUp } from "./follow-up/read-follow-up.ts";
import { repairInRounds } from "./run/repair-rounds.ts";
import { emptyState, end, type Ending, type RunState } from "./run/state.ts";
import { readIssue } from "./stages/1-intake/index.ts";
import { judgeSuitability, isUnsuitable } from "./stages/2-suitability/index.ts";
import { makePrivateCopy } from "./stages/3-environment/copy.ts";
import { prepareEnvironment } from "./stages/3-environment/index.ts";
import { reproduce } from "./stages/4-reproduce/index.ts";
import { localise, type RankSuspicious } from "./stages/5-localise/index.ts";
import { openRepairSearch } from "./stages/6-repair/index.ts";
import { prepareDelivery } from "./stages/8-publish/index.ts";
import { checkRunOptions } from "./run/check-options.ts";
import { defaultDeps } from "./run/default-deps.ts";
import type { LanguageAdapter } from "./types/language.ts";
import type { RunOptions, RunOutcome } from "./types/run.ts";

/** What a run is made of; each can be given, for tests and for the model engine. */
export interface PipelineDeps {
  adapters: readonly LanguageAdapter[];
  /** In the order in which `auto` asks them. The built-in one is named `search`. */
  engines: readonly RepairEngine[];
  rankSuspicious: RankSuspicious;
}

function chooseEngines(wanted: RunOptions["engine"], engines: readonly RepairEngine[]): readonly RepairEngine[] {
  if (wanted === "auto") return engines;
  const chosen = engines.filter((engine) => (engine.name === "search") === (wanted === "search"));
  if (chosen.length > 0) return chosen;
  throw new InputError("engine_unavailable", `The ${wanted} engine is not set up.`, {
    hint: "Set a model up, or use the search engine.",
  });
}

/** Where nothing could run because the installation failed, that is the project's error and no verdict on the bug. */
function notReproduced(state: RunState, reason: string, summary: string): Ending {
  const install = state.environment?.install;
  const installFailed = install?.status === "failed";
  const ran = state.attempts.filter((attempt) => attempt.stage === "reproduce");
  const nothingRan =
    ran.length > 0 &&
    ran.every((attempt) => attempt.result === "import_error" || attempt.result === "crash" || attempt.result === "no_tests");
  if (installFailed && nothingRan && install?.timedOut === true) {
    return end("install_out_of_time", "The dependencies could not be installed in time, and without them no test can run.", {
      error: "infrastructure",
    });
  }
  if (installFailed && nothingRan) {
    return end("install_failed", "The project's dependencies could not be installed, and without them no test can run.", {
      error: "project",
    });
  }
  return end(reason, summary);
}

/** Stages 1 to 7. Fills `state` as it goes, so that whatever stops it leaves what was found. */
async function runStages(
  options: RunOptions,
  deps: PipelineDeps,
  state: RunState,
  events: EventLog,
  stages: StageRunner,
  sandbox: RunOptions["sandbox"],
  seconds: () => number,
  leftMs: () => number,
): Promise<Ending> {
  const engines = chooseEngines(options.engine, deps.engines);

  const { facts } = await stages.run("intake", async () => readFollowUp(options.issue) ?? readIssue(options.issue));
  state.facts = facts;

  const suited = await stages.run("suitability", async () => judgeSuitability(facts));
  state.suitability = suited.suitability;
  if (isUnsuitable(suited.suitability)) return end(suited.end.reason, suited.end.summary, { unsuitable: true });

  const {
    environment,
    end: environmentEnd,
    baseFiles,
  } = await stages.run("environment", async (context) => {
    const copy = await makePrivateCopy(options.repository, { base: options.base, signal: context.signal });
    state.copy = copy;
    const files = new Set(await copy.listFiles());
    const prepared = await prepareEnvironment(
      { copy, adapters: deps.adapters, sandbox, cacheDir: options.cacheDir, signal: options.signal, jobs: options.jobs, events },
      context,
    );
    return { ...prepared, baseFiles: files };
  });
  if (environment === null) return end(environmentEnd.reason, environmentEnd.summary, { error: "project" });
  state.environment = environment;

  const reproduced = await stages.run("reproduce", (context) =>
    reproduce({ ...environment, facts, baseFiles, events, attempts: state.attempts, refused: state.refused }, context),
  );
  const { admitted } = reproduced;
  if (admitted === null) return notReproduced(state, reproduced.end.reason, reproduced.end.summary);
  state.admitted = admitted;
  state.toReproduction = seconds();

  const localised = await stages.run("localise", (context) =>
    localise(environment, facts, admitted, deps.rankSuspicious, context),
  );
  state.suspicious = localised.suspicious;
  if (localised.suspicious.length === 0) return end(localised.end.reason, localised.end.summary);

  const search = openRepairSearch({
    engines,
    environment,
    facts,
    admitted,
    suspicious: localised.suspicious,
    events,
    timeMs: leftMs(),
    signal: options.signal,
  });
  try {
    return await repairInRounds(search, { state, stages, environment, facts, admitted, baseFiles, events, seconds });
  } finally {
    state.repair = search.totals();
    await search.close();
  }
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

/**
 * From an issue to a proven fix. Always returns an outcome; rejects with InputError for a
 * wrong repository, revision, issue or engine, and with the signal's reason on abort.
 * The repository is only read; all work happens on a private copy that is removed at the end.
 */
export async function runPipeline(options: RunOptions, deps: Partial<PipelineDeps> = {}): Promise<RunOutcome> {
  checkRunOptions(options);
  options.signal.throwIfAborted();
  const full: PipelineDeps = { ...(await defaultDeps(deps)), ...deps };
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
      ending = await runStages(options, full, state, events, stages, sandbox, seconds, budget.leftMs);
    } catch (error) {
      ending = endingFor(error, options.signal);
    }
    options.signal.throwIfAborted();
    const outcome = buildOutcome(state, ending, {
      engine: state.repair === null ? null : options.engine,
      sandbox: options.sandbox,
      totalSeconds: seconds(),
      byStage: stages.timings(),
      peakMemoryBytes: sandbox.peakMemoryBytes(),
      outDir: options.outDir,
    });
    return await prepareDelivery(outcome, state, options, stages, now);
  } finally {
    await state.copy?.dispose();
  }
}
