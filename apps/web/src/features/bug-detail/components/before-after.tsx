import type { IssueDetails, TestOutcome } from "@fixpoint/contracts";
import { ArrowRight } from "lucide-react";
import { OutcomeWord } from "./outcome-word.tsx";

function firstMessage(bug: IssueDetails): string | null {
  const tests = bug.reproduction_script[0]?.results_pre_fix.granular_test_results ?? [];
  return tests.find((test) => test.status === "FAILED" || test.status === "ERROR")?.message?.split("\n")[0] ?? null;
}

function Side({ title, outcome, text }: { title: string; outcome: TestOutcome; text: string }) {
  return (
    <div className="min-w-0 flex-1 px-5 py-4 md:px-6">
      <p className="flex items-center gap-2 text-meta font-medium text-fg-3">
        {title}
        <OutcomeWord outcome={outcome} />
      </p>
      <p className="mt-1 truncate font-mono text-code text-fg-2" title={text}>
        {text}
      </p>
    </div>
  );
}

/** The reproduction before and after the fix, in one line each. */
export function BeforeAfter({ bug }: { bug: IssueDetails }) {
  const script = bug.reproduction_script[0];
  if (!script) return null;
  const after = script.results_post_fix;
  return (
    <div className="flex flex-col border-t max-md:divide-y md:flex-row md:items-center">
      <Side title="Before" outcome={script.results_pre_fix.aggregate_test_results} text={firstMessage(bug) ?? script.test_name} />
      {after && (
        <>
          <ArrowRight aria-hidden className="size-5 shrink-0 text-fg-3 max-md:hidden" />
          <Side title="After" outcome={after.aggregate_test_results} text={script.test_name} />
        </>
      )}
    </div>
  );
}
