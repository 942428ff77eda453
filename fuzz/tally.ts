import { createHistogram, type RecordableHistogram } from "node:perf_hooks";

export interface RouteTally {
  statuses: Map<number, number>;
  /** Microseconds. */
  times: RecordableHistogram;
}

/** Counts; of answers nothing else is kept. */
export class Tally {
  readonly routes = new Map<string, RouteTally>();
  requests = 0;

  constructor(routes: string[]) {
    for (const route of routes) this.routes.set(route, { statuses: new Map(), times: createHistogram() });
  }

  add(route: string, status: number, milliseconds: number): void {
    this.requests += 1;
    const tally = this.routes.get(route);
    tally?.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    tally?.times.record(Math.max(1, Math.round(milliseconds * 1000)));
  }

  #count(matches: (status: number) => boolean): number {
    const all = [...this.routes.values()].flatMap(({ statuses }) => [...statuses]);
    return all.reduce((sum, [status, count]) => (matches(status) ? sum + count : sum), 0);
  }

  get successes(): number {
    return this.#count((status) => status >= 200 && status < 300);
  }

  get serverErrors(): number {
    return this.#count((status) => status >= 500);
  }

  /** Routes whose own rules were never what answered: only guards did, or checks of the form. */
  get notReached(): string[] {
    const ownRules = (status: number) => (status >= 200 && status < 400) || status === 409;
    return [...this.routes].filter(([, { statuses }]) => ![...statuses.keys()].some(ownRules)).map(([route]) => route);
  }
}

function p99(times: RecordableHistogram): string {
  return (times.percentile(99) / 1000).toFixed(1);
}

export function renderTable(tally: Tally): string {
  const rows = [...tally.routes].map(([route, { statuses, times }]) => [
    route,
    String([...statuses.values()].reduce((sum, count) => sum + count, 0)),
    p99(times),
    [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status}×${count}`)
      .join(" "),
  ]);
  const head = ["route", "requests", "p99 ms", "statuses"];
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return [head, ...rows].map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}
