import type { TestResults } from "@fixpoint/contracts";
import { useMemo, useState } from "react";
import { Card } from "../../../components/ui/card.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { cn } from "../../../lib/cn.ts";
import { shownOutput } from "../model/shown-output.ts";
import { OutcomeWord } from "./outcome-word.tsx";
import { OutputLines } from "./output-lines.tsx";

/** What a run printed, with the runner's own word for how it ended. */
export function OutputPane({ title, results }: { title: "Before" | "After"; results: TestResults }) {
  const output = useMemo(() => shownOutput(results), [results]);
  const [wrap, setWrap] = useState(true);
  const tests = results.granular_test_results;
  const passed = tests.filter((test) => test.status === "PASSED").length;
  const failed = results.aggregate_test_results === "FAILED" || results.aggregate_test_results === "ERROR";
  return (
    <Card className={cn("flex min-w-0 flex-col overflow-hidden border-t-2", failed ? "border-t-bad" : "border-t-ok")}>
      <div className="flex flex-wrap items-center gap-2 border-b bg-subtle px-3 py-1.5">
        <h3 className="text-label font-semibold">{title}</h3>
        <OutcomeWord outcome={results.aggregate_test_results} />
        {tests.length > 0 && (
          <span className="text-meta text-fg-3 tabular">
            {failed ? tests.length - passed : passed}/{tests.length}
          </span>
        )}
        <span className="ml-auto flex items-center">
          <button
            type="button"
            aria-pressed={wrap}
            onClick={() => setWrap(!wrap)}
            className={cn("min-h-6 rounded px-1.5 text-meta", wrap ? "font-medium text-primary" : "text-fg-3")}
          >
            Wrap
          </button>
          {output && <CopyButton text={output} name={`Copy the output ${title.toLowerCase()} the fix`} />}
        </span>
      </div>
      <p className="flex items-start gap-1 border-b px-3 py-1 font-mono text-[11.5px] leading-5 text-fg-2">
        <span aria-hidden className="text-primary select-none">
          $
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">{results.test_run}</span>
        <CopyButton text={results.test_run} name="Copy the command" />
      </p>
      <OutputLines
        name={`Output ${title.toLowerCase()} the fix`}
        output={output}
        wrap={wrap}
        empty={results.output === null ? "No output was kept." : "It printed nothing."}
      />
    </Card>
  );
}
