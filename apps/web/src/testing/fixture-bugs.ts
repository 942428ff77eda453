import type { AgentEvent, IssueDetails, IssueListItem, StatusResult } from "@fixpoint/contracts";
import { evidence, issueDetails, issueRow, PASSED_ALL, pullRequest } from "./factories.ts";

export const BASE_SHA = "a1b2c3d".padEnd(40, "0");
const BASE = `const UNITS = { s: 1, m: 60, h: 3600 };

/** Milliseconds of a duration such as "1h 30m". */
export function parse(text) {
  let total = 0;
  for (const [, amount, unit] of text.matchAll(/(\\d+)\\s*([smh])/g)) {
    total += Number(amount) * UNITS[unit];
  }
  return total;
}

export function format(ms) {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return \`\${seconds}s\`;
  return \`\${Math.floor(seconds / 60)}m \${seconds % 60}s\`;
}
`;
const PATCH = BASE.replace(
  "const UNITS = { s: 1, m: 60, h: 3600 };",
  "const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };",
).replace("([smh])", "(ms|[smh])");
const TEST = `import { expect, test } from "vitest";
import { parse } from "../src/duration.js";

// Regression test for SHOP-1: a duration is given in milliseconds.
test("parse('1h') gives milliseconds", () => {
  expect(parse("1h")).toBe(3600000);
});
`;
const NONE: StatusResult = {
  has_fix: false,
  issue_status: null,
  reproduced_status: "not_run",
  unit_tests_status: "not_run",
  pre_commit_test_status: "not_run",
  validation_test_status: "not_run",
};

