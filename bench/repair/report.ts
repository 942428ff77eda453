import { number, renderColumns, yesNo, type Column } from "../shared/table.ts";
import type { RepairResult } from "./run-case.ts";
import { tally, type Tally } from "./summarise.ts";

const CASES: readonly Column<RepairResult>[] = [
  ["case", (result) => `${result.language}/${result.slug}`],
  ["class", (result) => result.class],
  ["half", (result) => result.half],
  ["one", (result) => yesNo(result.oneStatement)],
  ["reproduced", (result) => yesNo(result.reproduced)],
  ["plausible", (result) => yesNo(result.plausible)],
  ["correct", (result) => yesNo(result.correct)],
  ["rank", (result) => number(result.rank)],
  ["tried", (result) => number(result.candidates)],
  ["pass", (result) => number(result.passing)],
  ["survive", (result) => number(result.surviving)],
  ["per s", (result) => number(result.candidatesPerSecond)],
  ["s", (result) => number(result.seconds, 1)],
  ["peak MiB", (result) => number(result.peakMemoryMiB)],
];

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;
}

const CLASSES: readonly Column<Tally & { name: string }>[] = [
  ["class", (row) => row.name],
  ["cases", (row) => number(row.cases)],
  ["reproduced", (row) => number(row.reproduced)],
  ["plausible", (row) => number(row.plausible)],
  ["validated", (row) => number(row.validated)],
  ["correct", (row) => number(row.correct)],
  ["first is right", (row) => number(row.first)],
];

const HALVES: readonly Column<Tally & { name: string }>[] = [
  ["one-statement cases", (row) => row.name],
  ["cases", (row) => number(row.cases)],
  ["reproduced", (row) => percent(row.reproduced, row.cases)],
  ["plausible", (row) => percent(row.plausible, row.cases)],
  ["correct at rank 1", (row) => percent(row.first, row.cases)],
  ["validated", (row) => percent(row.validated, row.cases)],
  ["validated and correct", (row) => percent(row.correct, row.cases)],
  ["correct of the validated", (row) => percent(row.correct, row.validated)],
  ["median s", (row) => number(row.median, 1)],
  ["p90 s", (row) => number(row.p90, 1)],
];

const PROVEN: readonly Column<Tally & { name: string }>[] = [
  ["validated by", (row) => row.name],
  ["cases", (row) => number(row.validated)],
  ["correct", (row) => number(row.correct)],
];

function grouped(results: readonly RepairResult[], key: "class" | "half" | "provenBy"): (Tally & { name: string })[] {
  const groups = Map.groupBy(results, (result) => result[key]);
  return [...groups]
    .map(([name, group]) => ({ name: name ?? "nothing", ...tally(group) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Three tables: every case, every bug class, and the one-statement cases of each half; a fourth where anything was validated. */
export function renderReport(results: readonly RepairResult[]): string {
  const simple = results.filter((result) => result.oneStatement);
  const validated = results.filter((result) => result.provenBy !== null);
  return [
    renderColumns(CASES, results),
    renderColumns(CLASSES, grouped(results, "class")),
    renderColumns(HALVES, grouped(simple, "half")),
    ...(validated.length === 0 ? [] : [renderColumns(PROVEN, grouped(validated, "provenBy"))]),
  ].join("\n\n");
}

/** What the agent did, for those cases that may be looked into. */
export function renderDetails(results: readonly RepairResult[]): string {
  return results
    .flatMap(({ details, slug }) => {
      if (details === null) return [];
      const tried = details.tried.map(({ stage, what, result, detail }) => `  ${stage}: ${what} → ${result}: ${detail}`);
      return [`\n${slug} (${details.reason}): ${details.summary}`, ...tried, ...(details.patch === null ? [] : [details.patch])];
    })
    .join("\n");
}
