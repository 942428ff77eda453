import { PRODUCT_NAME } from "@fixpoint/contracts";
import type { RunOutcome } from "../../types/run.ts";

export interface IssueReference {
  title: string;
  /** E.g. `ACME-12` or `#12`; null where the tracker gives none. */
  key?: string | null;
  url?: string | null;
}

/** Text of others on one line: no line breaks, no control characters, bounded. */
function oneLine(text: string, limit: number): string {
  const flat = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
  return flat.length <= limit ? flat : `${flat.slice(0, limit - 1)}…`;
}

/** Markdown marks, mentions and issue references of others mean nothing in our text. */
function plainMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|~]/g, "\\$&").replace(/([@#])(?=\w)/g, "$1\u200b");
}

function code(text: string): string {
  const flat = oneLine(text, 300).replaceAll("|", "\\|");
  const fence = flat.includes("`") ? "``" : "`";
  return `${fence}${fence.length > 1 ? ` ${flat} ` : flat}${fence}`;
}

/** What a pull request tells; a stored run has all of it. */
export type ProvenRun = Pick<RunOutcome, "evidence" | "reproductionScript" | "fix" | "statusResult">;

/** Subject of at most 72 characters, then what was wrong and how it is proven. */
export function commitMessage(outcome: Omit<ProvenRun, "statusResult">, issue: IssueReference): string {
  const key = issue.key ? ` (${oneLine(issue.key, 20)})` : "";
  const subject = `Fix: ${oneLine(issue.title, 72 - 5 - key.length)}${key}`;
  const { reproduction, search } = outcome.evidence;
  const test = outcome.reproductionScript[0];
  const lines = [
    search?.chosen ? `Change: ${oneLine(search.chosen, 300)}` : null,
    reproduction ? `Before: ${oneLine(reproduction.symptom, 300)}` : null,
    test ? `Regression test: ${oneLine(test.file_path, 200)}` : null,
    issue.url ? `Issue: ${oneLine(issue.url, 300)}` : null,
  ].filter((line) => line !== null);
  return `${subject}\n\n${lines.join("\n")}\n`;
}

function evidenceRows(outcome: ProvenRun): [string, string][] {
  const { evidence } = outcome;
  const rows: [string, string][] = [];
  if (evidence.reproduction) {
    rows.push([
      "Fails before the fix, as the issue states",
      `${evidence.reproduction.stableRuns} of ${evidence.reproduction.stableRuns} runs: ${code(evidence.reproduction.symptom)}`,
    ]);
  }
  const after = outcome.reproductionScript[0]?.results_post_fix;
  rows.push(["Passes after the fix", after ? `yes (${code(after.test_run)})` : "no fix was validated"]);
  const { baseline, testCommand } = evidence.environment ?? {};
  rows.push([
    "Existing tests",
    baseline
      ? `${baseline.passed} were green before and ${outcome.statusResult.unit_tests_status === "passed" ? "all are green after" : "were not compared"}${testCommand ? ` (${code(testCommand)})` : ""}; red before: ${baseline.failed}, flaky: ${baseline.flaky}`
      : "the project has no suite that ran",
  ]);
  if (evidence.coverage)
    rows.push(["Changed lines run by tests", `${evidence.coverage.covered} of ${evidence.coverage.coverable}`]);
  if (evidence.strength) {
    const { mutants, hunks, neededHunks, secondExample } = evidence.strength;
    const killed = mutants.filter((mutant) => mutant.status !== "survived").length;
    rows.push(["Each hunk is needed", `${neededHunks} of ${hunks}`]);
    rows.push([
      "Mutants of the changed lines",
      mutants.length === 0 ? "none could be made" : `${killed} of ${mutants.length} noticed by tests`,
    ]);
    rows.push([
      "Second example",
      {
        unseen_example: "another example of the issue passes",
        neighbours: "none in the issue; neighbours of its input behave as before",
        none: "none",
      }[secondExample],
    ]);
  }
  if (evidence.sandbox?.strength === "none") rows.push(["Sandbox", "none: the code ran unprotected"]);
  return rows;
}

/** Body of the pull request: what was wrong, what changes, and the proof as a table. Markdown. */
export function pullRequestBody(outcome: ProvenRun, issue: IssueReference): string {
  const { evidence } = outcome;
  const title = plainMarkdown(oneLine(issue.title, 200));
  const reference = issue.url
    ? `[${issue.key ? plainMarkdown(oneLine(issue.key, 40)) : "the issue"}](${encodeURI(oneLine(issue.url, 500))})`
    : issue.key
      ? plainMarkdown(oneLine(issue.key, 40))
      : "the issue";
  const test = outcome.reproductionScript[0];
  const parts = [`Fixes ${reference}: ${title}`];
  if (evidence.search?.chosen) parts.push(`**Change.** ${plainMarkdown(oneLine(evidence.search.chosen, 500))}`);
  if (outcome.fix.length > 0)
    parts.push(
      `**Files.** ${outcome.fix.map((item) => code(item.file_path)).join(", ")}${test ? `, and the regression test ${code(test.file_path)}` : ""}`,
    );
  const rows = evidenceRows(outcome).map(([what, result]) => `| ${what} | ${result} |`);
  parts.push(["| Evidence | |", "| --- | --- |", ...rows].join("\n"));
  const survivors = evidence.strength?.mutants.filter((mutant) => mutant.status === "survived") ?? [];
  if (survivors.length > 0)
    parts.push(
      `**What the tests would not notice.** ${survivors
        .slice(0, 5)
        .map((mutant) => code(`${mutant.file}:${mutant.line} ${mutant.description}`))
        .join("; ")}`,
    );
  if (evidence.search && evidence.search.alternatives.length > 0) {
    parts.push(`**Alternatives that also pass.** ${evidence.search.alternatives.map((one) => code(one.description)).join("; ")}`);
  }
  if (evidence.baseSha)
    parts.push(`Proven on base commit ${code(evidence.baseSha)} by ${PRODUCT_NAME}. Please review before merging.`);
  return `${parts.join("\n\n")}\n`;
}
