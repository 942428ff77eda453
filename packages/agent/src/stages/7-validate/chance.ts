import { foundAt, type Chance } from "../../gates/by-chance.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { Admitted } from "../4-reproduce/index.ts";
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

type Failing = Pick<Admitted, "test" | "failure">;

/** The example has a value, and not the right one. */
function isWrong({ test, failure }: Failing): boolean {
  return test.symptom.kind === "wrong_value" && failure.kind !== "exception";
}

/**
 * A wrong value is another one now, and each input near the example's keeps its own: they do not come by what the edit is about,
 * and so do not tell others from it.
 */
export function isAlone(failing: Failing, { ordinary, kept }: Answered): boolean {
  return isWrong(failing) && ordinary > 0 && kept === ordinary;
}

/** An edit that passes, as far as it was looked at. */
interface Found {
  candidate: Candidate;
  examples: Answered;
  isJudgedBySuite: boolean;
}

/**
 * What tells edits apart, `least` different values of inputs near the example's, and so many that do the same count as one fix.
 * What keeps an error away can be written in any number of forms, which differ little from each other.
 */
const FORMS = { wrong: { least: 3, most: 3 }, thrown: { least: 2, most: Number.POSITIVE_INFINITY } };

/** By how many ways to behave that those which survive have; null for what was not found by trying: it passes by no chance. */
export function chanceByWays(
  { candidate, examples, isJudgedBySuite }: Found,
  failing: Failing,
  { searched, behaviours }: Searching,
): Chance | null {
  const { id, position } = candidate;
  if (searched === undefined || position === undefined || !wasGuessed(candidate)) return null;
  if (behaviours === undefined || isAlone(failing, examples)) return foundAt(position, searched);
  const { least, most } = isWrong(failing) ? FORMS.wrong : FORMS.thrown;
  // Beside a suite, what keeps the error away was found when the first of its forms was.
  const isOneFix = isJudgedBySuite && !isWrong(failing);
  const place = (isOneFix ? behaviours.firstLike(id, position, least) : null) ?? position;
  return foundAt(place, searched, { seen: (among) => behaviours.seen(among, least), most });
}

/**
 * The same, but that each edit counts where no suite judges it: the inputs near the example's are all that speaks for it then,
 * and cannot say as well that others do the same.
 */
export function chanceFor(found: Found, failing: Failing, searching: Searching): Chance | null {
  const chance = chanceByWays(found, failing, found.isJudgedBySuite ? searching : { ...searching, behaviours: undefined });
  return chance === null || failing.test.isInTree !== true ? chance : { ...chance, lines: searching.searched?.lines ?? 0 };
}
