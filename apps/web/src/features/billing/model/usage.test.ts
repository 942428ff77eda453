import { expect, test } from "vitest";
import { chartName, everyDay, METRICS, periodOf, usageCsv } from "./usage.ts";

const busy = {
  date: "2026-03-01",
  runs: 3,
  seconds: 93,
  candidates: 1200,
  validatedFixes: 2,
  modelCalls: 7,
  modelCostUsd: 0.0423,
  inputTokens: 120_000,
  outputTokens: 3400,
};
const usage = { from: "2026-02-28", to: "2026-03-02", days: [busy] };

test("a period ends today and counts its first day", () => {
  expect(periodOf(7, new Date("2026-03-02T23:59:00Z"))).toEqual({ from: "2026-02-24", to: "2026-03-02" });
});

test("what models cost is said in dollars", () => {
  expect(chartName(METRICS[3]!, everyDay(usage))).toContain("$0.0423 in all, most on 2026-03-01 with $0.0423");
});

test("days without a run are there with nothing in them", () => {
  const days = everyDay(usage);

  expect(days.map(({ date, runs }) => [date, runs])).toEqual([
    ["2026-02-28", 0],
    ["2026-03-01", 3],
    ["2026-03-02", 0],
  ]);
});

test("the chart is told in words, also when it is empty", () => {
  expect(chartName(METRICS[0], everyDay(usage))).toBe(
    "Bugs processed per day, 2026-02-28 to 2026-03-02: 3 in all, most on 2026-03-01 with 3",
  );
  expect(chartName(METRICS[1]!, everyDay({ ...usage, days: [] }))).toBe(
    "Validated fixes per day, 2026-02-28 to 2026-03-02: none",
  );
});

test("the export has a line for each day", () => {
  expect(usageCsv([busy])).toBe(
    "date,bugs_processed,validated_fixes,agent_minutes,candidates_tried,model_calls,input_tokens,output_tokens,model_cost_usd\n" +
      "2026-03-01,3,2,1.6,1200,7,120000,3400,0.0423\n",
  );
});
