import type { Attempt, SuspiciousLine } from "@fixpoint/contracts";
import type { Documented } from "../../documentation/index.ts";
import type { RepairEngine, RepairRequest } from "../../engines/types.ts";
import type { EventLog } from "../../run/event-log.ts";
import type { StageContext, StageEnd } from "../../run/stage-runner.ts";
import type { Candidate, Judged } from "../../types/candidate.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { BrokenInvariant } from "../../types/language.ts";
import type { GreenTests } from "../../types/tests.ts";
import type { Environment } from "../3-environment/index.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import { createAtOnce, type AtOnce } from "./at-once.ts";
import { createBatch, type Batch, type Objection, type PutAside } from "./batch.ts";
import { openDocumentJudge } from "./document-judge.ts";
import { openExampleJudge } from "./example-judge.ts";
import { openSuiteJudge } from "./suite-judge.ts";

export interface RepairResult {
  end: StageEnd;
  /** Pass the reproduction, best first; gate V has not seen them. */
  plausible: Candidate[];
  /** Pass the reproduction, and were refused by what else the issue or the project says. */
  putAside: PutAside[];
  /** Nothing more will come. */
  exhausted: boolean;
  attempts: Attempt[];
}

/** Of edits, over all parts of the search. */
export interface SearchTotals {
  tried: number;
  /** Those that were tried, and likelier ones that were left out: see `leftOut` of candidates. */
  considered: number;
  /** Pass the reproduction. */
  plausible: number;
  /** Of these, those that nothing else known speaks against, no other example, no test, no type checker: their places among those considered. */
  survivors: readonly number[];
  /** Suspicious lines, each of which may be wrong. */
  lines: number;
  seconds: number;
}

/** Engines in turn, taken up again where they stopped: what gate V refuses is no reason to begin anew. */
export interface RepairSearch {
  /** Searches on until there are some plausible candidates, until nothing is left, or until the stage's time is over. */
  next(context: StageContext): Promise<RepairResult>;
  /** Tells what gate V said of candidates that passed, for engines that can learn from it. */
  refuse(refusals: readonly Refusal[]): void;
  totals(): SearchTotals;
  /** Code of second examples that refused an edit which passes the reproduction. */
  telling(): ReadonlySet<string>;
  close(): Promise<void>;
}

export interface Refusal {
  candidateId: string;
  /** In words. */
  detail: string;
  /** See `doesHarm` of gate V. */
  doesHarm: boolean;
}

export interface RepairSearchOptions {
  engines: readonly RepairEngine[];
  environment: Environment;
  baseFiles: ReadonlySet<string>;
  facts: IssueFacts;
  admitted: Admitted;
  /** What the documentation shows: an edit that breaks it is not worth gate V's time. */
  documented?: Documented;
  suspicious: SuspiciousLine[];
  brokenInvariants?: readonly BrokenInvariant[];
  /** Tried before what rules make: what the issue proposes, what the commit that brought the bug changed, taken back. */
  first?: readonly Candidate[];
  /** Tests that edits must not break, asked before gate V has to run the whole suite for each. */
  nearTests: readonly GreenTests[];
  events: EventLog;
  /** Milliseconds for the whole search, pauses included. */
  timeMs: number;
  /** Candidates that may be judged in all; absent where time is what counts. */
  budget?: { candidates: number };
  signal: AbortSignal;
}

/** Edits that pass, of which is asked what speaks against them while others are judged. */
const MOST_ASKED_OF = 8;

const DOES_HARM: Readonly<Record<Objection, boolean>> = {
  "breaks tests": true,
  "contradicts another example": true,
  "breaks what is documented": true,
  "has type errors": false,
};

const ENDED = Symbol("ended");
const LATER = Symbol("later");

