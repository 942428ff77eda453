import { parseJsonLines } from "../../../run/json-lines.ts";
import { z } from "zod";
import type { TestCase, TestFailure } from "../../../types/tests.ts";
import { loadingFailure, relativeTo, toFailure } from "./failure.ts";
import type { Parsed } from "./types.ts";

const Text = z.string().nullish();
const Flag = z.boolean().optional();

/** One line that our reporters write. */
export const ReporterEvent = z.object({
  type: z.enum(["start", "case", "outside", "end"]),
  names: z.array(z.string()).default([]),
  file: Text,
  status: z.enum(["passed", "failed", "skipped"]).optional(),
  ms: z.number().nullish(),
  /** Of a process that ended badly, where the runner knows no more of it. */
  output: Text,
  error: z
    .object({
      name: Text,
      message: Text,
      code: Text,
      stack: Text,
      expected: Text,
      actual: Text,
      assertion: Flag,
      timeout: Flag,
      hook: Flag,
      loading: Flag,
    })
    .nullish(),
});
export type ReporterEvent = z.infer<typeof ReporterEvent>;

const OUTCOMES = { passed: "PASSED", failed: "FAILED", skipped: "SKIPPED" } as const;

export function readEvents(text: string): ReporterEvent[] {
  return parseJsonLines(text, ReporterEvent);
}

/** Names that occur twice in a run get a number, so that they stay unique. */
export function uniqueNames(cases: TestCase[]): TestCase[] {
  const seen = new Map<string, number>();
  return cases.map((one) => {
    const key = `${one.file ?? ""}\0${one.name}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? one : { ...one, name: `${one.name} (${times})` };
  });
}

/** Turns the lines into cases; a test that began and never ended counts as failed. */
export function casesOf(events: ReporterEvent[], guestRoot: string): Parsed {
  const cases: TestCase[] = [];
  let failure: TestFailure | null = null;
  let open: ReporterEvent | null = null;
  for (const event of events) {
    if (event.type === "start") open = event;
    if (event.type === "outside" && event.error)
      failure ??=
        typeof event.output === "string"
          ? loadingFailure(event.output, guestRoot)
          : toFailure({ ...event.error, loading: true }, guestRoot);
    if (event.type !== "case") continue;
    open = null;
    const file = event.file ? relativeTo(guestRoot, event.file) : null;
    const outcome = OUTCOMES[event.status ?? "failed"];
    cases.push({
      name: event.names.join(" > "),
      file,
      outcome,
      durationMs: event.ms ?? null,
      failure: event.error && outcome === "FAILED" ? toFailure(event.error, guestRoot) : null,
    });
  }
  if (open !== null && !events.some((event) => event.type === "end")) {
    cases.push({
      name: open.names.join(" > "),
      file: open.file ? relativeTo(guestRoot, open.file) : null,
      outcome: "FAILED",
      durationMs: null,
      failure: {
        kind: "crash",
        errorType: null,
        message: "The process ended while this test ran",
        expected: null,
        actual: null,
        frames: [],
      },
    });
  }
  return { cases: uniqueNames(cases), failure };
}
