import type { GranularTestResult, IssueDetails, Project, TestResults } from "@fixpoint/contracts";
import { demoRow } from "./demo-bug.ts";

const FILE = "src/pages.js";
const TEST_FILE = "test/pages.regression.test.js";
const NAME = "an empty list has no pages";
const BASE = `/** How many pages a list needs. */
export function pageCount(items, perPage) {
  return Math.floor(items / perPage) + 1;
}

export function pageOf(index, perPage) {
  return Math.floor(index / perPage) + 1;
}
`;
const PATCH = BASE.replace("Math.floor(items / perPage) + 1", "Math.ceil(items / perPage)");
const TEST = `import assert from "node:assert/strict";
import { test } from "node:test";
import { pageCount } from "../src/pages.js";

test("${NAME}", () => {
  assert.equal(pageCount(0, 10), 0);
});
`;
const TEXT = `\`pageCount\` counts a page that is not there.

\`\`\`js
import { pageCount } from "pages";
pageCount(0, 10); // 1
\`\`\`

Expected: \`0\`
Actual: \`1\`
`;

function results(fixed: boolean): TestResults {
  const message = fixed ? null : "AssertionError: 1 !== 0";
  const result: GranularTestResult = {
    name: NAME,
    file: TEST_FILE,
    status: fixed ? "PASSED" : "FAILED",
    duration_ms: 2,
    message,
  };
  return {
    output: fixed ? `✔ ${NAME} (2ms)\n` : `✖ ${NAME} (2ms)\n  AssertionError [ERR_ASSERTION]: 1 !== 0\n`,
    output_storage_path: null,
    test_run: `node --test ${TEST_FILE}`,
    granular_test_results: [result],
    aggregate_test_results: fixed ? "PASSED" : "FAILED",
  };
}

/** The whole of the demo bug: made up, and told so wherever it is shown. */
export function demoDetails(project: Pick<Project, "id" | "organizationId">): IssueDetails {
  const { statusResult, coveredLines: _, coverableLines: __, ...row } = demoRow(project);
  return {
    ...row,
    text: TEXT,
    rawData: {
      id: row.id,
      text: TEXT,
      title: row.title,
      issue_url: null,
      status_process: "agent_done",
      status_result: statusResult,
    },
    fix: [
      {
        file_path: FILE,
        base: { code: BASE, code_storage_path: null },
        patch: { code: PATCH, code_storage_path: null },
        added_lines: [3],
        removed_lines: [3],
        tests_coverage: [3],
        coverable_lines: [3],
        coverage_by_tests: { [NAME]: 1 },
        detailed_coverage: [{ test_name: NAME, added_covered_lines: [3] }],
      },
    ],
    reproduction_script: [
      {
        test_name: NAME,
        file_path: TEST_FILE,
        test_code: TEST,
        results_pre_fix: results(false),
        results_post_fix: results(true),
      },
    ],
    existing_unit_tests: ["index 0 is on page 1", "index 10 is on page 2", "11 items need 2 pages"].map((name) => ({
      name,
      file_path: "test/pages.test.js",
      result_pre_fix: "PASSED",
      result_post_fix: "PASSED",
      flaky: false,
    })),
    modified_unit_tests: [],
    evidence: {
      version: 1,
      verdict: {
        reason: "validated",
        summary: "This bug is made up: it shows what a fix looks like once it is proven. No run stands behind it.",
        errorKind: null,
      },
      suitability: null,
      baseSha: null,
      engine: null,
      sandbox: null,
      environment: null,
      reproduction: null,
      suspicious: [],
      search: null,
      strength: null,
      coverage: { covered: 1, coverable: 1 },
      tried: [],
      timings: { total: 0, toReproduction: null, toFix: null, byStage: {} },
      peakMemoryBytes: null,
      replayCommand: null,
    },
  };
}
