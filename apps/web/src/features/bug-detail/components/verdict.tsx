import type { BugView, IssueDetails } from "@fixpoint/contracts";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { ViewIcon } from "../../../components/ui/view-icon.tsx";
import { duration } from "../../../lib/format.ts";
import type { Timeline } from "../model/timeline.ts";
import { BeforeAfter } from "./before-after.tsx";

const HEADLINES = {
  validated_fix: "Fixed, and proven",
  reproduced: "Reproduced, no fix yet",
  no_result: "Could not be reproduced",
  error: "Processing failed",
  unsuitable_issue: "Not something a patch can fix",
} as const;

/** The verdict in one sentence, with the test that went from red to green beside it. */
export function Verdict({ bug, view, timeline }: { bug: IssueDetails; view: BugView; timeline: Timeline }) {
  const status = bug.agentResultStatus ?? "error";
  const seconds = bug.evidence?.timings.total;
  const ms = seconds !== undefined ? seconds * 1000 : timeline.workedMs;
  const resultView = {
    validated_fix: "validatedFix",
    reproduced: "reproduced",
    no_result: "noResult",
    error: "errorFailed",
    unsuitable_issue: "unsuitable",
  }[status] as BugView;
  return (
    <section
      aria-label="Verdict"
      data-view={resultView}
      data-current={view}
      className="animate-rise overflow-hidden rounded-dialog border"
    >
      <div className="flex flex-col gap-4 bg-(--chip-bg)/60 p-5 md:flex-row md:items-center md:p-6">
        <span className="flex size-12 shrink-0 animate-pop items-center justify-center rounded-full bg-(--chip-bg)">
          <ViewIcon view={resultView} className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-[20px] leading-7 font-semibold tracking-[-0.01em]">{HEADLINES[status]}</h2>
          <p className="mt-0.5 max-w-[72ch] text-fg-2">
            <InlineCode text={bug.evidence?.verdict.summary ?? "No evidence was recorded for this run."} />
          </p>
        </div>
        {ms > 0 && (
          <p className="shrink-0 text-meta text-fg-2 md:text-right">
            <span className="block text-[20px] leading-7 font-semibold text-fg tabular">{duration(ms)}</span>
            {status === "validated_fix" ? "from report to proof" : "worked on it"}
          </p>
        )}
      </div>
      <BeforeAfter bug={bug} />
    </section>
  );
}
