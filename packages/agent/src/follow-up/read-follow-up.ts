import type { StageEnd } from "../run/stage-runner.ts";
import { parseIssue, readIssue } from "../stages/1-intake/index.ts";
import type { IssueFacts, IssueInput } from "../types/facts.ts";

function merged(own: readonly string[], more: readonly string[], limit: number): string[] {
  return [...new Set([...own, ...more])].slice(0, limit);
}

/** Stage 1 of an issue about a fix of ours: its own facts, and those of the bug that was fixed. Null where it is about none. */
export function readFollowUp(input: IssueInput): { end: StageEnd; facts: IssueFacts } | null {
  const context = input.context ?? null;
  if (context === null) return null;
  const { end, facts } = readIssue(input);
  const original = parseIssue({ title: context.original.title, text: context.original.text });
  const { title, text, snippets, transcripts, expectations } = original;
  const asked = context.kind === "request" ? "A request about the fix of" : "A red check of the fix of";
  return {
    end: { ...end, summary: `${asked} “${title.slice(0, 200)}”. ${end.summary}` },
    facts: {
      ...facts,
      identifiers: merged(facts.identifiers, original.identifiers, 60),
      files: merged(facts.files, original.files, 100),
      followUp: {
        kind: context.kind,
        original: { title, text, snippets, transcripts, expectations },
        regressionTest: context.original.regressionTest ?? null,
        failingTests: context.failingTests ?? [],
      },
    },
  };
}
