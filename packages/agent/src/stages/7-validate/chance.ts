import { foundAt, type Chance } from "../../gates/by-chance.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { ReproductionTest } from "../../types/language.ts";
import type { SearchTotals } from "../6-repair/index.ts";
import type { Behaviours } from "./behaviours.ts";
import type { ExamplesAnswer } from "./second-examples.ts";

const KNOWN_BEFORE = new Set(["history", "proposed"]);

/** Made by rules of what is at hand: what somebody proposed, or a commit changed, was likely before it was tried. */
function wasGuessed({ proposedBy, family }: Pick<Candidate, "proposedBy" | "family">): boolean {
  return proposedBy === undefined && !KNOWN_BEFORE.has(family);
}

/** What was seen during a run's search; absent where there was none. */
export interface Searching {
  searched?: SearchTotals | undefined;
  /** Of those that survive. */
  behaviours?: Behaviours | undefined;
}

type Answered = Pick<ExamplesAnswer, "ordinary" | "kept">;

/**
 * A wrong value is another one now, and each input near the example's keeps its own: they do not come by what the edit is about,
 * and so do not tell others from it.
 */
export function isAlone({ symptom }: ReproductionTest, { ordinary, kept }: Answered): boolean {
  return symptom.kind === "wrong_value" && ordinary > 0 && kept === ordinary;
}

/** An edit that passes, as far as it was looked at. */
interface Found {
  candidate: Candidate;
  examples: Answered;
  isJudgedBySuite: boolean;
}

/** So many edits that do the same count as one fix where a value is wrong; what keeps an error away is written in any number of forms. */
const MOST_FORMS = 3;

/** By how many ways to behave that those which survive have; null for what was not found by trying: it passes by no chance. */
export function chanceByWays(
  { candidate, examples }: Found,
  test: ReproductionTest,
  { searched, behaviours }: Searching,
): Chance | null {
  if (searched === undefined || candidate.position === undefined || !wasGuessed(candidate)) return null;
  if (behaviours === undefined || isAlone(test, examples)) return foundAt(candidate.position, searched);
  const isWrong = test.symptom.kind === "wrong_value";
  return foundAt(candidate.position, searched, { seen: behaviours.seen, ...(isWrong && { most: MOST_FORMS }) });
}

/**
 * The same, but that each edit counts where no suite judges it: the inputs near the example's are all that speaks for it then,
 * and cannot say as well that others do the same.
 */
export function chanceFor(found: Found, test: ReproductionTest, searching: Searching): Chance | null {
  return chanceByWays(found, test, found.isJudgedBySuite ? searching : { ...searching, behaviours: undefined });
}
