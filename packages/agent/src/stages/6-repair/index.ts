import type { Attempt, SuspiciousLine } from "@fixpoint/contracts";
import type { RepairEngine } from "../../engines/types.ts";
import type { EventLog } from "../../run/event-log.ts";
import type { StageContext, StageEnd } from "../../run/stage-runner.ts";
import type { Candidate, Judged } from "../../types/candidate.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { Environment } from "../3-environment/index.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import { createBatch, type Batch } from "./batch.ts";

export interface RepairResult {
  end: StageEnd;
  /** Pass the reproduction, best first; gate V has not seen them. */
  plausible: Candidate[];
  /** Nothing more will come. */
  exhausted: boolean;
  attempts: Attempt[];
}

/** Engines in turn, taken up again where they stopped: what gate V refuses is no reason to begin anew. */
export interface RepairSearch {
  /** Searches on until there are some plausible candidates, until nothing is left, or until the stage's time is over. */
  next(context: StageContext): Promise<RepairResult>;
  totals(): { tried: number; plausible: number; seconds: number };
  close(): Promise<void>;
}

export interface RepairSearchOptions {
  engines: readonly RepairEngine[];
  environment: Environment;
  facts: IssueFacts;
  admitted: Admitted;
  suspicious: SuspiciousLine[];
  events: EventLog;
  /** Milliseconds for the whole search, pauses included. */
  timeMs: number;
  signal: AbortSignal;
}

const ENDED = Symbol("ended");

/** Stage 6. Nothing runs before the first `next`; `close` must be called. */
export function openRepairSearch(options: RepairSearchOptions): RepairSearch {
  const { engines, events } = options;
  const closing = new AbortController();
  const signal = AbortSignal.any([options.signal, closing.signal]);
  const waiting = [...engines];
  let current: { engine: string; verdicts: AsyncIterator<Judged> } | null = null;
  let tried = 0;
  let plausible = 0;
  let seconds = 0;

  function start(engine: RepairEngine): AsyncIterator<Judged> {
    const { environment, admitted, suspicious, facts, timeMs } = options;
    const judged = engine.propose({
      workspace: { ...environment.workspace, signal },
      profile: environment.profile,
      adapter: environment.adapter,
      reproduction: admitted.test,
      suspicious,
      facts,
      judgeOptions: { maxPlausible: Number.MAX_SAFE_INTEGER, timeMs, signal, baseMust: "fail", onProgress: () => undefined },
    });
    return judged[Symbol.asyncIterator]();
  }

  async function pull(context: StageContext): Promise<Judged | typeof ENDED> {
    for (;;) {
      if (current === null) {
        const engine = waiting.shift();
        if (engine === undefined) return ENDED;
        current = { engine: engine.name, verdicts: start(engine) };
      }
      const item = await orAborted(current.verdicts.next(), context.signal);
      if (item === null) return ENDED;
      if (item.done !== true) return item.value;
      current = null;
    }
  }

  async function fill(batch: Batch, context: StageContext): Promise<boolean> {
    let reported = 0;
    const report = (now: number): void => {
      reported = now;
      events.emit({ type: "progress", label: "Candidates tried", done: tried, total: null });
    };
    try {
      while (!batch.isFull() && !context.signal.aborted) {
        const judged = await pull(context);
        if (judged === ENDED) return !context.signal.aborted;
        tried += 1;
        if (judged.verdict === "pass") plausible += 1;
        batch.add(judged);
        if (performance.now() - reported >= 500) report(performance.now());
      }
      return false;
    } catch (error) {
      // Out of time is an end like any other; what was found until then counts.
      if (!context.signal.aborted) throw error;
      return false;
    } finally {
      report(performance.now());
    }
  }

  return {
    async next(context) {
      const started = performance.now();
      const batch = createBatch();
      const exhausted = await fill(batch, context);
      seconds += (performance.now() - started) / 1000;
      return describe(batch, exhausted, tried, context);
    },
    totals: () => ({ tried, plausible, seconds }),
    async close() {
      closing.abort(new DOMException("The search was closed", "AbortError"));
      await current?.verdicts.return?.().catch(() => undefined);
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
  return { end, plausible: found, exhausted, attempts: [attempt] };
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
