import type { StageEnd } from "../../run/stage-runner.ts";
import type { IssueFacts, IssueInput } from "../../types/facts.ts";
import { parseIssue } from "./parse-issue.ts";

export { parseIssue };

/** Calls whose variables were recorded too. */
function recordedCalls(facts: IssueFacts): number {
  return facts.crash?.frames.filter((frame) => frame.isInApp && frame.variables !== null).length ?? 0;
}

export function readIssue(input: IssueInput): { end: StageEnd; facts: IssueFacts } {
  const facts = parseIssue(input);
  const counts = [
    [facts.snippets.length, "code block"],
    [facts.expectations.length, "expectation"],
    [facts.stackTraces.length, "stack trace"],
    [recordedCalls(facts), "recorded call"],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} ${word}${count === 1 ? "" : "s"}`);
  const summary =
    counts.length === 0 ? "The text holds no code, no expectation and no stack trace." : `Found ${counts.join(", ")}.`;
  return { end: { outcome: "passed", reason: "read", summary }, facts };
}
