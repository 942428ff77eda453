import type { IssueDetails, Organization } from "@fixpoint/contracts";
import { useState } from "react";
import { Fold } from "../../../components/ui/fold.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { plural } from "../../../lib/format.ts";
import { setUiConfig, useUiConfig } from "../../../lib/ui-config.ts";
import { DESKTOP, useMedia } from "../../../lib/use-media.ts";
import { sizeOf } from "../model/trust.ts";
import { CoverageLegend } from "./coverage-legend.tsx";
import { DiffFile } from "./diff-file.tsx";

/** The fix as a diff, with the proof of each changed line in the gutter. */
export function FixSection({ bug }: { bug: IssueDetails; organization: Organization }) {
  const { diff } = useUiConfig();
  const wide = useMedia(DESKTOP);
  const [test, setTest] = useState("");
  const size = sizeOf(bug);
  const tests = [...new Set(bug.fix.flatMap((file) => file.detailed_coverage.map((entry) => entry.test_name)))];
  const measured = bug.fix.some((file) => file.coverable_lines.length > 0 || file.tests_coverage.length > 0);
  const nothingToRun = !measured && bug.evidence?.coverage != null;
  const chosen = bug.evidence?.search?.chosen;

  return (
    <Fold
      name="fix"
      id="fix"
      title="Fix"
      aside={
        <>
          <span className="text-meta text-fg-3 tabular">
            {plural(size.files, "file")} <span className="font-semibold text-ok">+{size.added}</span>{" "}
            <span className="font-semibold text-bad">−{size.removed}</span>
          </span>
          <span className="flex items-center gap-2 md:ml-auto">
            {tests.length > 0 && (
              <select
                aria-label="Coverage by test"
                value={test}
                onChange={(event) => setTest(event.target.value)}
                className="h-8 max-w-52 rounded-control border border-control bg-bg px-2 text-meta!"
              >
                <option value="">Coverage by all tests</option>
                {tests.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            )}
            {wide && (
              <Segmented
                name="Layout of the diff"
                value={diff}
                options={[
                  { id: "split", label: "Split" },
                  { id: "unified", label: "Unified" },
                ]}
                onChange={(next) => setUiConfig({ diff: next })}
              />
            )}
          </span>
        </>
      }
    >
      {chosen && (
        <p className="mb-3 text-fg-2">
          How it was made:{" "}
          <span className="text-fg">
            <InlineCode text={chosen} />
          </span>
        </p>
      )}
      <div className="space-y-4">
        {bug.fix.map((file) => (
          <DiffFile key={file.file_path} file={file} split={wide && diff === "split"} test={test || null} />
        ))}
      </div>
      {measured ? (
        <CoverageLegend />
      ) : (
        <p className="mt-2 text-meta text-fg-3">{nothingToRun ? "No changed line to cover" : "Coverage not measured"}</p>
      )}
    </Fold>
  );
}
