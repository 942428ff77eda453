import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { TestFailure } from "../../packages/agent/src/types/tests.ts";

/** How a test of a call's value ended; where it went wrong is not looked at. */
const Ended = z.object({
  kind: z.enum(["assertion", "exception", "timeout", "import", "syntax", "fixture", "no_tests", "crash"]),
  errorType: z.string().nullable(),
  message: z.string(),
  expected: z.string().nullable(),
  actual: z.string().nullable(),
}) satisfies z.ZodType<Omit<TestFailure, "frames">>;

/** A call of a report, put to the program with its bug and without it. */
const AskedRow = z.object({
  expression: z.string(),
  snippet: z.number().nullable(),
  now: Ended,
  right: Ended.nullable(),
});

/** One report with all that was asked; a line of a file of JSON lines. */
export const ReportRow = z.object({
  name: z.string(),
  issue: z.object({ title: z.string(), text: z.string() }),
  asked: z.array(AskedRow),
});
export type ReportRow = z.infer<typeof ReportRow>;

export async function readRows(file: string): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) rows.push(ReportRow.parse(JSON.parse(line)));
  return rows;
}
