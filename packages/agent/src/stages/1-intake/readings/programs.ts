import type { Expectation, Snippet } from "../../../types/facts.ts";
import { guarded } from "../document/guarded.ts";
import { actsListed } from "../programs/acts-listed.ts";
import { inlineProgram, withInline } from "../programs/inline-program.ts";
import { stepsTold } from "../programs/steps-told.ts";
import { wordedSteps } from "../programs/worded-steps.ts";
import type { ReadIssue } from "./issue.ts";

interface WithProgram {
  program: Snippet | null;
  expectations: Expectation[];
}

/** Where sentences tell what is done one after the other, or hold the statements, the program that they tell, and what is said of it. */
export function withProgramTold({ prose, snippets, notes }: ReadIssue, expectations: readonly Expectation[]): WithProgram {
  const said = [...expectations];
  const [worded = null] = guarded(notes, "The steps", () =>
    snippets.length > 0 ? [] : [stepsTold(prose, said) ?? actsListed(prose, said) ?? wordedSteps(prose, said)],
  );
  if (worded !== null) return { program: worded.program, expectations: [...worded.said, ...said] };
  const program = inlineProgram(prose, snippets);
  return { program, expectations: program === null ? said : withInline(said, program) };
}
