import type { CheckStatus, StatusResult } from "@fixpoint/contracts";

/** The four checks in the order in which they are made. */
export function checksOf(result: StatusResult): { name: string; status: CheckStatus }[] {
  return [
    { name: "reproduced", status: result.reproduced_status },
    { name: "pre-commit tests", status: result.pre_commit_test_status },
    { name: "unit tests", status: result.unit_tests_status },
    { name: "validation", status: result.validation_test_status },
  ];
}

const WORDS: Record<CheckStatus, string> = { passed: "passed", failed: "failed", not_run: "not run" };

/** Disc, cross and ring in the ten units from the middle of a path's left edge. */
const MARKS: readonly { status: CheckStatus; d: string; className: string }[] = [
  { status: "passed", d: "m1 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0", className: "fill-ok" },
  { status: "failed", d: "m1.5-3.5l7 7m0-7l-7 7", className: "stroke-bad stroke-2 [stroke-linecap:round]" },
  { status: "not_run", d: "m1.6 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0", className: "stroke-control stroke-[1.2]" },
];
/** From one mark to the next. */
const STEP = 14;

/** Four dots: filled passed, ring not run, cross failed; the whole is named in words. */
export function EvidenceDots({ result }: { result: StatusResult }) {
  const checks = checksOf(result);
  const passed = checks.filter((check) => check.status === "passed").length;
  const title = checks.map((check) => `${check.name}: ${WORDS[check.status]}`).join("\n");
  return (
    <span role="img" aria-label={`${passed} of 4 checks passed`} title={title} className="inline-flex">
      <svg viewBox="0 0 52 10" fill="none" className="h-2.5 w-13">
        {MARKS.map(({ status, d, className }) => {
          // One path for all of a kind: a long list is drawn of as few shapes as it can be.
          const path = checks.map((check, index) => (check.status === status ? `M${index * STEP} 5${d}` : "")).join("");
          return path && <path key={status} d={path} className={className} />;
        })}
      </svg>
    </span>
  );
}
