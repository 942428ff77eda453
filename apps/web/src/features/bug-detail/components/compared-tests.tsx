import type { TestResults } from "@fixpoint/contracts";
import { useMemo, useState } from "react";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { cn } from "../../../lib/cn.ts";
import { compareTests, type ComparedTest } from "../model/test-changes.ts";
import { failing, OutcomeCell } from "./outcome-cell.tsx";

const FILTER_ABOVE = 20;
const TONES = {
  Broken: "text-bad",
  Fixed: "text-ok",
  "Still failing": "text-warn",
  New: "text-info",
  Gone: "text-warn",
  "Still passing": "text-fg-3",
} as const;

function TestRow({ test, compared }: { test: ComparedTest; compared: boolean }) {
  const message = test.message?.replace(/\s+/g, " ").trim();
  return (
    <tr
      role="row"
      {...failing(test.before, test.after)}
      className="border-t max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-2 max-md:px-3 max-md:py-2"
    >
      <th role="rowheader" scope="row" className="text-left align-top font-normal max-md:w-full md:px-3 md:py-2">
        <span className="block font-medium wrap-anywhere">{test.name}</span>
        {message && (
          <span
            className="line-clamp-2 max-w-[80ch] font-mono text-[11.5px] leading-[18px] text-fg-3 wrap-anywhere"
            title={test.message ?? undefined}
          >
            {message}
          </span>
        )}
      </th>
      <OutcomeCell label={compared ? "Before" : "Result"} outcome={test.before} />
      {compared && <OutcomeCell label="After" outcome={test.after} />}
      {compared && (
        <td
          role="cell"
          className={cn(
            "align-top text-label max-md:ml-auto md:px-3 md:py-2 font-medium whitespace-nowrap",
            test.change && TONES[test.change],
          )}
        >
          {test.change}
        </td>
      )}
    </tr>
  );
}

/** Each case of the reproduction before and after, joined by name; what is broken comes first. */
export function ComparedTests({ before, after }: { before: TestResults; after: TestResults | null }) {
  const tests = useMemo(() => compareTests(before, after), [before, after]);
  const [filter, setFilter] = useState<"changed" | "all">(tests.length > FILTER_ABOVE ? "changed" : "all");
  if (tests.length === 0) return null;
  const shown = filter === "all" ? tests : tests.filter((test) => test.change !== "Still passing" && test.change !== null);
  return (
    <div className="overflow-hidden rounded-card border">
      {tests.length > FILTER_ABOVE && (
        <div className="border-b bg-subtle px-3 py-1.5">
          <Segmented
            name="Rows"
            value={filter}
            options={[
              { id: "changed", label: "Changed" },
              { id: "all", label: `All ${tests.length}` },
            ]}
            onChange={setFilter}
          />
        </div>
      )}
      <div className="overflow-x-auto thin-scroll">
        <table role="table" className="w-full border-collapse text-left max-md:block max-md:[&>tbody]:block">
          <thead className="max-md:sr-only">
            <tr className="bg-subtle text-meta text-fg-3">
              <th className="px-3 py-1.5 font-medium">Test</th>
              <th className="w-28 px-3 py-1.5 font-medium">{after ? "Before" : "Result"}</th>
              {after && <th className="w-28 px-3 py-1.5 font-medium">After</th>}
              {after && <th className="w-32 px-3 py-1.5 font-medium">Change</th>}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {shown.map((test) => (
              <TestRow key={test.name} test={test} compared={after !== null} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
