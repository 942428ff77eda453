import { classifyIssue, isUnsuitable, parseIssue } from "@fixpoint/agent";
import type { z } from "zod";
import { issueOf } from "./issue-of.ts";
import type { TRIAGE } from "./schemas.ts";

type Output = z.infer<z.ZodObject<typeof TRIAGE.output>>;

/** Reads and judges the issue; nothing is run. */
export async function triage({ issue }: { issue: string }): Promise<Output> {
  const facts = parseIssue(issueOf(issue));
  const suitability = classifyIssue(facts);
  return {
    isSuitable: !isUnsuitable(suitability),
    ...suitability,
    facts: {
      title: facts.title,
      expectations: facts.expectations.map(({ expression, expected, actual }) => ({ expression, expected, actual })),
      errors: facts.stackTraces.map(({ errorType, message }) => ({ type: errorType, message })),
      identifiers: facts.identifiers,
      files: facts.files,
      versions: facts.versions,
      codeBlocks: facts.snippets.length,
      notes: facts.notes,
    },
  };
}
