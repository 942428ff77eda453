import type { IssueDetails } from "@fixpoint/contracts";
import { MessageCircleQuestion } from "lucide-react";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";

const NEXT: Partial<Record<string, string>> = {
  no_result: "Add details to the issue, then recompute. Not reproduced does not mean that there is no bug.",
  reproduced: "The failing test below is yours to keep: it describes the bug exactly, and a fix has to make it pass.",
};

const ERROR_KIND = {
  infrastructure: "The machinery failed, not your project. Recompute; if it fails again, tell whoever runs this server.",
  project: "The project could not be built or run. Mend what is named below, then recompute.",
} as const;

const KINDS: Record<string, string> = {
  bug: "Bug",
  question: "Question",
  feature: "Feature request",
  docs: "Documentation",
  not_enough_facts: "Not enough facts",
  security: "Security report, handle it privately",
};

/** For every verdict that is not a fix: the reason, what is missing, and the question to ask the reporter. */
export function Ending({ bug }: { bug: IssueDetails }) {
  const { evidence } = bug;
  const suitability = evidence?.suitability ?? null;
  const next =
    bug.agentResultStatus === "error" && evidence?.verdict.errorKind
      ? ERROR_KIND[evidence.verdict.errorKind]
      : NEXT[bug.agentResultStatus ?? ""];
  const reasons = bug.agentResultStatus === "unsuitable_issue" ? (suitability?.reasons ?? []) : [];
  const missing = suitability?.missingFacts ?? [];
  const question = suitability?.draftQuestion ?? null;
  const notes =
    bug.agentResultStatus === "error" || bug.agentResultStatus === "no_result" ? (evidence?.environment?.notes ?? []) : [];
  if (!next && reasons.length === 0 && missing.length === 0 && !question && notes.length === 0) return null;

  return (
    <section id="ending" aria-label="What is missing" className="scroll-mt-28 space-y-4">
      {next && <p className="text-fg-2">{next}</p>}
      {reasons.length > 0 && suitability && (
        <div>
          <h3 className="text-h3 font-semibold">Judged as: {KINDS[suitability.kind]}</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-fg-2">
            {reasons.map((reason) => (
              <li key={reason}>
                <InlineCode text={reason} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {missing.length > 0 && (
        <div>
          <h3 className="text-h3 font-semibold">Missing facts</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-fg-2">
            {missing.map((fact) => (
              <li key={fact}>
                <InlineCode text={fact} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <div>
          <h3 className="text-h3 font-semibold">From the environment</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-fg-2">
            {notes.map((note) => (
              <li key={note} className="wrap-anywhere">
                <InlineCode text={note} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {question && (
        <figure className="rounded-card border bg-subtle p-4">
          <figcaption className="flex items-center gap-2 text-label font-semibold">
            <MessageCircleQuestion aria-hidden className="size-4.5 text-primary" />
            A question to ask the reporter
            <span className="ml-auto">
              <CopyButton text={question} name="Copy the question" label="Copy" />
            </span>
          </figcaption>
          <blockquote className="mt-2 wrap-anywhere whitespace-pre-wrap text-fg-2">{question}</blockquote>
        </figure>
      )}
    </section>
  );
}
