import type { Behaving } from "../../gates/by-chance.ts";
import { differentValues, errorOf } from "../../gates/neighbours.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { Observation } from "../../types/language.ts";

/** What edits that pass all that is known do with inputs near the example's, over all rounds of a search. */
export interface Behaviours {
  /** Of an edit that survives; without answers nothing is known of it. */
  note(candidate: Candidate, answers: readonly Observation[]): void;
  /**
   * Of the edits up to the place `among`: how many were asked, and in how many different ways they answered. None where most
   * have fewer than `least` different values: few are the same for too many different programs.
   */
  seen(among: number, least: number): Behaving;
  /** The earliest place, up to `among`, of those that do the same as this edit; null where it was not asked, or nothing is seen. */
  firstLike(id: string, among: number, least: number): number | null;
}

/** Errors by their name alone: of what is not there each edit complains in words of its own. */
function wordOf(answer: Observation): string | null {
  return answer.kind === "value" ? answer.outcome : errorOf(answer);
}

function behaviourOf(answers: readonly Observation[]): string {
  return JSON.stringify(
    answers.filter(({ isOfOtherKind }) => isOfOtherKind !== true).map((one) => [one.input, one.kind, wordOf(one)]),
  );
}

export function createBehaviours(): Behaviours {
  const known = new Map<string, { place: number; behaviour: string; values: number }>();

  function tellingUpTo(among: number, least: number) {
    const likeliest = [...known.values()].filter(({ place }) => place <= among);
    const telling = likeliest.filter(({ values }) => values >= least);
    return telling.length * 2 < likeliest.length ? [] : likeliest;
  }

  return {
    note({ id, position }, answers) {
      if (position === undefined || answers.length === 0) return;
      known.set(id, { place: position, behaviour: behaviourOf(answers), values: differentValues(answers) });
    },
    seen(among, least) {
      const likeliest = tellingUpTo(among, least);
      return { asked: likeliest.length, ways: new Set(likeliest.map(({ behaviour }) => behaviour)).size };
    },
    firstLike(id, among, least) {
      const own = known.get(id)?.behaviour;
      const alike = tellingUpTo(among, least).filter(({ behaviour }) => behaviour === own);
      return alike.length === 0 ? null : Math.min(...alike.map(({ place }) => place));
    },
  };
}
