import type { Expectation } from "../../../types/facts.ts";
import { guarded } from "../document/guarded.ts";

/** One way to read an issue. */
export interface Reading<Given> {
  /** What it reads, for the note where it cannot: “The tables”. */
  what: string;
  read(given: Given): Expectation[];
}

/** What all of them find, in their order; one that trips over the text hides no other. */
export function readAll<Given>(readings: readonly Reading<Given>[], given: Given, notes: string[]): Expectation[] {
  return readings.flatMap(({ what, read }) => guarded(notes, what, () => read(given)));
}
