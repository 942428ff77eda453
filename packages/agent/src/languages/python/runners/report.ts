import { parseJsonLines } from "../../../run/json-lines.ts";
import { TestOutcome } from "@fixpoint/contracts";
import { z } from "zod";
import type { TestCase, TestFailure } from "../../../types/tests.ts";

const Failure = z.object({
  kind: z.enum(["assertion", "exception", "timeout", "import", "syntax", "fixture", "no_tests", "crash"]),
  errorType: z.string().nullable(),
  message: z.string(),
  expected: z.string().nullable(),
  actual: z.string().nullable(),
  frames: z.array(z.object({ file: z.string(), line: z.number(), function: z.string().nullable() })),
}) satisfies z.ZodType<TestFailure>;

const Lines = z.record(z.string(), z.array(z.number()));
/** What values are, by file, line and name. */
const Traits = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.array(z.string()))));
export type Traits = z.infer<typeof Traits>;

/** What the guest runners write, one JSON document a line. */
export const RunnerEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("start"), file: z.string(), name: z.string() }),
  z.object({
    event: z.literal("case"),
    file: z.string(),
    name: z.string(),
    outcome: TestOutcome,
    durationMs: z.number(),
    failure: Failure.nullable(),
  }),
  z.object({ event: z.literal("collect_error"), file: z.string(), failure: Failure }),
  z.object({
    event: z.literal("lines"),
    file: z.string(),
    name: z.string(),
    passed: z.boolean(),
    lines: Lines,
    traits: Traits.default({}),
  }),
  z.object({
    event: z.literal("coverable"),
    coverable: Lines,
    imported: Lines,
    held: Traits.default({}),
    /** The time for all of them was over before the last test. */
    isCut: z.boolean().default(false),
  }),
  z.object({ event: z.literal("end"), exitCode: z.number() }),
]);
export type RunnerEvent = z.infer<typeof RunnerEvent>;

/** Lines that are no event (a project may write to any descriptor) are left out. */
export function parseEvents(stdout: string): RunnerEvent[] {
  return parseJsonLines(stdout, RunnerEvent);
}

export interface Report {
  cases: TestCase[];
  collectErrors: { file: string; failure: TestFailure }[];
  /** Began and never ended: what ran when the process died. */
  unfinished: { file: string; name: string } | null;
  finished: boolean;
  exitCode: number | null;
}

export function readReport(events: RunnerEvent[]): Report {
  const report: Report = { cases: [], collectErrors: [], unfinished: null, finished: false, exitCode: null };
  for (const event of events) {
    if (event.event === "start") report.unfinished = { file: event.file, name: event.name };
    else if (event.event === "case") {
      report.cases.push({
        name: event.name,
        file: event.file,
        outcome: event.outcome,
        durationMs: event.durationMs,
        failure: event.failure,
      });
      report.unfinished = null;
    } else if (event.event === "collect_error") report.collectErrors.push({ file: event.file, failure: event.failure });
    else if (event.event === "end") Object.assign(report, { finished: true, exitCode: event.exitCode });
  }
  return report;
}
