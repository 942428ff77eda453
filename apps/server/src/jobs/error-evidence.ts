import type { Evidence, StatusResult } from "@fixpoint/contracts";
import type { IssueChange, RunResultRow } from "@fixpoint/db";

const NOTHING_RUN: StatusResult = {
  has_fix: false,
  issue_status: "error",
  reproduced_status: "not_run",
  unit_tests_status: "not_run",
  pre_commit_test_status: "not_run",
  validation_test_status: "not_run",
};

/** What is stored for a run that the machinery or the project's state ended. */
export function errorResult(
  reason: string,
  summary: string,
  errorKind: "infrastructure" | "project",
): { result: RunResultRow; change: IssueChange } {
  const evidence: Evidence = {
    version: 1,
    verdict: { reason, summary: summary.slice(0, 2000), errorKind },
    suitability: null,
    baseSha: null,
    engine: null,
    sandbox: null,
    environment: null,
    reproduction: null,
    suspicious: [],
    search: null,
    strength: null,
    coverage: null,
    tried: [],
    timings: { total: 0, toReproduction: null, toFix: null, byStage: {} },
    peakMemoryBytes: null,
    replayCommand: null,
  };
  return {
    result: {
      baseSha: null,
      patch: null,
      fix: [],
      reproductionScript: [],
      existingUnitTests: [],
      modifiedUnitTests: [],
      evidence,
      evidencePath: null,
    },
    change: { agentResultStatus: "error", statusResult: NOTHING_RUN, coveredLines: null, coverableLines: null },
  };
}
