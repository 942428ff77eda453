import { areAlike } from "../../gates/neighbours.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { CheckedCandidate } from "./check-candidate.ts";

/** So many other edits must have been tried. */
const LEAST_TRIED = 500;

/** What passed the reproduction and what is known to pass beside it. */
export type Survivor = Pick<CheckedCandidate, "candidate" | "examples">;

/** Answers that tell programs apart; nothing is known where there are none. */
function doSame(one: Survivor, other: Survivor): boolean {
  const [own, others] = [one.examples.answers, other.examples.answers];
  return own.length > 0 && others.length > 0 && areAlike(own, others);
}

/**
 * Whether all that passes does the same as the candidate, of so many edits that were tried: a reproduction that nothing else
 * passes asks for much. What is made of anything at hand does not count: it passes by chance, and is never believed.
 * `survivors`: of all rounds, the candidate among them.
 */
export function isAlone(candidate: Candidate, survivors: readonly Survivor[], tried: number): boolean {
  const own = survivors.find((one) => one.candidate.id === candidate.id);
  if (own === undefined || tried < LEAST_TRIED) return false;
  return survivors.every((other) => other === own || other.candidate.isWide === true || doSame(own, other));
}