/** Stage 6. Nothing runs before the first `next`; `close` must be called. */
export function openRepairSearch(options: RepairSearchOptions): RepairSearch {
  const { engines, events, budget } = options;
  const closing = new AbortController();
  const signal = AbortSignal.any([options.signal, closing.signal]);
  const waiting = [...engines];
  const refusals = new Map<string, string>();
  const harmful = new Set<string>();
  const suite = openSuiteJudge({ ...options, tests: options.nearTests, signal });
  const documents = openDocumentJudge({ ...options, test: options.admitted.test, signal });
  const examples = openExampleJudge({ ...options, test: options.admitted.test, signal });
  /** `next`: asked for and not there when the time of a part was over; the next part takes it. */
  let current: { engine: RepairEngine; verdicts: AsyncIterator<Judged>; next?: Promise<IteratorResult<Judged>> } | null = null;
  let tried = 0;
  let leftOut = 0;
  let plausible = 0;
  const survivors: number[] = [];
  let seconds = 0;

  function start(engine: RepairEngine): AsyncIterator<Judged> {
    const { environment, admitted, suspicious, brokenInvariants, first, facts, timeMs, baseFiles } = options;
    const request: RepairRequest = {
      workspace: { ...environment.workspace, signal },
      profile: environment.profile,
      adapter: environment.adapter,
      baseFiles,
      reproduction: admitted.test,
      failure: admitted.failure,
      suspicious,
      brokenInvariants,
      first,
      facts,
      judgeOptions: {
        maxPlausible: Number.MAX_SAFE_INTEGER,
        timeMs,
        signal,
        baseMust: "fail",
        isCounted: budget !== undefined,
        onProgress: () => undefined,
      },
      fresh: (label) => environment.fresh(label),
      refusalOf: (candidateId) => refusals.get(candidateId) ?? null,
      harmful,
    };
    return engine.propose(request)[Symbol.asyncIterator]();
  }

  async function pull(batch: Batch, asking: AtOnce, context: StageContext): Promise<Judged | typeof ENDED | typeof LATER> {
    for (;;) {
      if (budget !== undefined && tried >= budget.candidates) return ENDED;
      if (current === null) {
        const [engine] = waiting;
        if (engine === undefined) return ENDED;
        // What passes already is looked at before money is spent.
        await asking.all();
        if (engine.isCostly === true && batch.plausible().length > 0) return LATER;
        waiting.shift();
        current = { engine, verdicts: start(engine) };
      }
      current.next ??= current.verdicts.next();
      const item = await orAborted(current.next, context.signal);
      if (item === null) return ENDED;
      delete current.next;
      if (item.done !== true) return item.value;
      current = null;
    }
  }

  /** Edits that were not made by rules are told in words what refused them: gate V does. */
  async function objectionTo({ candidate, verdict }: Judged): Promise<Objection | null> {
    if (verdict !== "pass" || candidate.proposedBy !== undefined) return null;
    if (await examples.contradicts(candidate)) return "contradicts another example";
    if (await documents.breaks(candidate)) return "breaks what is documented";
    if (await suite.breaks(candidate)) return "breaks tests";
    return (await options.environment.types.errorsOf(candidate.edits)).length > 0 ? "has type errors" : null;
  }

  async function fill(batch: Batch, context: StageContext): Promise<boolean> {
    let reported = 0;
    // What is counted in candidates must not depend on which answer comes first.
    const asking = createAtOnce(budget === undefined ? MOST_ASKED_OF : 1);
    async function look(judged: Judged, place: number): Promise<void> {
      const objection = await orAborted(objectionTo(judged), context.signal);
      if (objection === null) survivors.push(place);
      else if (DOES_HARM[objection]) harmful.add(judged.candidate.id);
      batch.add(judged, objection);
    }
    const report = (now: number): void => {
      reported = now;
      events.emit({ type: "progress", label: "Candidates tried", done: tried, total: null });
    };
    try {
      while (!batch.isFull() && !context.signal.aborted) {
        const judged = await pull(batch, asking, context);
        if (judged === ENDED) return !context.signal.aborted;
        if (judged === LATER) return false;
        tried += 1;
        leftOut = Math.max(leftOut, judged.candidate.leftOut ?? 0);
        if (judged.verdict === "pass") plausible += 1;
        const position = judged.candidate.position ?? tried + (judged.candidate.leftOut ?? 0);
        const placed = { ...judged, candidate: { ...judged.candidate, position } };
        if (judged.verdict === "pass") await asking.add(look(placed, position));
        else batch.add(placed);
        if (judged.verdict === "pass" && current?.engine.isCostly === true) return false;
        if (performance.now() - reported >= 500) report(performance.now());
      }
      return false;
    } catch (error) {
      // Out of time is an end like any other; what was found until then counts.
      if (!context.signal.aborted) throw error;
      return false;
    } finally {
      await asking.all();
      report(performance.now());
    }
  }

  return {
    async next(context) {
      const started = performance.now();
      const batch = createBatch(budget === undefined ? undefined : () => 0);
      const exhausted = await fill(batch, context);
      seconds += (performance.now() - started) / 1000;
      return describe(batch, exhausted, tried, context);
    },
    refuse(told) {
      for (const { candidateId, detail, doesHarm } of told) {
        refusals.set(candidateId, detail);
        if (doesHarm) harmful.add(candidateId);
      }
    },
    totals: () => ({ tried, considered: tried + leftOut, plausible, survivors, lines: options.suspicious.length, seconds }),
    telling: () => examples.telling(),
    async close() {
      closing.abort(new DOMException("The search was closed", "AbortError"));
      await current?.verdicts.return?.().catch(() => undefined);
      await suite.close();
      await examples.close();
      await documents.close();
      for (const engine of engines) await engine.close?.().catch(() => undefined);
    },
  };
}

function describe(batch: Batch, exhausted: boolean, tried: number, context: StageContext): RepairResult {
  const found = batch.plausible();
  const end: StageEnd =
    found.length > 0
      ? {
          outcome: "passed",
          reason: "plausible",
          summary: `${found.length} of ${batch.tried()} candidates pass the reproduction${tried > batch.tried() ? ` (${tried} tried in all)` : ""}.`,
        }
      : {
          outcome: "failed",
          reason: context.signal.aborted ? "out_of_time" : "none_plausible",
          summary: `None of ${batch.tried()} candidates passes the reproduction.`,
        };
  const attempt: Attempt = {
    stage: "repair",
    what: `${batch.tried()} candidate edits`,
    result: found.length > 0 ? "plausible" : "none_plausible",
    detail: batch.summary(),
  };
  return { end, plausible: found, putAside: batch.putAside(), exhausted, attempts: [attempt] };
}

/** What the promise gives, or null as soon as the signal fires; the promise's own end is not lost, only not waited for. */
async function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  if (signal.aborted) return null;
  const aborted = Promise.withResolvers<null>();
  const stop = (): void => aborted.resolve(null);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
    promise.catch(() => undefined);
  }
}
