import { execFileSync } from "node:child_process";
import {
  archiveIssue,
  claimRun,
  createIssues,
  finishRun,
  savePullRequest,
  type Db,
  type IssueRow,
  type RunResultRow,
} from "@fixpoint/db";
import type {
  AgentResultStatus,
  ExistingUnitTest,
  FixItem,
  PullRequestStatus,
  ReproductionItem,
  TestResults,
} from "@fixpoint/contracts";
import { errorResult } from "../../apps/server/src/jobs/error-evidence.ts";
import { provenPatch } from "../../apps/server/src/testing/proven-patch.ts";

export interface ProjectPlace {
  organizationId: string;
  projectId: string;
  /** Folder of the project's repository. */
  repository: string;
}

/** One bug of every kind that a list can hold; the title says which. */
export const BUGS = {
  inProgress: { title: "Total is late" },
  validatedFix: { title: "`sum(1, 2)` returns -1", result: "validated_fix" },
  reproduced: { title: "Discount is applied twice", result: "reproduced" },
  noResult: { title: "Sometimes the page is slow", result: "no_result" },
  errorFailed: { title: "Export ends early", result: "error" },
  unsuitable: { title: "Please add a dark theme", result: "unsuitable_issue" },
  open: { title: "Cart forgets its last item", result: "validated_fix", pullRequest: "OPEN" },
  closed: { title: "Tax is rounded down", result: "validated_fix", pullRequest: "CLOSED" },
  merged: { title: "Empty order crashes", result: "validated_fix", pullRequest: "MERGED" },
  draft: { title: "Currency sign is doubled", result: "validated_fix", pullRequest: "DRAFT" },
  archived: { title: "Old report is empty", result: "validated_fix", pullRequest: "OPEN", isArchived: true },
} as const satisfies Record<string, BugPlan>;
export type BugKind = keyof typeof BUGS;

interface BugPlan {
  title: string;
  /** None: the agent is at it. */
  result?: AgentResultStatus;
  pullRequest?: PullRequestStatus;
  isArchived?: boolean;
}

const TEST_NAME = "sum adds";
const BASE = "export const sum = (a, b) => a - b;\n";

const FIX: FixItem = {
  file_path: "sum.js",
  base: { code: BASE, code_storage_path: null },
  patch: { code: BASE.replace("a - b", "a + b"), code_storage_path: null },
  added_lines: [1],
  removed_lines: [1],
  tests_coverage: [1],
  coverable_lines: [1],
  coverage_by_tests: { [TEST_NAME]: 1 },
  detailed_coverage: [{ test_name: TEST_NAME, added_covered_lines: [1] }],
};

const UNIT_TEST: ExistingUnitTest = {
  name: "sum of nothing",
  file_path: "sum.test.js",
  result_pre_fix: "PASSED",
  result_post_fix: "PASSED",
  flaky: false,
};

function results(status: "FAILED" | "PASSED"): TestResults {
  const message = status === "FAILED" ? "Expected 3, got -1" : null;
  return {
    output: status === "FAILED" ? `not ok 1 - ${TEST_NAME}\n` : `ok 1 - ${TEST_NAME}\n`,
    output_storage_path: null,
    test_run: "node --test sum.test.js",
    granular_test_results: [{ name: TEST_NAME, file: "sum.test.js", status, duration_ms: 2, message }],
    aggregate_test_results: status,
  };
}

function reproduction(isFixed: boolean): ReproductionItem {
  return {
    test_name: TEST_NAME,
    file_path: "sum.test.js",
    test_code: 'import { sum } from "./sum.js";\nassert.equal(sum(1, 2), 3);\n',
    results_pre_fix: results("FAILED"),
    results_post_fix: isFixed ? results("PASSED") : null,
  };
}

function resultOf(status: AgentResultStatus, baseSha: string): RunResultRow {
  const { result } = errorResult(status, `The agent ended with ${status}.`, "project");
  const isFixed = status === "validated_fix";
  return {
    ...result,
    baseSha,
    evidence: { ...result.evidence, verdict: { ...result.evidence.verdict, errorKind: status === "error" ? "project" : null } },
    ...(isFixed && { patch: provenPatch, fix: [FIX], existingUnitTests: [UNIT_TEST] }),
    ...((isFixed || status === "reproduced") && { reproductionScript: [reproduction(isFixed)] }),
  };
}

function git(cwd: string, ...args: string[]): string {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.test"];
  return execFileSync("git", [...author, ...args], { cwd, encoding: "utf8" }).trim();
}

/** A branch with a commit of its own: the worker takes a pull request without one for closed. */
function makeBranch(repository: string, name: string): string {
  const commit = git(repository, "commit-tree", "main^{tree}", "-p", "main", "-m", name);
  git(repository, "branch", name, commit);
  return commit;
}

/** A bug as an agent and a person would have left it. */
export async function seedBug(db: Db, place: ProjectPlace, plan: BugPlan): Promise<IssueRow> {
  const { organizationId, projectId } = place;
  // The scripted agent that claims it never ends.
  const values = {
    organizationId,
    projectId,
    title: plan.title,
    text: "hang",
    issueUrl: null,
    source: "local" as const,
    createdById: null,
  };
  const [issue] = await createIssues(db.$client, [values]);
  if (!issue?.currentRunId) throw new Error("The bug was not stored");
  if (!plan.result) return issue;
  const claim = await claimRun(db, organizationId, issue.currentRunId, "seed");
  if (!claim) throw new Error("The run was taken");
  const passed = plan.result === "validated_fix" ? "passed" : "not_run";
  await finishRun(db, claim, resultOf(plan.result, git(place.repository, "rev-parse", "main")), {
    agentResultStatus: plan.result,
    statusResult: {
      has_fix: plan.result === "validated_fix",
      issue_status: plan.result,
      reproduced_status: plan.result === "validated_fix" || plan.result === "reproduced" ? "passed" : "not_run",
      unit_tests_status: passed,
      pre_commit_test_status: passed,
      validation_test_status: passed,
    },
  });
  if (plan.pullRequest) {
    const branch = `fixpoint/${issue.key.toLowerCase()}`;
    await savePullRequest(db, {
      organizationId,
      projectId,
      issueId: issue.id,
      status: plan.pullRequest,
      number: issue.number,
      title: plan.title,
      url: `https://code.example.test/pull/${issue.number}`,
      branch,
      baseBranch: "main",
      headSha: makeBranch(place.repository, branch),
    });
  }
  if (plan.isArchived) await archiveIssue(db, { organizationId, projectId, issueId: issue.id }, true);
  return issue;
}

export async function seedBugs(db: Db, place: ProjectPlace): Promise<Record<BugKind, IssueRow>> {
  const entries: [string, IssueRow][] = [];
  for (const [kind, plan] of Object.entries(BUGS)) entries.push([kind, await seedBug(db, place, plan)]);
  return Object.fromEntries(entries) as Record<BugKind, IssueRow>;
}
