import type { Candidate, Judged } from "../types/candidate.ts";
import type { LanguageAdapter } from "../types/language.ts";

type Judge = LanguageAdapter["judge"];

/** The same verdicts in the order in which the candidates were given, however many are judged at once. */
export function judgeInOrder(judge: Judge): Judge {
  return async function* (workspace, profile, reproduction, candidates, options) {
    const given: string[] = [];
    const known = new Set<string>();
    const waiting = new Map<string, Judged>();
    const again: Judged[] = [];
    async function* noted(): AsyncIterable<Candidate> {
      for await (const candidate of candidates) {
        given.push(candidate.id);
        yield candidate;
      }
    }
    for await (const judged of judge(workspace, profile, reproduction, noted(), options)) {
      const { id } = judged.candidate;
      // One that was too slow is judged twice.
      if (known.has(id)) again.push(judged);
      else waiting.set(id, judged);
      known.add(id);
      for (let first = given[0]; first !== undefined; first = given[0]) {
        const next = waiting.get(first);
        if (next === undefined) break;
        given.shift();
        waiting.delete(first);
        yield next;
      }
    }
    yield* given.flatMap((id) => waiting.get(id) ?? []);
    yield* again;
  };
}
