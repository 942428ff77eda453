import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds that the thread itself ran: other work on the machine does not count. */
  tdur?: number;
  args: { name?: string };
}

/** What the page's main thread did, in milliseconds of its own time. */
export interface MainThread {
  longestTask: number;
  /** All tasks together. */
  busy: number;
  /** Without the layout that scripts force. */
  scripting: number;
}

const SCRIPTING = new Set([
  "FunctionCall",
  "EvaluateScript",
  "TimerFire",
  "EventDispatch",
  "FireAnimationFrame",
  "RunMicrotasks",
  "v8.compile",
  "MinorGC",
  "MajorGC",
]);
const LAYOUT = new Set(["Layout", "UpdateLayoutTree"]);
const TASK = "RunTask";
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8"];
const MS = 1000;

/** Events that lie in no other one of the list. */
function outermost(events: TraceEvent[]): TraceEvent[] {
  let end = -1;
  return events
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter((event) => {
      if (event.ts < end) return false;
      end = event.ts + (event.dur ?? 0);
      return true;
    });
}

function sum(events: TraceEvent[]): number {
  return events.reduce((total, event) => total + (event.tdur ?? event.dur ?? 0), 0) / MS;
}

function scriptingOf(own: TraceEvent[]): number {
  const scripts = outermost(own.filter(({ name }) => SCRIPTING.has(name)));
  const forced = outermost(own.filter(({ name }) => LAYOUT.has(name))).filter(({ ts }) =>
    scripts.some((script) => script.ts <= ts && ts < script.ts + (script.dur ?? 0)),
  );
  return sum(scripts) - sum(forced);
}

function read(events: TraceEvent[]): MainThread {
  const mains = events.filter(({ ph, name, args }) => ph === "M" && name === "thread_name" && args.name === "CrRendererMain");
  // Of several renderers the page's is the one that worked.
  const threads = mains.map(({ pid, tid }) => {
    const own = events.filter((event) => event.ph === "X" && event.pid === pid && event.tid === tid);
    const tasks = outermost(own.filter(({ name }) => name === TASK));
    return { own, tasks, busy: sum(tasks) };
  });
  const page = threads.toSorted((one, other) => other.busy - one.busy)[0];
  if (!page) throw new Error("The trace names no main thread");
  return {
    longestTask: Math.max(0, ...page.tasks.map((task) => sum([task]))),
    busy: page.busy,
    scripting: scriptingOf(page.own),
  };
}

/** Traces what `perform` makes the page do. */
export async function traced<T>(
  { browser, page, traces }: { browser: Browser; page: Page; traces: string | null },
  name: string,
  perform: () => Promise<T>,
): Promise<{ main: MainThread; result: T }> {
  await browser.startTracing(page, { categories: CATEGORIES });
  const result = await perform();
  const trace = await browser.stopTracing();
  if (traces) await writeFile(path.join(traces, `${name}.json`), trace);
  return { main: read((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents), result };
}
