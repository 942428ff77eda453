import { number, renderColumns, yesNo, type Column } from "../shared/table.ts";
import type { IssueResult } from "./run-issue.ts";

const ISSUES: readonly Column<IssueResult>[] = [
  ["issue", (result) => result.slug],
  ["half", (result) => result.half],
  ["reproduced", (result) => yesNo(result.reproduced)],
  ["right test", (result) => yesNo(result.rightTest)],
  ["plausible", (result) => yesNo(result.plausible)],
  ["correct", (result) => yesNo(result.correct)],
  ["rank", (result) => number(result.rank)],
  ["reason", (result) => (result.details === null ? "" : result.reason)],
  ["tried", (result) => number(result.candidates)],
  ["s", (result) => number(result.seconds, 1)],
];

function sums(name: string, all: readonly IssueResult[]): string {
  const results = all.filter(({ reason }) => reason !== "tests_do_not_run");
  const many = (test: (result: IssueResult) => boolean): number => results.filter(test).length;
  return [
    `${name}: ${results.length} issues${all.length === results.length ? "" : ` (of ${all.length - results.length} more the fix's tests do not run here)`}`,
    `${many((one) => one.reproduced)} reproduced`,
    `${many((one) => one.rightTest === true)} by a test that passes with the project's fix`,
    `${many((one) => one.plausible)} with an edit that passes`,
    `a right edit shown for ${many((one) => one.rank !== null)}, first for ${many((one) => one.rank === 1)}`,
    `${many((one) => one.correct !== null)} validated, ${many((one) => one.correct === true)} rightly`,
  ].join("; ");
}

/** Every issue, and what those of each half and language come to. */
export function renderIssues(results: readonly IssueResult[]): string {
  const groups = Map.groupBy(results, ({ half, language }) => `${half}, ${language}`);
  return [renderColumns(ISSUES, results), [...groups].map(([name, group]) => sums(name, group)).join("\n")].join("\n\n");
}
