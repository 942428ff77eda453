import type { TestResults } from "@fixpoint/contracts";
import { useMemo, useState } from "react";
import { Card } from "../../../components/ui/card.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { cn } from "../../../lib/cn.ts";
import { count } from "../../../lib/format.ts";
import { ansiLines } from "../model/ansi.ts";
import { shownOutput } from "../model/shown-output.ts";
import { OutcomeWord } from "./outcome-word.tsx";

/** What a run printed, with the runner's own word for how it ended. */
export function OutputPane({ title, results }: { title: "Before" | "After"; results: TestResults }) {
  const output = useMemo(() => shownOutput(results), [results]);
  const { lines, skipped } = useMemo(() => ansiLines(output), [output]);
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
      {skipped > 0 && (
        <p className="px-3 pt-2 text-meta text-fg-3">The first {count(skipped)} lines are in the evidence bundle.</p>
      )}
      <pre
        tabIndex={0}
        aria-label={`Output ${title.toLowerCase()} the fix`}
        className={cn(
          "max-h-80 min-h-16 flex-1 overflow-auto p-3 font-mono text-[12px] leading-[18px] thin-scroll",
          wrap && "wrap-anywhere whitespace-pre-wrap",
        )}
      >
        {output === "" && (
          <span className="font-sans text-fg-3">{results.output === null ? "No output was kept." : "It printed nothing."}</span>
        )}
        {lines.map((parts, index) => (
          <div key={index} className="min-h-[18px]">
            {parts.map((part, at) =>
              part.className ? (
                <span key={at} className={part.className}>
                  {part.text}
                </span>
              ) : (
                part.text
              ),
            )}
          </div>
        ))}
      </pre>
    </Card>
  );
}
