import type { IssueDetails, TestOutcome } from "@fixpoint/contracts";
import { ArrowRight } from "lucide-react";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { OutcomeWord } from "./outcome-word.tsx";

function symptomOf(bug: IssueDetails): string | null {
  if (bug.evidence?.reproduction) return bug.evidence.reproduction.symptom;
  const tests = bug.reproduction_script[0]?.results_pre_fix.granular_test_results ?? [];
  return tests.find((test) => test.status === "FAILED" || test.status === "ERROR")?.message?.replace(/\s+/g, " ") ?? null;
}

function Side({ title, outcome, text }: { title: string; outcome: TestOutcome; text: string }) {
  return (
    <div className="min-w-0 flex-1 px-5 py-4 md:px-6">
      <p className="flex items-center gap-2 text-meta font-medium text-fg-3">
        {title}
        <OutcomeWord outcome={outcome} />
      </p>
      <p className="mt-1.5 line-clamp-3 text-fg-2 wrap-anywhere" title={text}>
        <InlineCode text={text} />
      </p>
    </div>
  );
}

const AFTER: Record<TestOutcome, string> = {
  PASSED: "the same test, with the fix",
  FAILED: "the same test still fails with the fix",
  ERROR: "the same test could not be run with the fix",
  SKIPPED: "the same test was skipped with the fix",
};

/** The reproduction before and after the fix, in one sentence each. */
export function BeforeAfter({ bug }: { bug: IssueDetails }) {
  const script = bug.reproduction_script[0];
  if (!script) return null;
  const after = script.results_post_fix;
  return (
    <div className="flex flex-col border-t max-md:divide-y md:flex-row md:items-start">
      <Side title="Before" outcome={script.results_pre_fix.aggregate_test_results} text={symptomOf(bug) ?? script.test_name} />
      {after && (
        <>
          <ArrowRight aria-hidden className="mt-4 size-5 shrink-0 text-fg-3 max-md:hidden" />
          <Side title="After" outcome={after.aggregate_test_results} text={AFTER[after.aggregate_test_results]} />
        </>
      )}
    </div>
  );
}
