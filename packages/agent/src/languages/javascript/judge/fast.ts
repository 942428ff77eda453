import type { Candidate, JudgeOptions, Judged } from "../../../types/candidate.ts";
import type { Workspace } from "../../../types/language.ts";
import { createChannel } from "./channel.ts";
import type { Probe } from "./probe.ts";
import { type JudgeWorker, startWorker, type Verdict, WorkerGone } from "./worker.ts";

/** Candidates sent ahead, so that the worker never waits for the pipe. */
const AHEAD = 64;
/** Verdicts that nobody has taken yet; beyond, judging pauses. */
const ROOM = 32;
/** A process is replaced after so many: what leaks slowly cannot add up. */
const LIFETIME = 3000;
const BASE_LIMIT_MS = 8000;
/** Where the base hangs there is nothing to measure by. */
const HANG_LIMIT_MS = 250;

export type FastJudge =
  | { usable: false; reason: string }
  | { usable: true; limitMs: number; judge(candidates: AsyncIterable<Candidate>, options: JudgeOptions): AsyncIterable<Judged> };

/**
 * Tries the probe on the tree as it stands: it must load and do what `baseMust` says. `limitMs` is then max(40, 5 × its time). The process
 * that was started for it goes on to judge; `judge` must be called, once.
 */
export async function prepareFastJudge(
  workspace: Workspace,
  probe: Probe,
  baseMust: JudgeOptions["baseMust"],
): Promise<FastJudge> {
  let worker: JudgeWorker | null = null;
  const refuse = async (reason: string): Promise<FastJudge> => {
    await worker?.stop();
    return { usable: false, reason };
  };
  const use = (limitMs: number, warm: boolean): FastJudge => ({
    usable: true,
    limitMs,
    judge: (candidates, options) => judgeAll({ workspace, probe, limitMs, warm, started: worker }, candidates, options),
  });
  try {
    worker = await startWorker(workspace, probe, { limitMs: BASE_LIMIT_MS, warm: false });
    const first = await worker.judge("base", []);
    if (baseMust === "fail" && first.verdict === "pass") return await refuse("the probe passes on the base");
    if (baseMust === "pass" && first.verdict !== "pass") return await refuse("the probe does not pass on the repaired tree");
    if (first.verdict === "broken") return await refuse(`the probe does not load: ${first.error ?? ""}`);
    const limitMs = first.verdict === "timeout" ? HANG_LIMIT_MS : await measure(worker);
    await worker.setLimit(limitMs);
    return use(limitMs, first.verdict !== "timeout");
  } catch (error) {
    if (!(error instanceof WorkerGone) || !error.hung || baseMust === "pass")
      return refuse(error instanceof Error ? error.message : String(error));
    await worker?.stop();
    worker = null;
    return use(HANG_LIMIT_MS, false);
  }
}

async function measure(worker: JudgeWorker): Promise<number> {
  let slowest = 0;
  for (let i = 0; i < 5; i++) slowest = Math.max(slowest, (await worker.judge(`base${i}`, [])).ms);
  return Math.max(40, Math.ceil(5 * slowest));
}

interface Prepared {
  workspace: Workspace;
  probe: Probe;
  limitMs: number;
  /** The base ends in time. */
  warm: boolean;
  /** A process that runs already; the first lane takes it. */
  started: JudgeWorker | null;
}

interface Search extends Prepared {
  /** Next candidate, or null when there is none (or none is wanted). */
  next(): Promise<Candidate | null>;
  report(candidate: Candidate, verdict: Verdict["verdict"]): void;
  stopped(): boolean;
}

