import type { IssueDetails } from "@fixpoint/contracts";
import { Fold } from "../../../components/ui/fold.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { ReproductionScript } from "./reproduction-script.tsx";

export function ReproductionSection({ bug }: { bug: IssueDetails }) {
  const reproduction = bug.evidence?.reproduction;
  return (
    <Fold
      name="reproduction"
      id="reproduction"
      title="Reproduction"
      aside={
        reproduction && (
          <span className="min-w-0 text-meta text-fg-3 wrap-anywhere">
            derived from <InlineCode text={reproduction.derivedFrom} />
          </span>
        )
      }
    >
      <div className="space-y-6">
        {bug.reproduction_script.map((script, index) => (
          <ReproductionScript key={`${script.file_path}:${script.test_name}`} script={script} index={index} />
        ))}
      </div>
    </Fold>
  );
}
