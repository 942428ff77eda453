import type { ModelPurpose } from "@fixpoint/models";
import { readWithModel } from "./engines/model/intake.ts";
import type { ModelParts } from "./engines/model/repair.ts";
import { judgeInOrder } from "./engines/in-order.ts";
import { planEngines } from "./engines/plan.ts";
import type { RepairEngine } from "./engines/types.ts";
import { readFollowUp } from "./follow-up/read-follow-up.ts";
import { checkRunOptions } from "./run/check-options.ts";
import { defaultDeps } from "./run/default-deps.ts";
import { prepareBase } from "./run/environment-stage.ts";
import { notReproduced } from "./run/not-reproduced.ts";
import { repairInRounds } from "./run/repair-rounds.ts";
import { runToOutcome, type RunParts } from "./run/run-to-outcome.ts";
import { end, type Ending, type RunState } from "./run/state.ts";
import { readIssue } from "./stages/1-intake/index.ts";
import { judgeSuitability, isUnsuitable } from "./stages/2-suitability/index.ts";
import type { Environment } from "./stages/3-environment/index.ts";
import { reproduce } from "./stages/4-reproduce/index.ts";
import { localise, type RankSuspicious } from "./stages/5-localise/index.ts";
import { openRepairSearch } from "./stages/6-repair/index.ts";
import type { LanguageAdapter } from "./types/language.ts";
import type { RunOptions, RunOutcome } from "./types/run.ts";

/** What a run is made of; each can be given, for tests and for the model engine. */
export interface PipelineDeps {
  adapters: readonly LanguageAdapter[];
  /** In the order in which `auto` asks them. The built-in one is named `search`; with `models` that of the model is added. */
  engines: readonly RepairEngine[];
  rankSuspicious: RankSuspicious;
}

/** The gateway for one purpose; null where no model is wanted, set up or chosen for it. */
function modelFor({ engine, models }: RunOptions, { models: uses }: RunState): (purpose: ModelPurpose) => ModelParts | null {
  return (purpose) => (engine === "search" || !models?.choiceFor(purpose) ? null : { gateway: models, uses });
}

/** Where candidates are counted, a verdict must not depend on how many are judged at once, or how fast. */
function counted(environment: Environment): Environment {
  const { adapter } = environment;
  return { ...environment, adapter: { ...adapter, judge: judgeInOrder(adapter.judge) } };
}

/** Stages 1 to 7. */
async function runStages(options: RunOptions, deps: PipelineDeps, parts: RunParts): Promise<Ending> {
  const { state, events, stages, seconds, leftMs } = parts;
  const model = modelFor(options, state);
  const engines = planEngines(options, deps.engines, model("repair"));

  const read = await stages.run("intake", async ({ signal }) => {
    const byRules = readFollowUp(options.issue) ?? readIssue(options.issue);
    const reader = model("intake");
    return { ...byRules, more: reader === null ? byRules.facts : await readWithModel(reader, byRules.facts, events, signal) };
  });
  const facts = read.more;
  state.facts = facts;

  const suited = await stages.run("suitability", async () => {
    const byRules = judgeSuitability(read.facts);
    // Facts that were added may make an issue suitable, and never the other way.
    return isUnsuitable(byRules.suitability) && facts !== read.facts ? judgeSuitability(facts) : byRules;
  });
  state.suitability = suited.suitability;
  if (isUnsuitable(suited.suitability)) return end(suited.end.reason, suited.end.summary, { unsuitable: true });

  const base = await prepareBase(options, deps.adapters, parts);
  if (!("environment" in base)) return base;
  const { baseFiles } = base;
  const environment = options.budget === undefined ? base.environment : counted(base.environment);

  const reproduced = await stages.run("reproduce", (context) =>
    reproduce(
      { ...environment, facts, baseFiles, events, attempts: state.attempts, refused: state.refused, model: model("reproduce") },
      context,
    ),
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
    baseFiles,
    facts,
    admitted,
    documented: localised.documented,
    suspicious: localised.suspicious,
    brokenInvariants: localised.brokenInvariants,
    first: localised.first,
    nearTests: localised.nearTests,
    events,
    timeMs: leftMs(),
    budget: options.budget,
    signal: options.signal,
  });
  try {
    const isCounted = options.budget !== undefined;
    const { documented, reach } = localised;
    const parts = {
      state,
      stages,
      environment,
      facts,
      admitted,
      baseFiles,
      documented,
      reach,
      events,
      seconds,
      leftMs,
      isCounted,
    };
    return await repairInRounds(search, parts);
  } finally {
    state.repair = search.totals();
    await search.close();
  }
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
  return runToOutcome(options, (parts) => runStages(options, full, parts));
}
