import { number, renderColumns, yesNo, type Column } from "../shared/table.ts";
import type { CaseResult } from "./run-case.ts";

const COLUMNS: readonly Column<CaseResult>[] = [
  ["demo bug", (result) => result.name],
  ["verdict", (result) => result.verdict],
  ["reason", (result) => result.reason],
  ["s to repro", (result) => number(result.toReproduction, 1)],
  ["s to fix", (result) => number(result.toFix, 1)],
  ["s total", (result) => number(result.seconds, 1)],
  ["tried", (result) => number(result.candidates)],
  ["per s", (result) => number(result.candidatesPerSecond)],
  ["peak MiB", (result) => number(result.peakMemoryMiB)],
  ["correct", (result) => yesNo(result.correct)],
];

export function renderTable(results: readonly CaseResult[]): string {
  return renderColumns(COLUMNS, results);
}

export function renderSummary(results: readonly CaseResult[]): string {
  const count = (verdict: CaseResult["verdict"]) => results.filter((result) => result.verdict === verdict).length;
  const checked = results.filter((result) => result.correct !== null);
  const right = checked.filter((result) => result.correct).length;
  return `${results.length} issues: ${count("validated_fix")} validated fixes (${right} of ${checked.length} behave as the repaired release), ${count("reproduced")} reproduced, ${count("no_result")} without result, ${count("unsuitable_issue")} unsuitable, ${count("error")} errors.`;
}
