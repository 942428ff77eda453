import type { TestResults } from "@fixpoint/contracts";
import { Download, Search } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { cn } from "../../../lib/cn.ts";
import { download } from "../../../lib/download.ts";
import { ansiLog } from "../model/ansi.ts";
import { matchingLines } from "../model/output-search.ts";
import { shownOutput } from "../model/shown-output.ts";
import { OutcomeWord } from "./outcome-word.tsx";
import { OutputLines } from "./output-lines.tsx";
import { OutputSearch } from "./output-search.tsx";

interface Props {
  title: "Before" | "After";
  results: TestResults;
  /** Makes each line number a link to its line, under this name. */
  anchor: string;
  /** The line that the address points at. */
  target: number | null;
}

/** What a run printed, with the runner's own word for how it ended. */
export function OutputPane({ title, results, anchor, target }: Props) {
  const output = useMemo(() => shownOutput(results), [results]);
  const log = useMemo(() => ansiLog(output), [output]);
  const [wrap, setWrap] = useState(true);
  const [wanted, setWanted] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const matches = useMemo(() => matchingLines(log.lines, wanted ?? ""), [log, wanted]);
  const tests = results.granular_test_results;
  const passed = tests.filter((test) => test.status === "PASSED").length;
  const failed = results.aggregate_test_results === "FAILED" || results.aggregate_test_results === "ERROR";
  const side = title.toLowerCase();
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
          {output && (
            <>
              <Button
                variant="ghost"
                size="iconSm"
                aria-expanded={wanted !== null}
                aria-label={`Search the output ${side} the fix`}
                title="Search"
                onClick={() => setWanted(wanted === null ? "" : null)}
              >
                <Search aria-hidden className="size-3.5" />
              </Button>
              <CopyButton text={output} name={`Copy the output ${side} the fix`} />
              <Button
                variant="ghost"
                size="iconSm"
                aria-label={`Download the output ${side} the fix`}
                title="Download"
                onClick={() => download(`output-${side}.log`, "text/plain", output)}
              >
                <Download aria-hidden className="size-3.5" />
              </Button>
            </>
          )}
        </span>
      </div>
      {wanted !== null && (
        <OutputSearch
          name={`Search the output ${side} the fix`}
          value={wanted}
          at={at}
          total={matches.length}
          onChange={(value) => {
            setWanted(value);
            setAt(0);
          }}
          onStep={(step) => setAt((at + step + matches.length) % Math.max(1, matches.length))}
          onClose={() => setWanted(null)}
        />
      )}
      <p className="flex items-start gap-1 border-b px-3 py-1 font-mono text-[11.5px] leading-5 text-fg-2">
        <span aria-hidden className="text-primary select-none">
          $
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">{results.test_run}</span>
        <CopyButton text={results.test_run} name="Copy the command" />
      </p>
      {output === "" ? (
        <p className="min-h-16 p-3 text-meta text-fg-3">
          {results.output === null ? "No output was kept." : "It printed nothing."}
        </p>
      ) : (
        <OutputLines
          name={`Output ${side} the fix`}
          log={log}
          wrap={wrap}
          anchor={anchor}
          target={target}
          matches={matches}
          current={matches[at]}
        />
      )}
    </Card>
  );
}
