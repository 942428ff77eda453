import type { SuspiciousLine } from "@fixpoint/contracts";
import { factsOfTest } from "../../follow-up/test-source.ts";
import { isAbsentRead } from "../../gates/absent-read.ts";
import type { ProjectProfile, ReproductionTest } from "../../types/language.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import { raisedByGivers } from "./raised-by-givers.ts";
import { calledIn, raisedByMissing } from "./raised-by-missing.ts";

interface Code {
  /** Of the failure, the innermost first. */
  frames: readonly { file: string; line: number }[];
  texts: ReadonlyMap<string, string>;
  /** The name of the function around each line, by file. */
  functions: ReadonlyMap<string, readonly string[]>;
}

/** Of a test of the project's own file, itself alone. */
function textOf({ code, testName, isInTree }: ReproductionTest, { language }: Pick<ProjectProfile, "language">): string {
  return isInTree === true ? (factsOfTest(code, testName, language)?.text ?? "") : code;
}

/** What the way in which the test fails says of where the fault is. */
export function raisedBySymptom(
  ranked: readonly SuspiciousLine[],
  { test, failure }: Pick<Admitted, "test" | "failure">,
  profile: Pick<ProjectProfile, "language">,
  { frames, texts, functions }: Code,
): SuspiciousLine[] {
  if (test.symptom.kind === "missing_exception")
    return raisedByMissing(ranked, { called: calledIn(textOf(test, profile)), frames }, texts, functions);
  return isAbsentRead(failure.message) ? raisedByGivers(ranked, frames[0], texts, functions) : [...ranked];
}
