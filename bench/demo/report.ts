import type { CaseResult } from "./run-case.ts";

function number(value: number | null, digits = 0): string {
  return value === null ? "–" : value.toFixed(digits);
}

function yesNo(value: boolean | null): string {
  if (value === null) return "–";
  return value ? "yes" : "no";
}

const COLUMNS: readonly (readonly [string, (result: CaseResult) => string])[] = [
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

/** A table with a line for each case, as wide as its widest cells. */
export function renderTable(results: readonly CaseResult[]): string {
  const rows = [COLUMNS.map(([head]) => head), ...results.map((result) => COLUMNS.map(([, cell]) => cell(result)))];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

export function renderSummary(results: readonly CaseResult[]): string {
  const count = (verdict: CaseResult["verdict"]) => results.filter((result) => result.verdict === verdict).length;
  const checked = results.filter((result) => result.correct !== null);
  const right = checked.filter((result) => result.correct).length;
  return `${results.length} issues: ${count("validated_fix")} validated fixes (${right} of ${checked.length} behave as the repaired release), ${count("reproduced")} reproduced, ${count("no_result")} without result, ${count("unsuitable_issue")} unsuitable, ${count("error")} errors.`;
}
