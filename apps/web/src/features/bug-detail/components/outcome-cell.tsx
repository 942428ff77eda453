import type { TestOutcome } from "@fixpoint/contracts";
import { OutcomeWord } from "./outcome-word.tsx";

function isBad(outcome: TestOutcome | null): boolean {
  return outcome === "FAILED" || outcome === "ERROR";
}

/** Marks the row of a test that failed on a side, so that the key for the next failing test finds it. */
export function failing(before: TestOutcome | null, after: TestOutcome | null) {
  return isBad(before) || isBad(after) ? { "data-failing": "", tabIndex: -1 } : {};
}

/** An outcome in a table of tests; on a phone, where rows are stacked and have no header, with its word. */
export function OutcomeCell({ label, outcome }: { label: string; outcome: TestOutcome | null }) {
  return (
    <td role="cell" className="align-top md:px-3 md:py-2">
      {outcome && (
        <>
          <span className="mr-1.5 text-meta text-fg-3 md:hidden">{label}</span>
          <OutcomeWord outcome={outcome} />
        </>
      )}
    </td>
  );
}
