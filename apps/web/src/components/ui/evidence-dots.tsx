import type { CheckStatus, StatusResult } from "@fixpoint/contracts";
import { cn } from "../../lib/cn.ts";

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

/** Four dots: filled passed, ring not run, cross failed; the whole is named in words. */
export function EvidenceDots({ result }: { result: StatusResult }) {
  const checks = checksOf(result);
  const passed = checks.filter((check) => check.status === "passed").length;
  const title = checks.map((check) => `${check.name}: ${WORDS[check.status]}`).join("\n");
  return (
    <span role="img" aria-label={`${passed} of 4 checks passed`} title={title} className="inline-flex items-center gap-1">
      {checks.map((check) => (
        <svg
          key={check.name}
          viewBox="0 0 10 10"
          className={cn(
            "size-2.5",
            check.status === "passed" ? "text-ok" : check.status === "failed" ? "text-bad" : "text-control",
          )}
        >
          {check.status === "passed" && <circle cx="5" cy="5" r="4" fill="currentColor" />}
          {check.status === "not_run" && <circle cx="5" cy="5" r="3.4" fill="none" stroke="currentColor" strokeWidth="1.2" />}
          {check.status === "failed" && (
            <path d="M1.5 1.5l7 7M8.5 1.5l-7 7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          )}
        </svg>
      ))}
    </span>
  );
}
