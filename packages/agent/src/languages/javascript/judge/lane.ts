import { handOver, LATER, type HandOver } from "../../../run/hand-over.ts";
import type { Candidate } from "../../../types/candidate.ts";
import type { Workspace } from "../../../types/language.ts";
import type { JudgePlace } from "./place.ts";
import type { Probe } from "./probe.ts";
import { type JudgeWorker, startWorker, type Verdict, WorkerGone } from "./worker.ts";

/** Candidates sent ahead, so that the worker never waits for the pipe. */
const AHEAD = 64;
/** A process is replaced after so many: what leaks slowly cannot add up. */
const LIFETIME = 3000;
const MOST_HANGS = 20;

export interface Prepared {
  workspace: Workspace;
  place: JudgePlace;
  probe: Probe;
  limitMs: number;
  /** The base ends in time. */
  warm: boolean;
  /** A process that runs already; the first lane takes it. */
  started: JudgeWorker | null;
}

export interface Search extends Prepared {
  /** Next candidate, or null when there is none (or none is wanted). */
  next(): Promise<Candidate | null>;
  report(candidate: Candidate, verdict: Verdict["verdict"]): void;
  stopped(): boolean;
}

interface Turn {
  candidate: Candidate;
  /** Judged by itself, since one of several harmed the process. */
  alone: boolean;
  /** A process was lost with it once, by itself. On a busy machine that may be the machine. */
  blamed: boolean;
}

/** One worker after another until there is nothing left to judge. */
export async function runLane(search: Search): Promise<void> {
  const source = handOver(async () => turnOf(await search.next()));
  let again: Turn[] = [];
  let failedStarts = 0;
  while (!search.stopped()) {
    let worker: JudgeWorker;
    const first = again.shift() ?? (await source.next());
    if (first === null) return;
    again.unshift(first);
    try {
      worker = search.started ?? (await startWorker(search.workspace, search.probe, search));
      search.started = null;
    } catch (error) {
      failedStarts += 1;
      if (failedStarts > 3 || !(error instanceof WorkerGone)) throw error;
      continue;
    }
    try {
      again = await useWorker(search, source, worker, again);
    } finally {
      await worker.stop();
    }
  }
}

const turnOf = (candidate: Candidate | null): Turn | null =>
  candidate === null ? null : { candidate, alone: false, blamed: false };

interface Flight extends Turn {
  verdict: Promise<Verdict | WorkerGone>;
}

/** What comes back from a process that was harmed: any of them may have done it. */
function landed(flying: readonly Flight[]): Turn[] {
  return flying.map(({ candidate, blamed }) => ({ candidate, alone: true, blamed }));
}

/** Feeds one worker until it is dirty, old, gone or out of work; returns what it did not get to. */
async function useWorker(search: Search, source: HandOver<Turn | null>, worker: JudgeWorker, queue: Turn[]): Promise<Turn[]> {
  const flying: Flight[] = [];
  let used = 0;
  let hangs = 0;
  let open = true;
  for (;;) {
    while (open && flying.length < AHEAD && used < LIFETIME) {
      const [waiting] = flying;
      const turn = queue.shift() ?? (await (waiting === undefined ? source.next() : source.nextBefore(waiting.verdict)));
      if (turn === LATER) break;
      if (turn === null) {
        open = false;
        break;
      }
      used += 1;
      const verdict = worker
        .judge(turn.candidate.id, turn.candidate.edits, turn.alone)
        .catch((error: unknown) => (error instanceof WorkerGone ? error : new WorkerGone(String(error), false)));
      flying.push({ ...turn, verdict });
    }
    const head = flying[0];
    if (head === undefined) return queue;
    const verdict = await head.verdict;
    if (verdict instanceof WorkerGone) {
      // By itself, the first that has no answer is the one that did it; among several it is any of them.
      if (!head.alone) return [...landed(flying), ...queue];
      const others = [...landed(flying.slice(1)), ...queue];
      if (!head.blamed) return [{ candidate: head.candidate, alone: true, blamed: true }, ...others];
      if (!search.stopped()) search.report(head.candidate, verdict.hung ? "timeout" : "broken");
      return others;
    }
    flying.shift();
    search.report(head.candidate, verdict.verdict);
    if (verdict.verdict === "timeout") hangs += 1;
    if (search.stopped()) return [];
    // A script that was cut off in the middle of the module loader can leave it confused.
    if (verdict.dirty) return [...landed(flying), ...queue];
    // The others had no part in it.
    if (hangs >= MOST_HANGS) return [...flying, ...queue];
  }
}