async function* judgeAll(prepared: Prepared, candidates: AsyncIterable<Candidate>, options: JudgeOptions): AsyncIterable<Judged> {
  const { workspace, limitMs } = prepared;
  const deadline = Date.now() + options.timeMs;
  const channel = createChannel<Judged>();
  const source = candidates[Symbol.asyncIterator]();
  const slow: Candidate[] = [];
  let tried = 0;
  let plausible = 0;
  let closed = false;
  const stopped = (): boolean =>
    closed || options.signal.aborted || workspace.signal.aborted || Date.now() >= deadline || plausible >= options.maxPlausible;

  const report = (candidate: Candidate, verdict: Verdict["verdict"]): void => {
    tried += 1;
    if (verdict === "pass") plausible += 1;
    if (verdict === "timeout") slow.push(candidate);
    channel.push({ candidate, verdict });
    options.onProgress(tried);
  };
  const pull = serial(async () => {
    await channel.room(ROOM);
    if (stopped()) return null;
    const { done, value } = await source.next();
    return done === true ? null : value;
  });
  const workers = async (search: Search, count: number): Promise<void> => {
    await Promise.all(Array.from({ length: Math.max(1, count) }, () => runLane(search)));
  };
  const search: Search = { ...prepared, next: pull, report, stopped };

  const whole = (async () => {
    await workers(search, workspace.jobs);
    // A busy machine makes good candidates late: those that were too slow get a second, patient hearing.
    if (plausible > 0 || slow.length === 0 || stopped()) return;
    const again = slow.splice(0, 60);
    await workers(
      { ...search, limitMs: Math.max(limitMs * 10, 400), next: async () => (stopped() ? null : (again.shift() ?? null)) },
      workspace.jobs,
    );
  })();
  whole.then(
    () => channel.close(),
    (error: unknown) => channel.fail(error),
  );
  try {
    yield* channel;
  } finally {
    closed = true;
    await whole.catch(() => undefined);
    await search.started?.stop();
    await source.return?.();
  }
}

/** One worker after another until there is nothing left to judge. */
async function runLane(search: Search): Promise<void> {
  let again: Candidate[] = [];
  let failedStarts = 0;
  while (!search.stopped()) {
    let worker: JudgeWorker;
    const first = again.shift() ?? (await search.next());
    if (first === null) return;
    again.unshift(first);
    try {
      worker =
        search.started ?? (await startWorker(search.workspace, search.probe, { limitMs: search.limitMs, warm: search.warm }));
      search.started = null;
    } catch (error) {
      failedStarts += 1;
      if (failedStarts > 3 || !(error instanceof WorkerGone)) throw error;
      continue;
    }
    try {
      again = await useWorker(search, worker, again);
    } finally {
      await worker.stop();
    }
  }
}

/** Feeds one worker until it is dirty, old, gone or out of work; returns what it did not get to. */
async function useWorker(search: Search, worker: JudgeWorker, queue: Candidate[]): Promise<Candidate[]> {
  const flying: { candidate: Candidate; verdict: Promise<Verdict | WorkerGone> }[] = [];
  let used = 0;
  let hangs = 0;
  let open = true;
  for (;;) {
    while (open && flying.length < AHEAD && used < LIFETIME) {
      const candidate = queue.shift() ?? (await search.next());
      if (candidate === null || candidate === undefined) {
        open = false;
        break;
      }
      used += 1;
      const verdict = worker
        .judge(candidate.id, candidate.edits)
        .catch((error: unknown) => (error instanceof WorkerGone ? error : new WorkerGone(String(error), false)));
      flying.push({ candidate, verdict });
    }
    const head = flying.shift();
    if (head === undefined) return queue;
    const verdict = await head.verdict;
    if (verdict instanceof WorkerGone) {
      // The first that has no answer is the one that did it.
      if (!search.stopped()) search.report(head.candidate, verdict.hung ? "timeout" : "broken");
      return [...flying.map((flight) => flight.candidate), ...queue];
    }
    search.report(head.candidate, verdict.verdict);
    if (verdict.verdict === "timeout") hangs += 1;
    if (search.stopped()) return [];
    // A script that was cut off in the middle of the module loader can leave it confused.
    if (verdict.dirty || hangs >= 20) return [...flying.map((flight) => flight.candidate), ...queue];
  }
}

/** Calls of an async function one after the other. */
function serial<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
