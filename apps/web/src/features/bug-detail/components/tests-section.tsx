import type { ExistingUnitTest, IssueDetails } from "@fixpoint/contracts";
import { lazy, Suspense, useMemo, useState } from "react";
import { Fold } from "../../../components/ui/fold.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { plural } from "../../../lib/format.ts";
import { failing, OutcomeCell } from "./outcome-cell.tsx";

const DiffTable = lazy(() => import("./diff-table.tsx"));
const FIRST_ROWS = 10;

function isBad(test: ExistingUnitTest): boolean {
  const outcome = test.result_post_fix ?? test.result_pre_fix;
  return outcome === "FAILED" || outcome === "ERROR";
}

/** The project's own tests: the files that the fix adds to, and every existing case before and after, failures first. */
export function TestsSection({ bug }: { bug: IssueDetails }) {
  const [all, setAll] = useState(false);
  const tests = useMemo(
    () => [...bug.existing_unit_tests].sort((one, other) => Number(isBad(other)) - Number(isBad(one))),
    [bug.existing_unit_tests],
  );
  const compared = tests.some((test) => test.result_post_fix !== null);
  const shown = all ? tests : tests.slice(0, FIRST_ROWS);
  return (
    <Fold
      name="tests"
      id="tests"
      title="Unit tests"
      aside={
        <span className="text-meta text-fg-3">
          Changed {bug.modified_unit_tests.length} · Existing {tests.length}
        </span>
      }
    >
      <div className="space-y-4">
        {bug.modified_unit_tests.map((file) => (
          <article key={file.file_path} aria-label={file.file_path} className="overflow-hidden rounded-card border">
            <header className="flex items-center gap-3 border-b bg-subtle px-3 py-2">
              <h3 className="min-w-0 truncate font-mono text-code font-semibold">{file.file_path}</h3>
              <span className="ml-auto shrink-0 rounded-full bg-warn-bg px-2 py-0.5 text-meta font-medium text-warn">
                ▲ review the change
              </span>
            </header>
            <Suspense fallback={<Skeleton className="m-3 h-24" />}>
              <DiffTable
                path={file.file_path}
                base={file.base_code ?? ""}
                patch={file.patch_code}
                coverage={null}
                split={false}
                test={null}
              />
            </Suspense>
          </article>
        ))}
        {tests.length > 0 && (
          <div className="overflow-x-auto rounded-card border thin-scroll">
            <table role="table" className="w-full border-collapse text-left max-md:block max-md:[&>tbody]:block">
              <thead className="max-md:sr-only">
                <tr className="bg-subtle text-meta text-fg-3">
                  <th className="px-3 py-1.5 font-medium">Existing test</th>
                  <th className="w-28 px-3 py-1.5 font-medium">Before</th>
                  {compared && <th className="w-28 px-3 py-1.5 font-medium">After</th>}
                </tr>
              </thead>
              <tbody role="rowgroup">
                {shown.map((test, index) => (
                  <tr
                    role="row"
                    {...failing(test.result_pre_fix, test.result_post_fix)}
                    key={`${test.file_path ?? ""}:${test.name}:${index}`}
                    className="border-t max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-2 max-md:px-3 max-md:py-2"
                  >
                    <th role="rowheader" scope="row" className="text-left font-normal max-md:w-full md:px-3 md:py-1.5">
                      <span className="block wrap-anywhere">
                        {test.name}
                        {test.flaky && <span className="ml-2 rounded-full bg-warn-bg px-1.5 text-meta text-warn">flaky</span>}
                      </span>
                      {test.file_path && (
                        <span className="block font-mono text-[11px] leading-4 text-fg-3 wrap-anywhere">{test.file_path}</span>
                      )}
                    </th>
                    <OutcomeCell label="Before" outcome={test.result_pre_fix} />
                    {compared && <OutcomeCell label="After" outcome={test.result_post_fix} />}
                  </tr>
                ))}
              </tbody>
            </table>
            {tests.length > FIRST_ROWS && (
              <button
                type="button"
                aria-expanded={all}
                onClick={() => setAll(!all)}
                className="w-full border-t py-2 text-meta font-semibold text-primary hover:bg-hover"
              >
                {all ? "Show fewer" : `Show all ${plural(tests.length, "test")}`}
              </button>
            )}
          </div>
        )}
      </div>
    </Fold>
  );
}
