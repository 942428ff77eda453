import fc from "fast-check";
import { expect, test } from "vitest";
import type { Candidate, Judged } from "../types/candidate.ts";
import type { LanguageAdapter } from "../types/language.ts";
import { judgeInOrder } from "./in-order.ts";

const candidate = (id: number): Candidate => ({ id: String(id), edits: [], family: "test", description: "", line: 1, score: 1 });

/** Takes some ahead and answers in an order of its own; those of `slow` are too slow where others are judged beside them. */
function muddled(order: readonly number[], slow: ReadonlySet<string>): LanguageAdapter["judge"] {
  return async function* (_workspace, _profile, _test, candidates) {
    const all: Candidate[] = [];
    for await (const one of candidates) all.push(one);
    const verdict = (one: Candidate): Judged["verdict"] => (all.length > 1 && slow.has(one.id) ? "timeout" : "fail");
    const rank = (one: Candidate): number => order[Number(one.id)] ?? 0;
    for (const one of all.toSorted((a, b) => rank(a) - rank(b))) yield { candidate: one, verdict: verdict(one) };
    for (const one of all) if (slow.has(one.id)) yield { candidate: one, verdict: "fail" };
  };
}

test("verdicts come in the order of the candidates, each once, and none for a busy machine's sake", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 2, maxLength: 12 }), fc.array(fc.nat({ max: 11 })), async (order, slow) => {
      const judge = judgeInOrder(muddled(order, new Set(slow.map(String))));
      const given = order.map((_, index) => candidate(index));
      async function* each() {
        yield* given;
      }
      const options = {
        maxPlausible: 9,
        timeMs: 1,
        signal: new AbortController().signal,
        baseMust: "fail",
        onProgress: () => undefined,
      } as const;
      const seen: Judged[] = [];
      // What the judge does not read is not needed here.
      const unused = {} as never;

      for await (const judged of judge(unused, unused, unused, each(), options)) seen.push(judged);

      expect(seen).toEqual(given.map((one) => ({ candidate: one, verdict: "fail" })));
    }),
  );
});
