import type { Candidate } from "../../types/candidate.ts";
import type { Observation } from "../../types/language.ts";

/** What edits that pass all that is known do with inputs near the example's, over all rounds of a search. */
export interface Behaviours {
  /** Of an edit that survives; without answers nothing is known of it. */
  note(candidate: Candidate, answers: readonly Observation[]): void;
  /** Of the edits up to the place `among`: how many were asked, and in how many different ways they answered. */
  seen(among: number): { asked: number; ways: number };
}

/** Errors by their name alone: of what is not there each edit complains in words of its own. */
function wordOf({ kind, outcome }: Observation): string {
  return kind === "value" ? outcome : kind === "nothing" ? "" : (/^[\w.]+/.exec(outcome)?.[0] ?? "");
}

function behaviourOf(answers: readonly Observation[]): string {
  return JSON.stringify(
    answers.filter(({ isOfOtherKind }) => isOfOtherKind !== true).map((one) => [one.input, one.kind, wordOf(one)]),
  );
}

export function createBehaviours(): Behaviours {
  const known = new Map<string, { place: number; behaviour: string }>();
  return {
    note({ id, position }, answers) {
      if (position === undefined || answers.length === 0) return;
      known.set(id, { place: position, behaviour: behaviourOf(answers) });
    },
    seen(among) {
      const likeliest = [...known.values()].filter(({ place }) => place <= among);
      return { asked: likeliest.length, ways: new Set(likeliest.map(({ behaviour }) => behaviour)).size };
    },
  };
}
