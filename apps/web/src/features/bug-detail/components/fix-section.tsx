import type { IssueDetails } from "@fixpoint/contracts";
import { Fold } from "../../../components/ui/fold.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { plural } from "../../../lib/format.ts";
import { useAnchor } from "../hooks/use-anchor.ts";
import type { DetailView } from "../hooks/use-detail-search.ts";
import { useViewed } from "../hooks/use-viewed.ts";
import { fixAnchor } from "../model/anchors.ts";
import { sizeOf } from "../model/trust.ts";
import { CoverageLegend } from "./coverage-legend.tsx";
import { DiffFile } from "./diff-file.tsx";
import { DiffTools } from "./diff-tools.tsx";

/** The fix as a diff, with the proof of each changed line in the gutter. */
export function FixSection({ bug, view }: { bug: IssueDetails; view: DetailView }) {
  const anchor = useAnchor();
  const viewed = useViewed(bug.id, bug.fix);
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
            {" · "}
            {viewed.count} of {bug.fix.length} viewed
          </span>
          <DiffTools view={view} tests={tests} measured={measured} />
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
        {bug.fix.map((file, index) => (
          <DiffFile
            key={file.file_path}
            file={file}
            view={view}
            test={view.test !== null && tests.includes(view.test) ? view.test : null}
            anchor={fixAnchor(index + 1)}
            target={anchor?.kind === "fix" && anchor.file === index + 1 ? anchor : null}
            viewed={viewed.isViewed(file)}
            onViewed={(next) => viewed.setViewed(file, next)}
          />
        ))}
      </div>
      {measured ? (
        view.coverage && <CoverageLegend />
      ) : (
        <p className="mt-2 text-meta text-fg-3">{nothingToRun ? "No changed line to cover" : "Coverage not measured"}</p>
      )}
    </Fold>
  );
}
