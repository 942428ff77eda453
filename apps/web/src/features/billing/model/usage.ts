import { NO_USAGE, type Usage, type UsageFigures } from "@fixpoint/contracts";
import { count } from "../../../lib/format.ts";
import { usd } from "../../../lib/usd.ts";
import type { Period } from "../api/usage.ts";

const DAY_MS = 86_400_000;

export const PERIODS = [
  { id: "7", label: "7 days" },
  { id: "30", label: "30 days" },
  { id: "90", label: "90 days" },
  { id: "365", label: "12 months" },
] as const;
export type PeriodId = (typeof PERIODS)[number]["id"];

export interface Metric {
  id: "runs" | "validatedFixes" | "minutes" | "modelCost";
  label: string;
  valueOf: (figures: UsageFigures) => number;
  /** The value for people. */
  say: (value: number) => string;
}

function tenths(value: number): string {
  return count(Math.round(value * 10) / 10);
}

const RUNS: Metric = { id: "runs", label: "Bugs processed", valueOf: (figures) => figures.runs, say: count };
export const METRICS: readonly [Metric, ...Metric[]] = [
  RUNS,
  { id: "validatedFixes", label: "Validated fixes", valueOf: (figures) => figures.validatedFixes, say: count },
  { id: "minutes", label: "Agent minutes", valueOf: minutes, say: tenths },
  { id: "modelCost", label: "Model cost", valueOf: (figures) => figures.modelCostUsd, say: usd },
];

export function minutes(figures: UsageFigures): number {
  return Math.round(figures.seconds / 6) / 10;
}

/** The last `days` days, today included, as the server counts them: in UTC. */
export function periodOf(days: number, now: Date): Period {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { from: day(now.getTime() - (days - 1) * DAY_MS), to: day(now.getTime()) };
}

export type DayFigures = UsageFigures & { date: string };

/** Every day of the period in order; the server leaves out those on which nothing ran. */
export function everyDay(usage: Pick<Usage, "from" | "to" | "days">): DayFigures[] {
  const known = new Map(usage.days.map((day) => [day.date, day]));
  const days: DayFigures[] = [];
  for (let at = Date.parse(usage.from); at <= Date.parse(usage.to); at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10);
    days.push(known.get(date) ?? { ...NO_USAGE, date });
  }
  return days;
}

/** The chart in words: what a person who cannot see the bars needs to know of them. */
export function chartName(metric: Metric, days: readonly DayFigures[]): string {
  const sum = days.reduce((total, day) => total + metric.valueOf(day), 0);
  const top = days.reduce<DayFigures | null>(
    (best, day) => (metric.valueOf(day) > (best ? metric.valueOf(best) : 0) ? day : best),
    null,
  );
  const span = `${days[0]?.date ?? ""} to ${days.at(-1)?.date ?? ""}`;
  if (!top) return `${metric.label} per day, ${span}: none`;
  return `${metric.label} per day, ${span}: ${metric.say(sum)} in all, most on ${top.date} with ${metric.say(metric.valueOf(top))}`;
}

const COLUMNS = [
  "date",
  "bugs_processed",
  "validated_fixes",
  "agent_minutes",
  "candidates_tried",
  "model_calls",
  "input_tokens",
  "output_tokens",
  "model_cost_usd",
];

export function usageCsv(days: readonly DayFigures[]): string {
  const rows = days.map((day) =>
    [
      day.date,
      day.runs,
      day.validatedFixes,
      minutes(day),
      day.candidates,
      day.modelCalls,
      day.inputTokens,
      day.outputTokens,
      day.modelCostUsd,
    ].join(","),
  );
  return `${[COLUMNS.join(","), ...rows].join("\n")}\n`;
}
