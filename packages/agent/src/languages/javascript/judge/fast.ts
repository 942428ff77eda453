import { serial } from "../../../run/serial.ts";
import type { Candidate, JudgeOptions, Judged } from "../../../types/candidate.ts";
import type { Workspace } from "../../../types/language.ts";
import { createChannel } from "../../../run/channel.ts";
import { type Prepared, runLane, type Search } from "./lane.ts";
import { freePlace, type JudgePlace, NEEDS_MORE, strictPlace } from "./place.ts";
import type { Probe } from "./probe.ts";
import { type JudgeWorker, startWorker, type Verdict, WorkerGone } from "./worker.ts";

/** Verdicts that nobody has taken yet; beyond, judging pauses. */
const ROOM = 32;
const BASE_LIMIT_MS = 8000;
/** Of processor time, for a candidate: what loops costs as much each time, and the slow ones get a second hearing. */
const OF_BASE = { leastMs: 20, times: 5 };
/** Ends whatever loads the file. */
const ENDING = 'throw new Error("This edit is seen.");\n';
/** Where the base hangs, only loading can be measured; and where it hangs in that, nothing. */
const HANG_LIMIT = { leastMs: 100, timesLoading: 3, unknownMs: 250 };
/** What passes may do more than the base, which often fails at once: so the slow ones get a second hearing. */
const SECOND_LIMIT = { times: 10, leastMs: 400, candidates: 60 };

export type FastJudge =
  | { usable: false; reason: string }
  | {
      usable: true;
      limitMs: number;
      judge(candidates: AsyncIterable<Candidate>, options: JudgeOptions): AsyncIterable<Judged>;
      /** Whether an edit of this file, which the probe loads, makes a difference: a compiler of the project's may read it elsewhere. */
      sees(file: string): Promise<boolean>;
      /** In place of `judge`. */
      close(): Promise<void>;
    };

export interface BaseDemands {
  baseMust: JudgeOptions["baseMust"];
  /** Where the base must fail: words that its error must hold; null for any. */
  mustSay?: string | null;
  /** Where the base must fail: in an assertion, and not on the way to it. */
  mustAssert?: boolean;
  /** It is known to hang: milliseconds after which it was stopped. */
  hangMs?: number | undefined;
}

/**
 * Tries the probe on the tree as it stands: it must load and do what is demanded. `limitMs`, of processor time, is then
 * max(20, 5 × its time). The process that was started for it goes on to judge; `judge` or `close` must be called, once.
 */
export async function prepareFastJudge(workspace: Workspace, probe: Probe, demands: BaseDemands): Promise<FastJudge> {
  for (const place of [strictPlace, freePlace]) {
    const judge = await tryIn(await place(workspace), workspace, probe, demands);
    if (judge !== null) return judge;
  }
  return { usable: false, reason: "no process for it starts" };
}

/** null where the base says that it needs more than this place gives, or nothing starts here. */
async function tryIn(place: JudgePlace, workspace: Workspace, probe: Probe, demands: BaseDemands): Promise<FastJudge | null> {
  const { baseMust } = demands;
  let worker: JudgeWorker | null = null;
  const close = async (): Promise<void> => {
    await worker?.stop();
    await place.remove();
  };
  const refuse = async (reason: string): Promise<FastJudge> => {
    await close();
    return { usable: false, reason };
  };
  let base: Verdict | null = null;
  const use = (limitMs: number, warm: boolean): FastJudge => ({
    usable: true,
    limitMs,
    close,
    async sees(file) {
      if (worker === null || base === null) return true;
      const said = await worker.judge("sees", [{ file, start: 0, end: 0, replacement: ENDING }]).catch(() => null);
      return said === null || said.verdict !== base.verdict || said.error !== base.error;
    },
    judge: (candidates, options) => judgeAll({ workspace, place, probe, limitMs, warm, started: worker }, candidates, options),
  });
  try {
    worker = await startWorker(workspace, probe, {
      place,
      limitMs: baseLimitMs(demands),
      warm: false,
      baseHangs: demands.hangMs !== undefined,
    });
    const first = await worker.judge("base", []);
    base = first;
    if (!place.isFree && NEEDS_MORE.test(first.error ?? "")) {
      await close();
      return null;
    }
    const reason = whyUnfit(first, demands);
    if (reason !== null) return await refuse(reason);
    const measured = first.verdict === "timeout" ? null : await measure(worker);
    if (baseMust === "pass" && measured?.passes !== true) return await refuse("the probe does not pass each time");
    const limitMs = measured === null ? hangLimitMs(first.loadMs) : measured.limitMs + (probe.extraMs ?? 0);
    await worker.setLimit(limitMs, measured !== null);
    return use(limitMs, first.verdict !== "timeout");
  } catch (error) {
    if (worker === null && error instanceof WorkerGone && !place.isFree) {
      await close();
      return null;
    }
    if (!(error instanceof WorkerGone) || !error.hung || baseMust === "pass")
      return refuse(error instanceof Error ? error.message : String(error));
    await worker?.stop();
    worker = null;
    return use(HANG_LIMIT.unknownMs, false);
  }
}

/** It was stopped after three times what a healthy run takes, of which loading is a part: that is all there is to do here. */
function baseLimitMs({ baseMust, hangMs }: BaseDemands): number {
  return baseMust === "fail" && hangMs !== undefined ? hangMs / 4 : BASE_LIMIT_MS;
}

function hangLimitMs(loadMs: number | null): number {
  if (loadMs === null) return HANG_LIMIT.unknownMs;
  return Math.max(HANG_LIMIT.leastMs, Math.ceil(HANG_LIMIT.timesLoading * loadMs));
}

function whyUnfit({ verdict, error }: Verdict, { baseMust, mustSay, mustAssert = false }: BaseDemands): string | null {
  if (baseMust === "pass") return verdict === "pass" ? null : "the probe does not pass on the repaired tree";
  if (verdict === "pass") return "the probe passes on the base";
  if (verdict === "broken") return `the probe does not load: ${error ?? ""}`;
  if (mustSay && !(error ?? "").includes(mustSay.slice(0, 200))) return `the probe fails otherwise than the test: ${error ?? ""}`;
  if (mustAssert && !(error ?? "").startsWith("AssertionError")) return `the probe fails before it asserts: ${error ?? ""}`;
  return null;
}

async function measure(worker: JudgeWorker): Promise<{ limitMs: number; passes: boolean }> {
  let slowest = 0;
  let passes = true;
  for (let i = 0; i < 5; i++) {
    const { ms, verdict } = await worker.judge(`base${i}`, []);
    slowest = Math.max(slowest, ms);
    passes &&= verdict === "pass";
  }
  return { limitMs: Math.max(OF_BASE.leastMs, Math.ceil(OF_BASE.times * slowest)), passes };
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
    if (plausible > 0 || slow.length === 0 || stopped()) return;
    const again = slow.splice(0, SECOND_LIMIT.candidates);
    const patientMs = Math.max(limitMs * SECOND_LIMIT.times, SECOND_LIMIT.leastMs);
    await workers(
      { ...search, limitMs: patientMs, next: async () => (stopped() ? null : (again.shift() ?? null)) },
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
    await prepared.place.remove();
    await source.return?.();
  }
}
