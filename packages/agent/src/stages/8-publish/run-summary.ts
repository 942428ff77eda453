import type { AgentResultStatus, Attempt } from "@fixpoint/contracts";
import type { RunOutcome } from "../../types/run.ts";
import { evidenceTable } from "./evidence-table.ts";
import type { IssueReference } from "./issue-reference.ts";
import { described, plain } from "./markdown.ts";
import { heading } from "./pull-request-body.ts";
import { type Places, rerun } from "./rerun.ts";
import { alternatives, bullets, cause, limitsOfProof, reproduction, unnoticed } from "./sections.ts";

const MAX_TRIED = 20;
const MAX_MISSING = 10;

/** What each verdict is called where a run is reported. */
export const VERDICT_TITLES: Record<AgentResultStatus, string> = {
  validated_fix: "Validated fix",
  reproduced: "Reproduced, no proven fix",
  no_result: "Not reproduced",
  unsuitable_issue: "Not applicable",
  error: "The run failed",
};

function attempt({ what, detail }: Attempt): string {
  return `${described(what, 300)}: ${plain(detail, 300)}`;
}

/** What was tried and what is missing; of a proven fix nobody asks. */
function shortcomings({ resultStatus, evidence }: RunOutcome): (string | null)[] {
  if (resultStatus === "validated_fix") return [];
  const { suitability, tried } = evidence;
  const missing = (suitability?.missingFacts ?? []).slice(0, MAX_MISSING).map((fact) => plain(fact, 300));
  return [
    bullets("Tried", tried.slice(0, MAX_TRIED).map(attempt)),
    bullets("Missing", missing),
    suitability?.draftQuestion ? `**To ask.** ${plain(suitability.draftQuestion, 1000)}` : null,
  ];
}

/** The evidence of any run as a page of Markdown, made of the same parts as a pull request's body. */
export function runSummary(outcome: RunOutcome, issue: IssueReference, places: Places = {}): string {
  const isReproduced = outcome.evidence.reproduction !== null;
  const parts = [
    `## ${VERDICT_TITLES[outcome.resultStatus]}`,
    heading(issue),
    plain(outcome.evidence.verdict.summary, 1000),
    ...(isReproduced ? [cause(outcome), reproduction(outcome), evidenceTable(outcome)] : []),
    ...shortcomings(outcome),
    ...(isReproduced ? [unnoticed(outcome), alternatives(outcome), limitsOfProof(outcome), rerun(outcome, issue, places)] : []),
  ];
  return `${parts.filter((part) => part !== null && part !== "").join("\n\n")}\n`;
}
