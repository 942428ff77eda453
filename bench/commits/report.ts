import { number, renderColumns, yesNo, type Column } from "../shared/table.ts";
import type { CommitResult } from "./run-commit.ts";

const COMMITS: readonly Column<CommitResult>[] = [
  ["project", (result) => result.project],
  ["commit", (result) => result.commit.slice(0, 10)],
  ["reproduced", (result) => yesNo(result.reproduced)],
  ["plausible", (result) => yesNo(result.plausible)],
  ["verdict", (result) => result.verdict],
  ["reason", (result) => result.reason],
  ["project's own", (result) => number(result.rank)],
  ["tried", (result) => number(result.candidates)],
  ["per s", (result) => number(result.candidatesPerSecond)],
  ["s", (result) => number(result.seconds, 1)],
];

/** Every commit, and what they come to. */
export function renderCommits(results: readonly CommitResult[]): string {
  const many = (test: (result: CommitResult) => boolean) => results.filter(test).length;
  const validated = (result: CommitResult) => result.verdict === "validated_fix";
  return [
    renderColumns(COMMITS, results),
    [
      `${results.length} fixes`,
      `${many((one) => one.reproduced)} reproduced`,
      `${many((one) => one.plausible)} with an edit that passes`,
      `the project's own shown for ${many((one) => one.rank !== null)}, first for ${many((one) => one.rank === 1)}`,
      `${many(validated)} validated, ${many((one) => validated(one) && one.rank === 1)} with the project's own`,
    ].join("; "),
  ].join("\n\n");
}
