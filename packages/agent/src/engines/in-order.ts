import type { Candidate, Judged } from "../types/candidate.ts";
import type { LanguageAdapter } from "../types/language.ts";

type Judge = LanguageAdapter["judge"];

async function* one(candidate: Candidate): AsyncIterable<Candidate> {
  yield candidate;
}

/**
 * A judge for runs that are counted instead of timed: verdicts come in the order in which candidates were given, however
 * many are judged at once, and what was too slow is heard again alone, since a busy machine alone can make it so.
 */
export function judgeInOrder(judge: Judge): Judge {
  return async function* (workspace, profile, reproduction, candidates, options) {
    const given: string[] = [];
    const known = new Set<string>();
    const waiting = new Map<string, Judged>();
    async function* noted(): AsyncIterable<Candidate> {
      for await (const candidate of candidates) {
        given.push(candidate.id);
        yield candidate;
      }
    }
    async function settled(judged: Judged): Promise<Judged> {
      let last = judged;
      if (judged.verdict === "timeout" && !options.signal.aborted)
        for await (const again of judge(workspace, profile, reproduction, one(judged.candidate), options)) last = again;
      return last;
    }
    for await (const judged of judge(workspace, profile, reproduction, noted(), options)) {
      const { id } = judged.candidate;
      if (known.has(id)) continue;
      known.add(id);
      waiting.set(id, judged);
      for (let first = given[0]; first !== undefined; first = given[0]) {
        const next = waiting.get(first);
        if (next === undefined) break;
        given.shift();
        waiting.delete(first);
        yield await settled(next);
      }
    }
    for (const id of given) {
      const left = waiting.get(id);
      if (left !== undefined) yield await settled(left);
    }
  };
}