function ago(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

/** One bug of every view, then many more, so that the list has something to scroll. */
export function fixtureRows(): IssueListItem[] {
  const rows = [
    issueRow({
      title: "parse('1h') returns seconds instead of milliseconds",
      updatedAt: ago(2),
      coveredLines: 2,
      coverableLines: 2,
      createdAt: ago(60 * 26),
    }),
    issueRow({
      title: "Timeout when exporting more than 1,000 orders",
      agentProcessingStatus: "working",
      agentResultStatus: null,
      statusResult: NONE,
      updatedAt: ago(0),
      coveredLines: null,
      coverableLines: null,
    }),
    issueRow({
      title: "Cart total is wrong after removing the last item of a bundle",
      agentResultStatus: "reproduced",
      statusResult: { ...PASSED_ALL, has_fix: false, validation_test_status: "failed", unit_tests_status: "not_run" },
      source: "github",
      issueUrl: "https://github.test/acme/shop/issues/12",
      updatedAt: ago(50),
    }),
    issueRow({
      title: "Sometimes the page is slow",
      agentResultStatus: "no_result",
      statusResult: { ...NONE, reproduced_status: "failed" },
      source: "sentry",
      updatedAt: ago(300),
      coveredLines: null,
      coverableLines: null,
    }),
    issueRow({
      title: "Install fails on a clean checkout",
      agentResultStatus: "error",
      statusResult: NONE,
      updatedAt: ago(600),
      coveredLines: null,
      coverableLines: null,
    }),
    issueRow({
      title: "Please add a dark mode",
      agentResultStatus: "unsuitable_issue",
      statusResult: NONE,
      source: "trello",
      updatedAt: ago(900),
      coveredLines: null,
      coverableLines: null,
    }),
    issueRow({
      title: "Rounding of discounts below one cent",
      pullRequest: pullRequest({ number: 88 }),
      source: "atlassian",
      updatedAt: ago(1500),
    }),
    issueRow({
      title: "Empty search throws TypeError",
      pullRequest: pullRequest({ status: "MERGED", number: 81 }),
      source: "github",
      updatedAt: ago(4000),
    }),
    issueRow({
      title: "Unicode names are cut in the middle of a character",
      pullRequest: pullRequest({ status: "DRAFT", number: 90 }),
      updatedAt: ago(5000),
    }),
    issueRow({ title: "An old report", isArchived: true, updatedAt: ago(90_000) }),
  ];
  for (let index = 0; index < 60; index += 1)
    rows.push(
      issueRow({
        title: `Imported report number ${index + 1}`,
        agentResultStatus: index % 3 === 0 ? "validated_fix" : index % 3 === 1 ? "no_result" : "reproduced",
        updatedAt: ago(6000 + index * 700),
        source: index % 2 ? "github" : "sentry",
      }),
    );
  return rows;
}

function run(ok: boolean) {
  return {
    output: ok
      ? "\u001b[32m ✓\u001b[39m test/duration.test.js (9 tests) 12ms\n\n Tests  \u001b[1m\u001b[32m9 passed\u001b[39m\u001b[22m (9)\n"
      : "\u001b[31m × parse('1h') gives milliseconds\u001b[39m 6ms\n\u001b[31mAssertionError: expected 3600 to be 3600000\u001b[39m\n  \u001b[36m❯\u001b[39m test/duration.test.js:6:23\n\n Tests  \u001b[1m\u001b[31m1 failed\u001b[39m\u001b[22m | 8 passed (9)\n",
    output_storage_path: null,
    test_run: "npx vitest run test/duration.test.js",
    aggregate_test_results: ok ? ("PASSED" as const) : ("FAILED" as const),
    granular_test_results: [
      {
        name: "parse('1h') gives milliseconds",
        file: "test/duration.test.js",
        status: ok ? ("PASSED" as const) : ("FAILED" as const),
        duration_ms: 6,
        message: ok ? null : "AssertionError: expected 3600 to be 3600000",
      },
      { name: "parse('') is 0", file: "test/duration.test.js", status: "PASSED" as const, duration_ms: 1, message: null },
    ],
  };
}

const TEXT =
  "`parse` returns **seconds**, the docs say milliseconds.\n\n```js\nimport { parse } from 'duration';\nparse('1h'); // 3600\n```\n\nExpected: `3600000`\nActual: `3600`\n\n- version 2.1.0\n- Node 24\n\n![screenshot](https://images.test/a.png)";

export function fixtureDetails(row: IssueListItem): IssueDetails {
  const { statusResult, coveredLines: _, coverableLines: __, ...shared } = row;
  const common = {
    ...shared,
    text: TEXT,
    rawData: {
      id: row.id,
      text: TEXT,
      title: row.title,
      issue_url: row.issueUrl,
      status_process: row.agentProcessingStatus === "done" ? ("agent_done" as const) : ("agent_working" as const),
      status_result: statusResult,
    },
  };
  if (row.agentProcessingStatus !== "done") return issueDetails({ ...common, evidence: null });
  const script = {
    test_name: "parse('1h') gives milliseconds",
    file_path: "test/duration.regression.test.js",
    test_code: TEST,
    results_pre_fix: run(false),
    results_post_fix: run(true),
  };
  const tried = [
    {
      stage: "reproduce" as const,
      what: "call parse('1h') from the first code block",
      result: row.agentResultStatus === "no_result" ? "passed_on_base" : "reproduced",
      detail:
        row.agentResultStatus === "no_result"
          ? "The call gives the expected value on the base commit."
          : "AssertionError: expected 3600 to be 3600000",
    },
    {
      stage: "repair" as const,
      what: "boundary: < became <= in format()",
      result: "reproduction_failed",
      detail: "The reproduction still fails.",
    },
  ];
  if (row.agentResultStatus === "validated_fix") {
    return issueDetails({
      ...common,
      fix: [
        {
          file_path: "src/duration.js",
          base: { code: BASE, code_storage_path: null },
          patch: { code: PATCH, code_storage_path: null },
          added_lines: [1, 6],
          removed_lines: [1, 6],
          tests_coverage: [1, 6],
          coverable_lines: [1, 6],
          coverage_by_tests: { "parse('1h') gives milliseconds": 2 },
          detailed_coverage: [{ test_name: "parse('1h') gives milliseconds", added_covered_lines: [1, 6] }],
        },
      ],
      reproduction_script: [script],
      existing_unit_tests: Array.from({ length: 24 }, (_, index) => ({
        name: `formats and parses case ${index + 1}`,
        file_path: "test/format.test.js",
        result_pre_fix: "PASSED" as const,
        result_post_fix: "PASSED" as const,
        flaky: false,
      })),
      evidence: evidence({
        baseSha: BASE_SHA,
        verdict: {
          reason: "validated",
          summary: "parse('1h') gave 3600 and now gives 3600000, as the issue asks. No test that was green turned red.",
          errorKind: null,
        },
        search: {
          candidatesTried: 1284,
          candidatesPlausible: 3,
          seconds: 6.2,
          candidatesPerSecond: 207,
          chosen: "constants: the units of the table are multiplied by 1000",
          alternatives: [],
        },
        strength: {
          neededHunks: 2,
          hunks: 2,
          mutants: [
            { file: "src/duration.js", line: 1, description: "1000 became 1001", status: "killed" },
            { file: "src/duration.js", line: 6, description: "ms removed", status: "killed" },
          ],
          secondExample: "neighbours",
          notes: [],
        },
        coverage: { covered: 2, coverable: 2 },
        tried,
        timings: { total: 48.2, toReproduction: 11, toFix: 31, byStage: {} },
        replayCommand: `npx fixpoint replay ./${row.key}-evidence`,
      }),
    });
  }
  if (row.agentResultStatus === "reproduced")
    return issueDetails({
      ...common,
      reproduction_script: [{ ...script, results_post_fix: null }],
      evidence: evidence({
        verdict: {
          reason: "no_candidate",
          summary: "The bug is reproduced by a test. No candidate passed every gate within the budget.",
          errorKind: null,
        },
        tried,
      }),
    });
  return issueDetails({
    ...common,
    evidence: evidence({
      verdict: {
        reason: "not_reproduced",
        summary:
          row.agentResultStatus === "error"
            ? "The dependencies could not be installed: the lockfile names a package that does not exist."
            : "None of the attempts showed the reported symptom on the base commit.",
        errorKind: row.agentResultStatus === "error" ? "project" : null,
      },
      suitability: {
        kind: row.agentResultStatus === "unsuitable_issue" ? "feature" : "not_enough_facts",
        reasons: ["The issue asks for something new; nothing that exists behaves wrongly."],
        missingFacts: ["which page is slow", "how slow it is, and how fast it should be"],
        draftQuestion:
          "Which page is slow, and how long does it take? A link and the time shown by the browser would let us reproduce it.",
      },
      reproduction: null,
      tried,
    }),
  });
}

/** A whole run as events; `pace` is the milliseconds between two of them. */
export function fixtureRun(start: number, pace: number): AgentEvent[] {
  const events: AgentEvent[] = [];
  let seq = 0;
  const at = () => new Date(start + seq * pace).toISOString();
  const push = (event: Record<string, unknown>) => {
    events.push({ seq, at: at(), ...event } as AgentEvent);
    seq += 1;
  };
  const done = (stage: string, summary: string, durationMs: number) =>
    push({ type: "stage_finished", stage, outcome: "passed", reason: "ok", summary, durationMs });
  push({ type: "stage_started", stage: "intake" });
  done("intake", "One example, one expected value, one version.", 40);
  push({ type: "stage_started", stage: "suitability" });
  done("suitability", "A bug: a call with an expected and an actual value.", 20);
  push({ type: "stage_started", stage: "environment" });
  push({ type: "log", stage: "environment", level: "info", message: "JavaScript, npm, vitest" });
  push({ type: "command", stage: "environment", command: "npm ci", ended: "exited", exitCode: 0, durationMs: 8400 });
  push({ type: "command", stage: "environment", command: "npx vitest run", ended: "exited", exitCode: 0, durationMs: 1900 });
  done("environment", "24 tests pass on the base commit, none is flaky.", 11_000);
  push({ type: "stage_started", stage: "reproduce" });
  push({
    type: "command",
    stage: "reproduce",
    command: "npx vitest run test/duration.regression.test.js",
    ended: "exited",
    exitCode: 1,
    durationMs: 700,
  });
  done("reproduce", "Fails for the stated reason, the same in 5 runs.", 4200);
  push({ type: "stage_started", stage: "localise" });
  done("localise", "12 suspicious lines, the first in src/duration.js:1.", 1300);
  push({ type: "stage_started", stage: "repair" });
  for (const tried of [120, 480, 812, 1284])
    push({ type: "progress", stage: "repair", label: "Candidates tried", done: tried, total: 2000 });
  push({ type: "log", stage: "repair", level: "info", message: "constants: the units of the table are multiplied by 1000" });
  done("repair", "3 of 1,284 candidates pass the reproduction.", 6200);
  push({ type: "stage_started", stage: "validate" });
  push({ type: "command", stage: "validate", command: "npx vitest run", ended: "exited", exitCode: 0, durationMs: 2100 });
  done("validate", "All gates passed.", 9000);
  push({ type: "stage_started", stage: "publish" });
  done("publish", "Nothing to publish: pull requests are opened by a person.", 10);
  return events;
}
