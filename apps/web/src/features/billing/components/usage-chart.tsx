import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { chartName, METRICS, type DayFigures, type Metric } from "../model/usage.ts";

const HEIGHT = 120;
const STEP = 10;
const GAP = 2;

function Bars({ days, metric }: { days: readonly DayFigures[]; metric: Metric }) {
  const most = Math.max(...days.map(metric.valueOf));
  const empty = most === 0;
  return (
    <div className="relative">
      {empty && <p className="absolute inset-0 flex items-center justify-center text-fg-2">Nothing in this period</p>}
      <p aria-hidden className="min-h-4 text-meta text-fg-3 tabular">
        {!empty && metric.say(most)}
      </p>
      <svg
        role="img"
        aria-label={chartName(metric, days)}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-y text-primary"
      >
        {days.map((day, index) => {
          const value = metric.valueOf(day);
          const height = value === 0 ? 0 : Math.max(2, (value / most) * HEIGHT);
          return (
            <g key={day.date}>
              <title>{`${day.date}: ${metric.say(value)}`}</title>
              <rect x={index * STEP} width={STEP} height={HEIGHT} fill="transparent" />
              <rect x={index * STEP + GAP / 2} y={HEIGHT - height} width={STEP - GAP} height={height} fill="currentColor" />
            </g>
          );
        })}
      </svg>
      <p aria-hidden className="flex justify-between text-meta text-fg-3 tabular">
        <span>{days[0]?.date}</span>
        <span>{days.at(-1)?.date}</span>
      </p>
    </div>
  );
}

function DayTable({ days }: { days: readonly DayFigures[] }) {
  return (
    <div
      className="max-h-80 overflow-auto rounded-control border thin-scroll"
      tabIndex={0}
      role="region"
      aria-label="Usage per day"
    >
      <table className="w-full text-left tabular">
        <thead className="sticky top-0 bg-subtle text-meta text-fg-3">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              Day
            </th>
            {METRICS.map(({ id, label }) => (
              <th key={id} scope="col" className="px-3 py-2 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                {day.date}
              </th>
              {METRICS.map(({ id, valueOf, say }) => (
                <td key={id} className="px-3 py-1.5 text-right">
                  {say(valueOf(day))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One bar a day, or the same numbers as a table. */
export function UsageChart({ days }: { days: readonly DayFigures[] }) {
  const [metric, setMetric] = useState<Metric>(METRICS[0]);
  const [asTable, setAsTable] = useState(false);
  return (
    <Card className="mt-4 p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        {asTable ? (
          <h2 className="text-h3 font-semibold">Per day</h2>
        ) : (
          <Segmented
            name="Bars show"
            value={metric.id}
            options={METRICS}
            onChange={(id) => setMetric(METRICS.find((candidate) => candidate.id === id) ?? METRICS[0])}
          />
        )}
        <Button size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Show as table
        </Button>
      </div>
      {asTable ? <DayTable days={days} /> : <Bars days={days} metric={metric} />}
    </Card>
  );
}
