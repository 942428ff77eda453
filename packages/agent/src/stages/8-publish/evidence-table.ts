import { code, plain, row } from "./markdown.ts";
import type { ProvenRun } from "./issue-reference.ts";

type Row = readonly [what: string, result: string];
type Evidence = ProvenRun["evidence"];

const SECOND_EXAMPLE = {
  unseen_example: "another example of the issue passes, which the repair did not see",
  neighbours: "none in the issue; inputs near its own stand in",
  none: "none",
} as const;

function reproductionRows({ evidence, reproductionScript }: ProvenRun): Row[] {
  const rows: Row[] = [];
  const { reproduction } = evidence;
  const [test] = reproductionScript;
  if (reproduction) {
    rows.push(["Regression test", code(reproduction.command)]);
    const before = `${test?.results_pre_fix.aggregate_test_results ?? "FAILED"}, ${reproduction.stableRuns} of ${reproduction.stableRuns} runs: ${code(reproduction.symptom)}`;
    rows.push(["Before the fix", before]);
  }
  rows.push(["After the fix", test?.results_post_fix?.aggregate_test_results ?? "no fix was validated"]);
  return rows;
}

function suiteRow({ evidence, statusResult }: ProvenRun): Row {
  const { baseline, testCommand } = evidence.environment ?? {};
  if (!baseline) return ["Existing tests", "the project has no suite that ran"];
  const after = statusResult.unit_tests_status === "passed" ? "all are green after" : "were not compared";
  const command = testCommand ? ` (${code(testCommand)})` : "";
  const rest = `red before: ${baseline.failed}, skipped: ${baseline.skipped}, flaky: ${baseline.flaky}`;
  return ["Existing tests", `${baseline.passed} were green before and ${after}${command}; ${rest}`];
}

function strengthRows({ coverage, strength }: Evidence): Row[] {
  const rows: Row[] = [];
  if (coverage) rows.push(["Changed lines run by tests", `${coverage.covered} of ${coverage.coverable}`]);
  if (!strength) return rows;
  const { mutants, hunks, neededHunks, secondExample } = strength;
  const killed = mutants.filter((mutant) => mutant.status !== "survived").length;
  rows.push(["Each hunk is needed", `${neededHunks} of ${hunks}`]);
  rows.push([
    "Mutants of the changed lines",
    mutants.length === 0 ? "none could be made" : `${killed} of ${mutants.length} noticed by tests`,
  ]);
  rows.push(["Second example", SECOND_EXAMPLE[secondExample]]);
  return rows;
}

const PART = { intake: "read the issue", reproduce: "was asked for a test", repair: "was asked for a fix" } as const;

/** Whoever reviews it should know that a model had a part in it, and which. */
function modelRow(models: NonNullable<Evidence["models"]>): Row {
  const asked = models.filter(({ calls }) => calls > 0);
  const parts = asked.map(
    ({ provider, model, purpose, prompt }) => `${plain(`${provider} ${model}`, 100)} ${PART[purpose]} (${code(prompt)})`,
  );
  return ["Model", parts.length === 0 ? "none answered" : `${parts.join("; ")}; all above was found by running it`];
}

/** The fewer pass as well, the more it says that the fix does. */
function searched({ candidatesTried, candidatesPlausible, candidatesSurviving }: NonNullable<Evidence["search"]>): string {
  const rest = candidatesSurviving === undefined ? "" : `, ${candidatesSurviving} of them all that was known`;
  return `${candidatesTried} edits tried, ${candidatesPlausible} made the test pass${rest}`;
}

function machineryRows({ sandbox, search, models }: Evidence): Row[] {
  const rows: Row[] = [];
  if (models) rows.push(modelRow(models));
  if (search) rows.push(["Search", searched(search)]);
  if (sandbox) {
    const isolated = sandbox.strength === "isolated";
    rows.push(["Sandbox", isolated ? plain(sandbox.driver, 40) : "none: the code ran unprotected"]);
  }
  return rows;
}

/** What was executed and how it ended, a row each. Markdown. */
export function evidenceTable(run: ProvenRun): string {
  const { evidence } = run;
  const rows: Row[] = [
    ...(evidence.baseSha ? [["Base commit", code(evidence.baseSha)] as const] : []),
    ...reproductionRows(run),
    suiteRow(run),
    ...strengthRows(evidence),
    ...machineryRows(evidence),
  ];
  return ["| Evidence | |", "| --- | --- |", ...rows.map((cells) => row(...cells))].join("\n");
}
