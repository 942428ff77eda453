import { loadavg } from "node:os";
import type { JudgeCase } from "./cases.ts";
import { perSecond, type Rate } from "./rates.ts";
import type { StrykerRate } from "./stryker.ts";

export interface Measured {
  judgeCase: JudgeCase;
  runner: string;
  judge: Rate;
  cpuSeconds: number;
  processes: Rate;
  /** null where it cannot be run on the language, or was not asked for. */
  stryker: StrykerRate | null;
}

const LEAST_RATIO = 20;

function ratesOf({ judge, processes, stryker }: Measured): { judge: number; alone: number; stryker: number | null } {
  return {
    judge: perSecond(judge),
    alone: perSecond(processes),
    stryker: stryker === null ? null : stryker.mutants / stryker.seconds,
  };
}

export function holds(measured: Measured): boolean {
  const { judge, alone, stryker } = ratesOf(measured);
  const others = stryker === null ? [alone] : [alone, stryker];
  return judge >= measured.judgeCase.target && others.every((other) => judge / other >= LEAST_RATIO);
}

const COLUMNS: readonly (readonly [string, (measured: Measured) => string])[] = [
  ["case", ({ judgeCase }) => judgeCase.name],
  ["runner", ({ runner }) => runner],
  ["judged", ({ judge }) => String(judge.candidates)],
  ["pass", ({ judge }) => String(judge.verdicts.pass ?? 0)],
  ["timeout", ({ judge }) => String(judge.verdicts.timeout ?? 0)],
  ["per s", (measured) => ratesOf(measured).judge.toFixed(0)],
  ["goal", ({ judgeCase }) => `≥ ${judgeCase.target}`],
  ["per CPU-s", ({ judge, cpuSeconds }) => (judge.candidates / cpuSeconds).toFixed(0)],
  ["one process each", (measured) => ratesOf(measured).alone.toFixed(1)],
  ["ratio", (measured) => `${(ratesOf(measured).judge / ratesOf(measured).alone).toFixed(0)}×`],
  ["StrykerJS", (measured) => ratesOf(measured).stryker?.toFixed(1) ?? "–"],
  [
    "ratio",
    (measured) => {
      const { judge, stryker } = ratesOf(measured);
      return stryker === null ? "–" : `${(judge / stryker).toFixed(0)}×`;
    },
  ],
  ["", (measured) => (holds(measured) ? "holds" : "MISSED")],
];

/** A table with a line for each case. */
export function renderTable(all: readonly Measured[]): string {
  const rows = [COLUMNS.map(([head]) => head), ...all.map((one) => COLUMNS.map(([, cell]) => cell(one)))];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}

Judged in the sandbox, the judges' start included. One process each: a sample, extrapolated, with the project's runner in
the same sandbox and as many at once. StrykerJS: its whole run without a sandbox, every mutant that it reports counted,
those that it need not run too. Goals: per second, and ${LEAST_RATIO}× either. Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}.`;
}
