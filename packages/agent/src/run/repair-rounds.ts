import type { Documented } from "../documentation/index.ts";
import type { Environment } from "../stages/3-environment/index.ts";
import type { Admitted } from "../stages/4-reproduce/index.ts";
import type { Reach } from "../stages/5-localise/reach.ts";
import type { PutAside } from "../stages/6-repair/batch.ts";
import type { RepairSearch } from "../stages/6-repair/index.ts";
import { createBehaviours } from "../stages/7-validate/behaviours.ts";
import { createCopies } from "../stages/7-validate/copies.ts";
import { createSuiteScreen } from "../stages/7-validate/suite-screen.ts";
import type { CheckedCandidate } from "../stages/7-validate/check-candidate.ts";
import { createExampleMemory } from "../stages/7-validate/second-examples.ts";
import { lookAside, validate, type ValidateResult } from "../stages/7-validate/index.ts";
import { proposalsOf } from "../stages/7-validate/proposals.ts";
import type { Candidate } from "../types/candidate.ts";
import type { IssueFacts } from "../types/facts.ts";
import type { EventLog } from "./event-log.ts";
import type { StageContext, StageRunner } from "./stage-runner.ts";
import { readInside } from "./safe-files.ts";
import { end, type Ending, type RunState } from "./state.ts";

/** Each round costs a validation; what passes so late is seldom a fix. */
const MAX_ROUNDS = 50;
/** Where nothing passes there is nothing to look at: the search takes most of what gate V's time would have been, in so many parts. */
const MORE_PARTS = 2;
/** The search goes on so long after an edit that can only be proposed: a likelier one may be found, or one that does less harm. */
const PATIENCE_MS = 60_000;

interface Rounds {
  state: RunState;
  stages: StageRunner;
  environment: Environment;
  facts: IssueFacts;
  admitted: Admitted;
  baseFiles: ReadonlySet<string>;
  documented: Documented;
  reach: Reach;
  events: EventLog;
  seconds: () => number;
  /** Milliseconds until the run must end. */
  leftMs: () => number;
  /** What is counted in candidates does not depend on the clock. */
  isCounted: boolean;
}

/** Milliseconds that are kept for a look at what can only be proposed, and their part of what there was when the search began. */
const LOOK = { mostMs: 10_000, part: 0.2 };

/** A signal for what may still take `ms`. */
function within(context: StageContext, ms: number): StageContext {
  if (ms === Number.POSITIVE_INFINITY) return context;
  return { ...context, signal: AbortSignal.any([context.signal, AbortSignal.timeout(Math.max(1, Math.ceil(ms)))]) };
}

/** More are never looked at. */
const MOST_ASIDE = 200;

function likeliest(all: readonly PutAside[]): readonly PutAside[] {
  if (all.length <= MOST_ASIDE) return all;
  return all.toSorted((a, b) => b.candidate.score - a.candidate.score).slice(0, MOST_ASIDE);
}

/** Stages 6 and 7 in turn: while gate V refuses everything, the search goes on where it stopped. */
export async function repairInRounds(search: RepairSearch, rounds: Rounds): Promise<Ending> {
  const { state, stages, environment, facts, admitted, baseFiles, documented, reach, events, seconds, isCounted } = rounds;
  const screen = createSuiteScreen(environment);
  const memory = createExampleMemory();
  const behaviours = createBehaviours();
  const { adapter, profile, workspace } = environment;
  const sources = [...baseFiles].filter((file) => adapter.classifyPath(file, profile) === "source");
  const copies = createCopies(sources, (file) => readInside(workspace.root, file));
  const unproven: CheckedCandidate[] = [];
  let putAside: readonly PutAside[] = [];
  let postponed: readonly CheckedCandidate[] = [];
  let refused: Ending | null = null;
  let parts = 0;
  let until = Number.POSITIVE_INFINITY;
  const atFirstMs = rounds.leftMs();
  const isAllAside = (): boolean => unproven.length + postponed.length === 0 && putAside.length > 0;
  /** For the search; where something could be proposed, the end of the run is for a look at it. */
  const searchMs = (): number => {
    const patientMs = until - seconds() * 1000;
    if (isCounted || (postponed.length === 0 && !isAllAside())) return patientMs;
    return Math.min(patientMs, rounds.leftMs() - Math.min(atFirstMs * LOOK.part, LOOK.mostMs));
  };

  const request = () => ({
    environment,
    facts,
    admitted,
    baseFiles,
    documented,
    reach,
    events,
    screen,
    copies,
    telling: search.telling(),
    searched: search.totals(),
    memory,
    behaviours,
  });

  async function look(plausible: readonly Candidate[], isLast: boolean): Promise<ValidateResult> {
    const validated = await stages.run("validate", (context) =>
      validate({ ...request(), plausible, earlier: unproven, postponed, isLast }, context),
    );
    postponed = validated.postponed;
    state.attempts.push(...validated.attempts);
    unproven.push(...validated.unproven);
    putAside = likeliest([...putAside, ...validated.putAside]);
    state.proposals = proposalsOf(unproven, postponed);
    search.refuse(validated.refusals);
    state.lastSuite = validated.lastSuite ?? state.lastSuite;
    state.validated = validated.validated;
    if (validated.validated !== null) state.toFix = seconds();
    return validated;
  }

  /** Nothing was proven: what can only be proposed is looked at now, and where all was put aside that is shown. */
  async function finish(ending: Ending): Promise<Ending> {
    let last = ending;
    if (postponed.length > 0) {
      const looked = await look([], true);
      last = end(looked.end.reason === "out_of_time" ? ending.reason : looked.end.reason, looked.end.summary);
    }
    if (state.validated === null && isAllAside() && rounds.leftMs() > 0) {
      const { proposals } = await stages.run("validate", (context) => lookAside({ ...request(), putAside }, context));
      state.proposals = proposals;
    }
    return last;
  }

  for (let round = 1; ; round += 1) {
    const repaired = await stages.run("repair", (context) => search.next(within(context, searchMs())));
    state.repair = search.totals();
    state.attempts.push(...repaired.attempts);
    putAside = likeliest([...putAside, ...repaired.putAside]);
    if (repaired.plausible.length === 0) {
      const isCutOff = repaired.end.reason === "out_of_time" && !isCounted && until === Number.POSITIVE_INFINITY;
      if (isCutOff && parts < MORE_PARTS) {
        parts += 1;
        continue;
      }
      return finish(refused ?? end(repaired.end.reason, repaired.end.summary));
    }

    const validated = await look(repaired.plausible, isCounted);
    const ending = end(validated.end.reason, validated.end.summary);
    if (validated.validated !== null) return ending;
    refused = ending;
    if (unproven.length + postponed.length > 0 && !isCounted) until = Math.min(until, seconds() * 1000 + PATIENCE_MS);
    // What is unknown of the input stays so, whatever edit is tried next.
    const codes = [...validated.attempts.map(({ result }) => result), ...postponed.map(({ verdict }) => verdict.code)];
    if (codes.length > 0 && codes.every((code) => code === "value_unknown")) {
      const last = await finish(ending);
      if (state.validated !== null || facts.followUp?.kind !== "request") return last;
      return end(last.reason, `${last.summary} Say what the call should return, and a fix can be proven.`);
    }
    if (searchMs() <= 0 || repaired.exhausted || round === MAX_ROUNDS || validated.end.reason === "out_of_time")
      return finish(ending);
  }
}
